import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findExistingPlace, findRunning } from '../kernel/embedded-postgres/find-running.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { printStep } from '../kernel/process/step.ts';
import { flushFolders, megabytes } from './copy.ts';
import { removeRestored, restoreCluster, restoreUploads } from './restore-files.ts';
import { checkFiles, type Manifest, readManifest } from './manifest.ts';
import pg from 'pg';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres/embedded-postgres.ts';
import { compareRows } from './row-counts.ts';
import { compareUploads } from './uploads.ts';

/** A data folder consists of these. Anything else in it is left alone. */
const parts = ['cluster', 'location', 'files', 'postgres.log'];

/** Proves in a temporary folder that the backup can be restored. */
export async function verifyBackup(backup: string, signal: AbortSignal): Promise<void> {
  const manifest = await readWhole(backup, signal);
  const scratch = await mkdtemp(join(tmpdir(), 'edp-verify-'));
  try {
    await restoreCluster(backup, manifest, scratch, signal);
    await checkRestored(scratch, manifest);
  } finally {
    await removeRestored(scratch);
  }
}

interface RestoreOptions {
  backup: string;
  folder: string;
  /** The content of the folder is moved aside. */
  replace: boolean;
  signal: AbortSignal;
}

/** The folder changes only after the restored copy was started and found complete. */
export async function restoreBackup({ backup, folder, replace, signal }: RestoreOptions): Promise<void> {
  const home = resolve(folder);
  assertUnused(home);
  const isNew = !existsSync(home);
  const entries = isNew ? [] : (await readdir(home)).filter((name) => name !== 'lost+found');
  if (entries.length && !replace)
    throw new StartError(
      `${home} is not empty: add --replace to move what is there aside, or --to with another folder`,
    );
  const manifest = await readWhole(backup, signal);

  await mkdir(home, { recursive: true });
  // Inside the folder, which may be a volume of its own: so everything can be renamed into its place.
  const draft = await mkdtemp(join(home, 'restoring-'));
  try {
    await restoreCluster(backup, manifest, draft, signal);
    await checkRestored(draft, manifest);
    await restoreUploads(backup, manifest, join(draft, 'files'), signal);
    assertUnused(home);
    await moveAside(home);
    for (const part of parts) if (existsSync(join(draft, part))) await rename(join(draft, part), join(home, part));
    await flushFolders([home]);
  } finally {
    await removeRestored(draft);
    // Succeeds only on an empty one, which is one that could not be restored.
    if (isNew) await rmdir(home).catch(() => {});
  }
}

async function readWhole(backup: string, signal: AbortSignal): Promise<Manifest> {
  const startedAt = performance.now();
  const manifest = await readManifest(backup);
  await checkFiles(backup, manifest, signal);
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  printStep('checksums', `${manifest.files.length} files, ${megabytes(bytes)}, of ${manifest.createdAt}`, startedAt);
  return manifest;
}

function assertUnused(home: string): void {
  const place = findExistingPlace(home);
  if (place && findRunning(place)) throw new StartError(`${home} is in use by a running server: stop that one first`);
}

async function moveAside(home: string): Promise<void> {
  const present = parts.filter((part) => existsSync(join(home, part)));
  if (!present.length) return;
  const aside = join(home, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(aside);
  for (const part of present) await rename(join(home, part), join(aside, part));
  process.stdout.write(`  what was there is now in ${aside}\n`);
}

/**
 * Starts the copy, which replays the WAL to the end of the backup, compares what it holds with the manifest, and stops
 * it.
 */
async function checkRestored(folder: string, manifest: Manifest): Promise<void> {
  let startedAt = performance.now();
  // It answers only when it is consistent: without the WAL up to the end of the backup PostgreSQL refuses to start.
  const postgres = await startEmbeddedPostgres({ folder });
  try {
    const client = new pg.Client({ connectionString: postgres.url, application_name: 'edp restore' });
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read, read only');
      await requireEndOfBackup(client, manifest);
      printStep('recovery', `consistent at ${manifest.stopLsn}`, startedAt);
      startedAt = performance.now();
      printStep('rows', await compareRows(client, manifest), startedAt);
      startedAt = performance.now();
      printStep('files', await compareUploads(client, manifest), startedAt);
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
  }
}

async function requireEndOfBackup(client: pg.Client, { stopLsn }: Manifest): Promise<void> {
  const { rows } = await client.query<{ reached: boolean }>('select pg_current_wal_lsn() >= $1::pg_lsn as reached', [
    stopLsn,
  ]);
  if (!rows[0]!.reached) throw new StartError(`recovery ended before ${stopLsn}, where the backup ends`);
}
