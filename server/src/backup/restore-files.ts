import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findBinaries } from '../kernel/embedded-postgres/binaries.ts';
import { findPlace } from '../kernel/embedded-postgres/place.ts';
import { changeOwner } from '../kernel/embedded-postgres/system-user.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { copyFile, flushFolders, makeFolder, requireSpace } from './copy.ts';
import { damaged, type Manifest } from './manifest.ts';

/**
 * Puts the cluster of a backup where the embedded PostgreSQL looks for the one of this empty folder, for the user that
 * runs it.
 */
export async function restoreCluster(
  backup: string,
  manifest: Manifest,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const place = findPlace(folder, () => {});
  refuseOtherVersion(backup, manifest, findBinaries(place.user, place.spare).majorVersion);
  await requireSpace(dirname(place.cluster), bytesOf(manifest, 'database'));
  await layDown(backup, manifest, 'database', place.cluster, signal);
  changeOwner(place.user, place.cluster);
}

export async function restoreUploads(
  backup: string,
  manifest: Manifest,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  if (manifest.uploads === 'bucket') return;
  await requireSpace(dirname(folder), bytesOf(manifest, 'files'));
  await layDown(backup, manifest, 'files', folder, signal);
}

/**
 * Together with a cluster elsewhere, as long as the note in this folder says where: once that was moved, it belongs to
 * another.
 */
export async function removeRestored(folder: string): Promise<void> {
  const elsewhere = existsSync(join(folder, 'location')) ? findPlace(folder, () => {}).cluster : undefined;
  if (elsewhere) await rm(dirname(elsewhere), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

async function layDown(
  backup: string,
  manifest: Manifest,
  part: string,
  target: string,
  signal: AbortSignal,
): Promise<void> {
  const inside = (path: string) => path.startsWith(`${part}/`);
  const place = (path: string) => join(target, path.slice(part.length));
  await makeFolder(target);
  const folders = manifest.folders.filter(inside);
  for (const folder of folders) await makeFolder(place(folder));
  for (const { path, sha256 } of manifest.files.filter((file) => inside(file.path))) {
    signal.throwIfAborted();
    const copied = await copyFile(join(backup, path), place(path));
    if (copied?.sha256 !== sha256) throw damaged(backup, `${path} was altered`);
  }
  await flushFolders([target, ...folders.map(place)]);
}

const bytesOf = ({ files }: Manifest, part: string) =>
  files.reduce((sum, file) => sum + (file.path.startsWith(`${part}/`) ? file.bytes : 0), 0);

function refuseOtherVersion(backup: string, { postgres }: Manifest, majorVersion: string): void {
  if (postgres.split('.')[0] === majorVersion) return;
  throw new StartError(
    `${backup} was made by PostgreSQL ${postgres} and this is PostgreSQL ${majorVersion}: restore it with the version of EDP that made it`,
  );
}
