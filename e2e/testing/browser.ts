import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { chromium, type Browser } from 'playwright-core';

type Program = { executablePath: string; env: Record<string, string> };

const { resolve } = createRequire(import.meta.url);
const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'browser');

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The browser that CHROME_PATH names, else the one inside an npm package, else an installed one that starts.
 * The packaged one is a headless shell: an installed one opens a whole window for each context and takes 1.6 times as
 * long.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named) return await launch({ executablePath: named, env: {} }, args);
  const packaged = await attempt(async () => launch(await packagedChromium(), args));
  if (packaged.browser) return packaged.browser;
  for (const executablePath of usualPlaces.filter((path) => existsSync(path))) {
    const { browser } = await attempt(() => launch({ executablePath, env: {} }, args));
    if (browser) return browser;
  }
  throw packaged.problem;
}

/**
 * Pages of journeys live for seconds: code is compiled for many of them, and most of the work of the optimising
 * compilers is never used. Pages of a context share a process (`contexts.ts`).
 */
const forJourneys = ['--js-flags=--no-opt,--no-maglev', '--renderer-process-limit=1'];

let shared: Promise<Browser> | undefined;

/** One browser for all journeys of a process, started with the first; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (!running?.isConnected()) shared = launchBrowser(forJourneys);
  return shared!;
}

const attempt = (start: () => Promise<Browser>): Promise<{ browser?: Browser; problem?: unknown }> =>
  start().then(
    (browser) => ({ browser }),
    (problem: unknown) => ({ problem }),
  );

/** Without a UTF-8 locale downloads lose their Chinese names. */
function launch({ executablePath, env }: Program, args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...quiet, ...args],
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env, FONTCONFIG_FILE: fontSettings() },
  });
}

/** Without a Chinese font the pages would be blank; with this one alone they look the same on every machine. */
function fontSettings(): string {
  const file = join(cache, 'fonts.conf');
  const draft = `${file}.new-${process.pid}-${threadId}`;
  const fonts = join(dirname(resolve('@expo-google-fonts/noto-sans-sc/package.json')), '400Regular');
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    draft,
    `<?xml version="1.0"?>\n<fontconfig><dir>${fonts}</dir><cachedir>${join(cache, 'fonts')}</cachedir></fontconfig>\n`,
  );
  renameSync(draft, file);
  return file;
}

/**
 * The package has a program for x86-64 Linux alone. Another machine would hand it to the shell, which reads it as a
 * script and writes files.
 */
async function packagedChromium(): Promise<Program> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `The packaged browser does not run on ${process.platform} ${process.arch}; name one in CHROME_PATH.`,
    );
  const root = dirname(dirname(resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const home = join(cache, `chromium-${version}`);
  if (!existsSync(home)) await unpack(join(root, 'bin'), home);
  return { executablePath: join(home, 'chromium'), env: { LD_LIBRARY_PATH: join(home, 'al2023', 'lib') } };
}

/** Written to a temporary name and renamed, so that an interrupted copy is never used. */
async function unpack(archives: string, home: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const draft = `${home}.new-${process.pid}-${threadId}`;
  const temporary = process.env.TMPDIR;
  mkdirSync(draft, { recursive: true });
  // The package unpacks into the temporary folder, where the copy of another user could not be executed.
  process.env.TMPDIR = draft;
  try {
    await Promise.all(
      ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br'].map((archive) => inflate(join(archives, archive))),
    );
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const anotherWasFaster = existsSync(home);
    if (!anotherWasFaster) throw error;
  }
}
