import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { prepareDatabase } from '../kernel/database/open-database.ts';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres/embedded-postgres.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { printStep } from '../kernel/process/step.ts';
import { describeError } from '../lifecycle.ts';
import { copyDatabase } from './copy-database.ts';

const usage =
  'usage: npm run upgrade-postgres -- --from <data folder> --packages <folder of the version before> --to <new folder>';

try {
  const { from, packages, to } = readArguments();
  if (existsSync(to) && readdirSync(to).length) throw new StartError(`${to} is not empty`);
  await upgrade(from, packages, to);
} catch (error) {
  process.stderr.write(`✗ ${describeError(error)}\n`);
  process.exitCode = 1;
}

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    const {
      values: { from, packages, to },
    } = parseArgs({ options: { from: text, packages: text, to: text } });
    if (from && packages && to) return { from: fromCaller(from), packages: fromCaller(packages), to: fromCaller(to) };
  } catch {
    // Said below.
  }
  throw new StartError(usage);
}

/** npm changes into the project's folder; paths are meant from where the caller stands. */
function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

/** Both are migrated by this version, so that their schema is the same; then the rows are copied. */
async function upgrade(from: string, packages: string, to: string) {
  const old = await startEmbeddedPostgres({ folder: from, packages });
  try {
    await migrated('old database', old.url);
    const fresh = await startEmbeddedPostgres({ folder: to });
    try {
      await migrated('new database', fresh.url);
      const startedAt = performance.now();
      printStep('copy', `${await copyDatabase(old.url, fresh.url)} rows, compared`, startedAt);
    } finally {
      await fresh.stop();
    }
  } finally {
    await old.stop();
  }
  const files = existsSync(join(from, 'files')) ? ` Move the folder ${join(from, 'files')} there.` : '';
  process.stdout.write(`\n  The database is in ${to}.${files} Then start with EDP_DATA=${to}.\n`);
}

async function migrated(name: string, url: string) {
  const startedAt = performance.now();
  // With an address of its own for the server's role, its password is left alone: the start sets it.
  await prepareDatabase(readConfig({ DATABASE_URL: url, DATABASE_APP_URL: url }), url);
  printStep(name, 'migrated', startedAt);
}
