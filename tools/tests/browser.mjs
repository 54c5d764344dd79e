import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { capture } from '../run.mjs';
import { StepFailed, step } from '../step.mjs';

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
    const reasons = [first.reason];
    if (mayInstall()) {
      const refusal = await install();
      const second = refusal ? { reason: `apt-get: ${refusal}` } : await tryBrowser(runtime);
      if (second.version) return `Chromium ${second.version}, installed with apt-get`;
      reasons.push(second.reason);
    }
    throw new StepFailed(
      `No browser starts here that the journeys can run in (${[...new Set(reasons)].join('; ')}). ${howToInstall}`,
    );
  });
}

async function tryBrowser({ node, env }) {
  const { code, output } = await capture(node, ['e2e/testing/try-browser.ts'], { env });
  return code === 0 ? { version: output } : { reason: output };
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Returns why the package could not be installed. */
async function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-qq', '--no-install-recommends', debianPackage],
  ]) {
    const { code, output } = await capture('apt-get', args, { env });
    if (code !== 0) return errorIn(output) ?? `${args[0]} ended with code ${code}`;
  }
  return undefined;
}

/** The first of its errors; where it could not be started, all that there is. */
function errorIn(output) {
  const lines = output.split('\n').filter(Boolean);
  return lines.find((line) => line.startsWith('E: '))?.slice(3) ?? lines.at(-1);
}
