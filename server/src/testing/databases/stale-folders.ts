import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from '../../kernel/embedded-postgres/binaries.ts';
import { findExistingPlace, findRunning } from '../../kernel/embedded-postgres/find-running.ts';
import { takeOwnerLock } from '../../kernel/embedded-postgres/owner-lock.ts';
import { stopPostmaster } from '../../kernel/embedded-postgres/postmaster.ts';
import { places } from '../temporary-folder.ts';

/** As `temporaryFolder` names them, with the process that made one. */
const made = /^edp-[a-z-]+-(\d+)-\w{6}$/;

/**
 * Removes the temporary folders of runs that were killed: hundreds of megabytes each, often in memory, with a
 * PostgreSQL that nothing will ever end. One that another server works on is left alone.
 */
export async function removeStaleFolders(): Promise<void> {
  for (const place of places())
    for (const name of readdirSync(place)) {
      const pid = Number(made.exec(name)?.[1]);
      if (pid && !isAlive(pid)) await removeUnused(join(place, name));
    }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function removeUnused(folder: string): Promise<void> {
  // What cannot be removed, because it is another user's or is just starting, is only a waste of room.
  const isFree = await stopUnowned(folder).catch(() => false);
  if (isFree) await rm(folder, { recursive: true, force: true }).catch(() => {});
}

/** Ends the PostgreSQL of a folder; false if a process still holds it. */
async function stopUnowned(folder: string): Promise<boolean> {
  const place = findExistingPlace(folder);
  const running = place && findRunning(place);
  if (!running) return true;
  const lock = await takeOwnerLock(running.url);
  if (!lock) return false;
  await lock.release();
  await stopPostmaster(place, findBinaries(place.user, place.spare));
  return true;
}
