import { join } from 'node:path';
import type pg from 'pg';
import { isSealed } from '../kernel/files/sealed-store.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { copyFile, type CopiedFile, listTree, makeFolder } from './copy.ts';
import type { Manifest } from './manifest.ts';

interface Upload {
  storage_key: string;
  bytes: string;
  sha256: string;
}

const batch = 5_000;

/** Every row that stands for an uploaded file, whichever table it is in. */
async function eachUpload(client: pg.Client, visit: (upload: Upload) => void): Promise<void> {
  const { rows: tables } = await client.query<{ quoted: string }>(`
    select format('%I.%I', n.nspname, c.relname) as quoted
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (
       select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('storage_key', 'bytes', 'sha256')) = 3`);
  for (const { quoted } of tables) {
    await client.query(`declare uploads cursor for select storage_key, bytes, sha256 from ${quoted}`);
    for (;;) {
      const { rows } = await client.query<Upload>(`fetch ${batch} from uploads`);
      if (rows.length === 0) break;
      rows.forEach(visit);
    }
    await client.query('close uploads');
  }
}

export async function keysOfUploads(client: pg.Client): Promise<Set<string>> {
  const keys = new Set<string>();
  await eachUpload(client, ({ storage_key }) => keys.add(storage_key));
  return keys;
}

const isWhole = (path: string) => !path.endsWith('.part');

/**
 * Adds to the copy what it does not have yet. It runs twice: before the database is copied, so that a file which is
 * removed meanwhile is there for the rows that still name it, and after, for the files of the latest rows.
 */
export async function copyUploads(
  from: string,
  to: string,
  copied: Map<string, CopiedFile>,
  signal: AbortSignal,
): Promise<void> {
  const tree = await listTree(from);
  await makeFolder(to);
  for (const folder of tree.folders) await makeFolder(join(to, folder));
  for (const path of tree.files) {
    if (copied.has(path) || !isWhole(path)) continue;
    signal.throwIfAborted();
    const file = await copyFile(join(from, path), join(to, path));
    if (file) copied.set(path, { path, ...file });
  }
}

/** Every row finds its file with the size and, unless it is encrypted, the checksum that the row says. */
export async function compareUploads(client: pg.Client, manifest: Manifest): Promise<string> {
  if (manifest.uploads === 'bucket') return 'in the bucket, which is backed up apart';
  const files = new Map(manifest.files.map((file) => [file.path, file]));
  const missing = new Set(manifest.missingUploads);
  let count = 0;
  await eachUpload(client, ({ storage_key: key, bytes, sha256 }) => {
    const file = files.get(`files/${key}`);
    if (!file && missing.has(key)) return;
    if (!file) throw new StartError(`the file ${key}, which the database names, is not in the backup`);
    const fits = isSealed(key) ? file.bytes > Number(bytes) : file.bytes === Number(bytes) && file.sha256 === sha256;
    if (!fits) throw new StartError(`the file ${key} is not the one that the database describes`);
    count++;
  });
  return `${count} found${missing.size ? `, ${missing.size} were missing when it was made` : ', none missing'}`;
}
