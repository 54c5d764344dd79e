import { createHash } from 'node:crypto';
import { mkdir, open, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../kernel/process/start-error.ts';

/** A file in a backup: its path there, with `/` on every platform. */
export interface CopiedFile {
  path: string;
  bytes: number;
  sha256: string;
}

const chunkBytes = 256 << 10;

/**
 * Copies and hashes in one pass and flushes the copy. Without a target it hashes only. A file that has vanished is
 * undefined.
 */
export async function copyFile(
  source: string,
  target: string | undefined,
): Promise<Omit<CopiedFile, 'path'> | undefined> {
  const from = await open(source).catch(ignoreMissing);
  if (!from) return undefined;
  try {
    const to = target === undefined ? undefined : await open(target, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      const chunk = Buffer.allocUnsafe(chunkBytes);
      let bytes = 0;
      for (;;) {
        const { bytesRead } = await from.read(chunk, 0, chunkBytes);
        if (bytesRead === 0) break;
        const part = chunk.subarray(0, bytesRead);
        hash.update(part);
        if (to) await to.writeFile(part);
        bytes += bytesRead;
      }
      await to?.sync();
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await to?.close();
    }
  } finally {
    await from.close();
  }
}

export async function writeNew(path: string, content: string | Buffer): Promise<Omit<CopiedFile, 'path'>> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes: Buffer.byteLength(content), sha256: createHash('sha256').update(content).digest('hex') };
}

/** The content of a folder, files and folders apart, by path below it. A file that vanishes meanwhile is left out. */
export async function listTree(folder: string, below = ''): Promise<{ files: string[]; folders: string[] }> {
  const found = { files: [] as string[], folders: [] as string[] };
  for (const entry of (await readdir(join(folder, below), { withFileTypes: true }).catch(ignoreMissing)) ?? []) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isFile()) found.files.push(path);
    if (!entry.isDirectory()) continue;
    const inside = await listTree(folder, path);
    found.folders.push(path, ...inside.folders);
    found.files.push(...inside.files);
  }
  return found;
}

export async function sizeOf(folder: string, files: string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(folder, file)).catch(ignoreMissing))?.size ?? 0;
  return bytes;
}

/** A disk that fills up would stop the database that is on it: refused before the first byte. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const spare = 64 << 20;
  if (bavail * bsize >= bytes + spare) return;
  throw new StartError(
    `the disk that holds ${folder} has ${megabytes(bavail * bsize)} free, and ${megabytes(bytes + spare)} are needed`,
  );
}

export const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

export const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });

/** A new name is safe on disk when the folder that holds it is flushed; Windows does that by itself. */
export async function flushFolders(folders: Iterable<string>): Promise<void> {
  if (process.platform === 'win32') return;
  for (const folder of folders) {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
