import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { capture, runQuietly } from './run.mjs';
import { StepFailed, step } from './step.mjs';

const debianPackage = 'chromium-headless-shell';
const howToInstall = `Install one (Debian: apt-get install ${debianPackage}; Fedora: dnf install chromium-headless; macOS, Windows, Ubuntu: Google Chrome) or name one in CHROME_PATH.`;

/** Whether a journey is among the tests that these filters choose, as vitest does: by a part of the path. */
export function isBrowserNeeded(filters) {
  const journeys = readdirSync(inRoot('e2e'), { recursive: true, encoding: 'utf8' })
    .map((path) => `e2e/${path}`)
    .filter((path) => path.endsWith('.test.ts'));
  return filters.length === 0 || journeys.some((path) => filters.some((filter) => path.includes(filter)));
}

/**
 * A browser in which the journeys run: one that is there, or that of the system's packages where they may be installed.
 * Without one no test begins.
 */
export async function ensureBrowser(runtime) {
  await step('browser', async () => {
    const first = await tryBrowser(runtime);
    if (first.version) return `Chromium ${first.version}`;
    if (mayInstall() && (await installed())) {
      const second = await tryBrowser(runtime);
      if (second.version) return `Chromium ${second.version}, installed with apt-get`;
    }
    throw new StepFailed(`No browser starts here that the journeys can run in (${first.reason}). ${howToInstall}`);
  });
}

async function tryBrowser({ node, env }) {
  const { code, output } = await capture(node, ['e2e/testing/try-browser.ts'], { env });
  return code === 0 ? { version: output } : { reason: output };
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installed() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await runQuietly('apt-get', ['update', '-qq'], { env });
    await runQuietly('apt-get', ['install', '-qq', '--no-install-recommends', debianPackage], { env });
    return true;
  } catch {
    return false;
  }
}
