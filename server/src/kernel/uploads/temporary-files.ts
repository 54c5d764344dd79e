import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../process/start-error.ts';

/**
 * An upload that stands still for UPLOAD_STALL_SECONDS, at most half of this, is ended; then the file store takes its
 * copy.
 * So a file that was not written to for longer belongs to no process that lives.
 */
const abandonedAfterMs = 10 * 60_000;

/** A place for an upload until its content is known. The folder is readable for the server alone. */
export async function temporaryPath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/** Removes what an earlier process left behind; another one may be writing there right now. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  } catch (error) {
    throw new StartError(`the folder ${folder} for uploads cannot be used (${String(error)}); check EDP_DATA`);
  }
  const before = Date.now() - abandonedAfterMs;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtimeMs < before) await rm(path, { force: true, recursive: true });
  }
}
