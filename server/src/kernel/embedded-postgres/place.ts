import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { StartError } from '../process/start-error.ts';
import { canReach, changeOwner, ownerOf, runsAsRoot, unprivilegedUser, type SystemUser } from './system-user.ts';

/** Where a folder's database really is, who runs it, and where programs may be copied to. */
export type Place = {
  cluster: string;
  data: string;
  password: string;
  logFile: string;
  user: SystemUser;
  spare: () => string;
};

const sharedByRoot = '/var/lib/edp';

export function findPlace(folder: string, log: (line: string) => void): Place {
  mkdirSync(folder, { recursive: true });
  const cluster = join(runsAsRoot() ? homeForRoot(folder, log) : (movedHome(folder) ?? folder), 'cluster');
  const data = join(cluster, 'data');
  return {
    cluster,
    data,
    password: join(cluster, 'password'),
    logFile: join(folder, 'postgres.log'),
    user: runsAsRoot() ? userForRoot(cluster) : currentUser(cluster, folder),
    spare: () => (runsAsRoot() ? openFolder(sharedByRoot) : folder),
  };
}

const markerOf = (folder: string) => join(folder, 'location');

/** A note in the folder, so that removing the folder also means starting afresh. */
function movedHome(folder: string): string | undefined {
  return existsSync(markerOf(folder)) ? readFileSync(markerOf(folder), 'utf8').trim() : undefined;
}

function homeForRoot(folder: string, log: (line: string) => void): string {
  const moved = movedHome(folder);
  if (moved) return openFolder(moved);
  const user = unprivilegedUser();
  if (existsSync(join(folder, 'cluster')) || canReach(user, folder)) return folder;
  if (readdirSync(folder).length === 0 && canReach(user, dirname(folder))) {
    changeOwner(user, folder);
    return folder;
  }
  const home = join(openFolder(sharedByRoot), randomBytes(4).toString('hex'));
  openFolder(home);
  writeFileSync(markerOf(folder), `${home}\n`);
  log(`PostgreSQL does not run as root and no other user can reach ${folder}: the data is in ${home}`);
  return home;
}

function openFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
  return path;
}

function userForRoot(cluster: string): SystemUser {
  if (!existsSync(cluster)) return unprivilegedUser();
  if (ownerOf(cluster).uid === 0) changeOwner(unprivilegedUser(), cluster);
  const user = ownerOf(cluster);
  if (!canReach(user, cluster))
    throw new StartError(
      `The owner of ${cluster} (uid ${user.uid}) cannot reach it: open the folders above it for that user, or set EDP_DATA to another folder.`,
    );
  return user;
}

function currentUser(cluster: string, folder: string): SystemUser {
  const owner = existsSync(cluster) ? ownerOf(cluster).uid : process.getuid?.();
  if (owner !== process.getuid?.())
    throw new StartError(
      `The data folder ${folder} belongs to another user (uid ${owner}): start as that user, or set EDP_DATA to another folder.`,
    );
  return undefined;
}
