import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/start-error.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { runAs } from './run-as.ts';
import { changeOwner } from './system-user.ts';

/** Makes the cluster beside its place and renames it, so that a half-made one is never taken for whole. */
export async function createCluster(place: Place, binaries: Binaries): Promise<void> {
  if (existsSync(place.cluster)) return checkVersion(place, binaries);
  const draft = `${place.cluster}.new-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  try {
    await initialise(draft, place, binaries);
    renameSync(draft, place.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was faster; the lock decides later which of the two may go on.
    if (!existsSync(place.cluster)) throw error;
  }
}

async function initialise(draft: string, place: Place, binaries: Binaries): Promise<void> {
  mkdirSync(draft, { mode: 0o700 });
  const password = join(draft, 'password');
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  changeOwner(place.user, draft);
  const { code, output } = await runAs(place.user, draft, binaries.initdb, [
    `--pgdata=${join(draft, 'data')}`,
    '--username=postgres',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
  ]);
  if (code !== 0) throw new Error(output);
}

function checkVersion({ data }: Place, { majorVersion }: Binaries): void {
  const file = join(data, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (found === majorVersion) return;
  throw new StartError(
    found
      ? `The data in ${data} was written by PostgreSQL ${found}, this is PostgreSQL ${majorVersion}: copy them with npm run upgrade-postgres (docs/operations.md), set EDP_DATA to another folder, or DATABASE_URL to a PostgreSQL ${found} server.`
      : `${data} is not a PostgreSQL data folder: set EDP_DATA to another folder.`,
  );
}
