import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const enough = 6 * 1024 ** 3;

/**
 * In memory where there is plenty: PostgreSQL makes thousands of files for each database, and a durable one waits for
 * the disk again and again. The name says which process made it (`databases/stale-folders.ts`).
 */
export function temporaryFolder(prefix: string): Promise<string> {
  return mkdtemp(join(hasRoom() ? inMemory : tmpdir(), `${prefix}${process.pid}-`));
}

/** The folders that temporary folders are made in. */
export const places = () => [inMemory, tmpdir()].filter((place) => existsSync(place));

function hasRoom(): boolean {
  if (!existsSync(inMemory) || process.availableMemory() < enough) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= enough;
}
