import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../process/start-error.ts';
import { isPostmasterOf, readPidFile } from './postmaster.ts';
import { findPlace, type Place } from './place.ts';

/** The place of the database of a data folder; undefined where none was ever made. Creates nothing. */
export function findExistingPlace(folder: string): Place | undefined {
  const home = resolve(folder);
  const isMade = existsSync(join(home, 'cluster')) || existsSync(join(home, 'location'));
  return isMade ? findPlace(home, () => {}) : undefined;
}

/**
 * The address of the PostgreSQL that runs on the place; undefined when none does. It takes no lock and starts nothing.
 */
export function findRunning(place: Place): { url: string } | undefined {
  const found = readPidFile(place.data);
  if (!found || !isPostmasterOf(found.pid, place.data)) return undefined;
  if (!found.ready)
    throw new StartError(`PostgreSQL in ${place.cluster} is just starting or stopping: try again in a moment.`);
  return { url: `postgres://postgres:${readFileSync(place.password, 'utf8').trim()}@127.0.0.1:${found.port}/postgres` };
}
