import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../kernel/embedded-postgres/embedded-postgres.ts';
import { findExistingPlace, findRunning } from '../kernel/embedded-postgres/find-running.ts';
import type { Place } from '../kernel/embedded-postgres/place.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { printStep } from '../kernel/process/step.ts';
import { version } from '../kernel/process/version.ts';
import { copyCluster, isCopied } from './base-backup.ts';
import {
  copyFile,
  type CopiedFile,
  flushFolders,
  listTree,
  makeFolder,
  megabytes,
  requireSpace,
  sizeOf,
} from './copy.ts';
import { writeManifest } from './manifest.ts';
import { beginSnapshot, boundsOf, countRows } from './row-counts.ts';
import { copyUploads, keysOfUploads } from './uploads.ts';

export interface BackupOptions {
  dataFolder: string;
  target: string;
  /** The uploaded files are in a bucket. */
  usesBucket: boolean;
  signal: AbortSignal;
}

/**
 * Copies database and files of a data folder, whether its server runs or not. The backup has its name only when it is
 * whole.
 */
export async function makeBackup({ dataFolder, target, usesBucket, signal }: BackupOptions): Promise<void> {
  const place = findExistingPlace(dataFolder);
  if (!place || !existsSync(place.data))
    throw new StartError(`${resolve(dataFolder)} holds no database: set EDP_DATA to the folder of the server`);
  if (existsSync(target)) throw new StartError(`${target} exists already: a backup never overwrites anything`);
  const files = usesBucket ? undefined : join(resolve(dataFolder), 'files');
  await makeFolder(dirname(target));
  await requireSpaceFor(place, files, dirname(target));

  const draft = `${target}.partial-${process.pid}`;
  const { url, release } = await reach(dataFolder, place);
  try {
    await makeFolder(draft);
    await fill(draft, { url, place, files, signal });
    await rename(draft, target);
    await flushFolders([dirname(target)]);
  } finally {
    await release();
    await rm(draft, { recursive: true, force: true });
  }
}

/** Joins the PostgreSQL that runs, without its server noticing; or runs one for as long as the backup takes. */
async function reach(dataFolder: string, place: Place): Promise<{ url: string; release: () => Promise<void> }> {
  const running = findRunning(place);
  if (running) return { url: running.url, release: async () => {} };
  const started = await startEmbeddedPostgres({ folder: dataFolder });
  return { url: started.url, release: () => started.stop() };
}

async function fill(
  draft: string,
  { url, place, files, signal }: { url: string; place: Place; files: string | undefined; signal: AbortSignal },
): Promise<void> {
  const uploads = new Map<string, CopiedFile>();
  const client = await connect(url);
  const counter = await connect(url);
  try {
    if (files) await copyUploads(files, join(draft, 'files'), uploads, signal);

    let startedAt = performance.now();
    let horizon = '';
    const beforeStop = async () => void (horizon = await beginSnapshot(counter));
    const { files: copied, ...lsns } = await copyCluster({
      client,
      data: place.data,
      target: join(draft, 'database/data'),
      beforeStop,
      signal,
    });
    const before = await countRows(counter, horizon);
    const named = files ? await keysOfUploads(counter) : new Set<string>();
    await counter.query('commit');
    await beginSnapshot(counter);
    const rows = boundsOf(before, await countRows(counter, horizon));
    const password = {
      path: 'database/password',
      ...(await copyFile(place.password, join(draft, 'database/password')))!,
    };
    const total = before.reduce((sum, table) => sum + table.rows, 0);
    printStep('database', `${total} rows, ${megabytes(copied.reduce((sum, file) => sum + file.bytes, 0))}`, startedAt);

    startedAt = performance.now();
    if (files) await copyUploads(files, join(draft, 'files'), uploads, signal);
    const missingUploads = [...named].filter((key) => !uploads.has(key));
    printStep('files', describe(files, uploads, missingUploads), startedAt);

    const {
      rows: [server],
    } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    const tree = await listTree(draft);
    await writeManifest(draft, {
      format: 1,
      edp: version,
      postgres: server!.version,
      createdAt: new Date().toISOString(),
      ...lsns,
      horizon,
      rows,
      uploads: files ? 'here' : 'bucket',
      missingUploads,
      folders: tree.folders,
      files: [password, ...under('database/data', copied), ...under('files', uploads.values())],
    });
    await flushFolders(['', ...tree.folders].map((folder) => join(draft, folder)));
  } finally {
    await Promise.all([client.end(), counter.end()]);
  }
}

const under = (folder: string, files: Iterable<CopiedFile>) =>
  [...files].map((file) => ({ ...file, path: `${folder}/${file.path}` }));

function describe(files: string | undefined, uploads: Map<string, CopiedFile>, missing: string[]): string {
  if (!files) return 'in the bucket: back it up apart';
  const bytes = [...uploads.values()].reduce((sum, file) => sum + file.bytes, 0);
  return `${uploads.size} files, ${megabytes(bytes)}${missing.length ? `; ${missing.length} that the database names are missing` : ''}`;
}

async function requireSpaceFor(place: Place, files: string | undefined, target: string): Promise<void> {
  const data = (await listTree(place.data)).files.filter(isCopied);
  const uploads = files ? await sizeOf(files, (await listTree(files)).files) : 0;
  await requireSpace(target, (await sizeOf(place.data, data)) + uploads);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'edp backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A query that is under way reports the loss of the connection; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
