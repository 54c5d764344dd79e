import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { explainFailure } from '../kernel/embedded-postgres/explain-failure.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

const usage = {
  backup: 'usage: npm run backup -- [new folder], or npm run backup -- --verify <backup>',
  restore: 'usage: npm run restore -- <backup> [--to folder] [--replace]',
};

const stopped = new AbortController();
// 'disconnect': the launcher was killed.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => stopped.abort());

const [command, ...args] = process.argv.slice(2);
try {
  process.stdout.write(`${await (command === 'restore' ? restore(args) : backup(args))}\n`);
} catch (error) {
  process.stderr.write(`✗ ${explain(error)}\n`);
  process.exitCode = 1;
}
// An open channel to the launcher would keep this process alive.
if (process.connected) process.disconnect();

async function backup(commandArgs: string[]): Promise<string> {
  const { values, positionals } = read('backup', () =>
    parseArgs({ args: commandArgs, options: { verify: { type: 'string' } }, allowPositionals: true }),
  );
  if (positionals.length > (values.verify ? 0 : 1)) throw new StartError(usage.backup);
  if (values.verify) {
    await verifyBackup(fromCaller(values.verify), stopped.signal);
    return `\n  ${fromCaller(values.verify)} can be restored`;
  }
  const { dataFolder } = settings();
  const target = positionals[0]
    ? fromCaller(positionals[0])
    : `${resolve(dataFolder)}-backups/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  await makeBackup({ dataFolder, target, usesBucket: Boolean(process.env.S3_ENDPOINT), signal: stopped.signal });
  return `\n  The backup is ${target}\n  EDP_SECRET is not in it: keep it elsewhere. To prove the backup: npm run backup -- --verify ${target}`;
}

async function restore(commandArgs: string[]): Promise<string> {
  const options = { to: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = read('restore', () =>
    parseArgs({ args: commandArgs, options, allowPositionals: true }),
  );
  if (positionals.length !== 1) throw new StartError(usage.restore);
  const folder = values.to ? fromCaller(values.to) : resolve(settings().dataFolder);
  await restoreBackup({ backup: fromCaller(positionals[0]!), folder, replace: values.replace, signal: stopped.signal });
  return `\n  Restored into ${folder}; start the server with the EDP_SECRET of that time`;
}

/** Only what concerns the data: neither command needs the secrets that a production server does. */
function settings() {
  const { EDP_DATA, DATABASE_URL } = process.env;
  if (DATABASE_URL)
    throw new StartError(
      'DATABASE_URL is set, and this is for the embedded PostgreSQL: see docs/operations.md for one of your own',
    );
  return readConfig({ EDP_DATA });
}

/** npm changes into the project's folder; paths are meant from where the caller stands. */
function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

function read<T>(name: keyof typeof usage, parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new StartError(usage[name]);
  }
}

function explain(error: unknown): string {
  if (stopped.signal.aborted) return 'stopped before the end; nothing was changed';
  const path =
    (error as NodeJS.ErrnoException).path ?? (error as NodeJS.ErrnoException & { dest?: string }).dest ?? 'the folder';
  return explainFailure(`${command} failed`, path, error).message;
}
