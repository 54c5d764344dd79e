import { statfs } from 'node:fs/promises';
import { AppError } from '../app-error.ts';

const freshMs = 1000;

export type Disk = ReturnType<typeof watchDisk>;

/**
 * How much is free on the disk of a folder, read at most once a second, and whether that is less than there must be.
 */
export function watchDisk(folder: string, minFreeBytes: number) {
  let cached: { until: number; free: Promise<number> } | undefined;
  const freeBytes = () => {
    if (!cached || cached.until < performance.now())
      cached = { until: performance.now() + freshMs, free: readFree(folder) };
    return cached.free;
  };
  return { freeBytes, isLow: async () => (await freeBytes()) < minFreeBytes };
}

/** A disk that cannot be asked counts as free: writing to it will tell. */
async function readFree(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

/** Uploads and bulk work end before the database, which may be on the same disk, has no room left. */
export async function assertDiskSpace(disk: Disk): Promise<void> {
  if (await disk.isLow()) throw new AppError(507, 'error.diskLow');
}
