import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { StartError } from '../kernel/process/start-error.ts';
import { copyFile, type CopiedFile, listTree, makeFolder, writeNew } from './copy.ts';

/** Of one run or one start: PostgreSQL makes their content again. The folders themselves must be there. */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const ofOneRun =
  /^(postmaster\.pid|postmaster\.opts|backup_label.*|tablespace_map.*|postgresql\.auto\.conf\.tmp|pg_internal\.init.*|pgsql_tmp.*)$/;
const control = 'global/pg_control';

export const isCopied = (path: string) => !emptied.test(path) && !path.split('/').some((part) => ofOneRun.test(part));

export interface Copy {
  startLsn: string;
  stopLsn: string;
  files: CopiedFile[];
}

interface Options {
  client: pg.Client;
  data: string;
  target: string;
  /** Runs when all data files are copied, immediately before the end of the backup. */
  beforeStop: () => Promise<void>;
  signal: AbortSignal;
}

/** A base backup through the functions of PostgreSQL's low-level API: the embedded one comes without pg_basebackup. */
export async function copyCluster({ client, data, target, beforeStop, signal }: Options): Promise<Copy> {
  // While it exists, no WAL from here on is recycled; it ends with the connection, however this process ends.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`edp_backup_${process.pid}`]);
  const {
    rows: [start],
  } = await client.query<{ lsn: string; wal: string }>(
    `select lsn, pg_walfile_name(lsn) as wal from pg_backup_start('edp', fast => true) as lsn`,
  );

  const tree = await listTree(data);
  if (tree.folders.length + tree.files.length === 0) throw new StartError(`${data} cannot be read`);
  const folders = tree.folders.filter(
    (path) => !ofOneRun.test(basename(path)) && (!emptied.test(path) || path.startsWith('pg_wal/')),
  );
  await makeFolder(target);
  for (const folder of folders) await makeFolder(join(target, folder));
  const files: CopiedFile[] = [];
  const add = async (path: string) => {
    signal.throwIfAborted();
    const copied = await copyFile(join(data, path), join(target, path));
    if (copied) files.push({ path, ...copied });
  };
  for (const path of tree.files.filter((each) => isCopied(each) && each !== control)) await add(path);
  files.push({ path: control, ...(await writeNew(join(target, control), await readSteadily(join(data, control)))) });

  await beforeStop();
  const {
    rows: [stop],
  } = await client.query<{ lsn: string; wal: string; label: string; tablespaces: string }>(
    `select lsn, pg_walfile_name(lsn) as wal, labelfile as label, spcmapfile as tablespaces from pg_backup_stop(wait_for_archive => false)`,
  );
  if (stop!.tablespaces.trim())
    throw new StartError(
      'the database has tablespaces outside of its folder, which this backup does not copy: use pg_basebackup',
    );
  files.push({ path: 'backup_label', ...(await writeNew(join(target, 'backup_label'), stop!.label)) });

  const wal = (await listTree(join(data, 'pg_wal'))).files.filter((name) => isNeeded(name, start!.wal, stop!.wal));
  for (const name of wal) await add(`pg_wal/${name}`);
  for (const end of [start!.wal, stop!.wal])
    if (!wal.includes(end)) throw new StartError(`the WAL segment ${end} is gone; make the backup again`);
  return { startLsn: start!.lsn, stopLsn: stop!.lsn, files };
}

/**
 * From the segment where recovery begins to the one where the copy becomes consistent; and the histories of timelines.
 */
const isNeeded = (name: string, first: string, last: string) =>
  name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);

/** PostgreSQL may be writing it right now, and no WAL repairs this one: two equal readings are a whole one. */
async function readSteadily(path: string): Promise<Buffer> {
  for (let last = await readFile(path); ;) {
    const next = await readFile(path);
    if (next.equals(last)) return next;
    last = next;
  }
}
