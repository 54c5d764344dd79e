import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../process/start-error.ts';

/** The account that PostgreSQL runs under; undefined means the one that runs this process. */
export type SystemUser = { uid: number; gid: number } | undefined;

export const runsAsRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): SystemUser {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'));
  if (!entry)
    throw new StartError(
      'PostgreSQL does not run as root and there is no user "nobody": start as an ordinary user, or set DATABASE_URL.',
    );
  const [, , uid, gid] = entry.split(':');
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

export function ownerOf(path: string): NonNullable<SystemUser> {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

/** Whether the user may pass through every folder above the path, and read and execute what stands there. */
export function canReach(user: SystemUser, path: string): boolean {
  if (!user) return true;
  const real = realpathSync(path);
  if (!mayUse(user, real, 5)) return false;
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    if (!mayUse(user, folder, 1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayUse(user: NonNullable<SystemUser>, path: string, rights: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & rights) === rights;
}

export function changeOwner(user: SystemUser, path: string): void {
  if (!user) return;
  for (const each of withContents(path)) if (!lstatSync(each).isSymbolicLink()) chownSync(each, user.uid, user.gid);
}

export function makeReadable(path: string): void {
  for (const each of withContents(path)) if (!lstatSync(each).isSymbolicLink()) chmodSync(each, 0o755);
}

function withContents(path: string): string[] {
  if (!lstatSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))];
}
