import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../process/start-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { explainFailure } from './explain-failure.ts';
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts';
import { findPlace, type Place } from './place.ts';
import { type LaunchOptions, type Postmaster, runPostmaster } from './postmaster.ts';
import type { Settings } from './server-settings.ts';
import { supervise } from './supervise.ts';
import { randomBytes } from 'node:crypto';
import { runAs } from './run-as.ts';
import { changeOwner } from './system-user.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Whether it was already running, left behind by a process that was killed. */
  attached: boolean;
  stop(): Promise<void>;
};

type Options = {
  folder: string;
  /** A folder with the `node_modules` of a version whose PostgreSQL wrote the data. */
  packages?: string;
  log?: (line: string) => void;
  /** Called once when PostgreSQL cannot be kept running; there is nothing more that this process can do. */
  onGivenUp?: (reason: StartError) => void;
  /** Between two attempts to start it again; tests do not wait so long. */
  longestDelayMs?: number;
  /** Settings of PostgreSQL beside the product's: tests need no durability. */
  settings?: Settings;
  /** Ends the start, which then fails and leaves nothing running. */
  stopping?: AbortSignal;
};
type Owned = Postmaster & { url: string; lock: OwnerLock };

/** Starts PostgreSQL and keeps it running: when it ends, it is started again on the same port. */
export async function startEmbeddedPostgres({
  folder,
  packages,
  log = () => {},
  onGivenUp = () => {},
  longestDelayMs = 5000,
  settings = {},
  stopping,
}: Options): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  try {
    const place = findPlace(home, log);
    const binaries = findBinaries(place.user, place.spare, packages);
    await createCluster(place, binaries);
    const { url, port, attached, lock } = await own(home, place, binaries, { settings, stopping });
    const stop = supervise({ home, place, binaries, port, settings, url, log, onGivenUp, longestDelayMs }, lock);
    return { url, attached, stop };
  } catch (error) {
    throw explainFailure('PostgreSQL did not start', home, error);
  }
}

async function own(folder: string, place: Place, binaries: Binaries, options: LaunchOptions): Promise<Owned> {
  for (let attempt = 1; ; attempt++) {
    const postmaster = await runPostmaster(place, binaries, options);
    const url = `postgres://postgres:${readFileSync(place.password, 'utf8').trim()}@127.0.0.1:${postmaster.port}/postgres`;
    try {
      const lock = await takeOwnerLock(url);
      if (lock) return { ...postmaster, url, lock };
    } catch (error) {
      // The one it attached to may have been on its way down.
      if (attempt === 5) throw error;
      await sleep(300);
      continue;
    }
    throw new StartError(
      `The data folder ${folder} is in use by another running server: stop that one, or set EDP_DATA to another folder or DATABASE_URL to another database.`,
    );
  }
}

/** Makes the cluster beside its place and renames it, so that a half-made one is never taken for whole. */
async function createCluster(place: Place, binaries: Binaries): Promise<void> {
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
