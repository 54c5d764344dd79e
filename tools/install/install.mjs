import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inRoot } from '../root.mjs';
import { step } from '../step.mjs';

/** Installs the packages of package-lock.json if missing; `development` adds those for checks and tests. */
export async function ensureInstalled(runtime, { development }) {
  await step('dependencies', async () => {
    if (isInstalled(development)) return 'already installed';
    // Not `npm ci`: it rejects a lock file without the optional packages of other platforms.
    await npm(
      ['install', '--no-save', development ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'],
      runtime,
    );
    return development ? 'installed, with those for development' : 'installed';
  });
}

/** npm records what it installed when it is done; optional packages depend on the platform. */
function isInstalled(development) {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesIn(record);
  return Object.entries(packagesIn(inRoot('package-lock.json'))).every(([path, entry]) => {
    const needed =
      path.includes('node_modules/') && !entry.optional && !entry.devOptional && (development || !entry.dev);
    return !needed || (present[path] !== undefined && present[path].version === entry.version);
  });
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
