import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inRoot } from './root.mjs';
import { step } from './step.mjs';

/** Installs what package-lock.json lists, unless it is there; `development` adds what only checks and tests need. */
export async function ensureInstalled(runtime, { development }) {
  await step('dependencies', async () => {
    if (isInstalled(development)) return 'already installed';
    // Not `npm ci`: it refuses a lock file that leaves out optional packages of other platforms.
    await npm(['install', '--no-save', development ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'], runtime);
    return development ? 'installed, with those for development' : 'installed';
  });
}

/** npm writes down what it installed, after it has; optional packages depend on the platform. */
function isInstalled(development) {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesIn(record);
  return Object.entries(packagesIn(inRoot('package-lock.json'))).every(([path, wanted]) => {
    const needed = path.includes('node_modules/') && !wanted.optional && !wanted.devOptional && (development || !wanted.dev);
    return !needed || (present[path] !== undefined && present[path].version === wanted.version);
  });
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
