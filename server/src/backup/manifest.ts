import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../kernel/process/start-error.ts';
import { copyFile, writeNew } from './copy.ts';

const name = 'manifest.json';
const seal = 'manifest.sha256';
const Count = z.number().int().nonnegative();

const Manifest = z.object({
  format: z.literal(1),
  edp: z.string(),
  postgres: z.string(),
  createdAt: z.string(),
  startLsn: z.string(),
  stopLsn: z.string(),
  /** Transactions below this number had ended when rows were counted: see row-counts.ts. */
  horizon: z.string().regex(/^\d+$/),
  /** By schema and table. */
  rows: z.record(z.string(), z.record(z.string(), z.object({ rows: Count, most: Count, least: Count }))),
  /** Where the uploaded files are: in this backup, or in a bucket that is backed up apart. */
  uploads: z.enum(['here', 'bucket']),
  /** Uploads that the database names and that were not on the disk, so that a restore cannot bring them back. */
  missingUploads: z.array(z.string()),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: Count, sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** With its checksum in the format of sha256sum. */
export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  const { sha256 } = await writeNew(join(backup, name), `${JSON.stringify(manifest, undefined, 1)}\n`);
  await writeNew(join(backup, seal), `${sha256}  ${name}\n`);
}

export async function readManifest(backup: string): Promise<Manifest> {
  const [text, expected] = await Promise.all([name, seal].map((file) => readFile(join(backup, file), 'utf8'))).catch(
    () => {
      throw new StartError(`${backup} is not a whole backup: it has no ${name} with ${seal}`);
    },
  );
  if (!expected!.startsWith(createHash('sha256').update(text!).digest('hex')))
    throw damaged(backup, `${name} was altered`);
  const parsed = Manifest.safeParse(JSON.parse(text!));
  if (!parsed.success) throw new StartError(`${backup} was written in a format that this version of EDP does not know`);
  if ([...parsed.data.folders, ...parsed.data.files.map((file) => file.path)].some(leaves))
    throw damaged(backup, 'a path leads out of it');
  return parsed.data;
}

const leaves = (path: string) => path.startsWith('/') || path.split(/[/\\]/).includes('..');

/** Reads every byte once. The first difference ends it. */
export async function checkFiles(backup: string, { files }: Manifest, signal: AbortSignal): Promise<void> {
  for (const expected of files) {
    signal.throwIfAborted();
    const found = await copyFile(join(backup, expected.path), undefined);
    if (!found) throw damaged(backup, `${expected.path} is missing`);
    if (found.bytes !== expected.bytes)
      throw damaged(backup, `${expected.path} has ${found.bytes} bytes instead of ${expected.bytes}`);
    if (found.sha256 !== expected.sha256) throw damaged(backup, `${expected.path} was altered`);
  }
}

export const damaged = (backup: string, what: string) => new StartError(`the backup ${backup} is damaged: ${what}`);
