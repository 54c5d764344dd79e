import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandPath } from './command-path.mjs';
import { inRoot } from './root.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';

const skipped = new Set(['node_modules', 'dist']);
const stamp = inRoot('web', 'dist', '.sources');

export async function buildWebIfChanged({ node, env }) {
  await step('web', async () => {
    const sources = hashOfSources();
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return 'already built';
    await runQuietly(node, [commandPath('vite'), 'build'], {
      cwd: inRoot('web'),
      env: { ...env, NODE_ENV: 'production' },
    });
    writeFileSync(stamp, sources);
    return 'built';
  });
}

function hashOfSources() {
  const hash = createHash('sha256');
  const files = [
    ...filesBelow(inRoot('web')),
    ...filesBelow(inRoot('contract')),
    inRoot('package.json'),
    inRoot('package-lock.json'),
  ];
  for (const file of files)
    hash.update(file.slice(inRoot().length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}
