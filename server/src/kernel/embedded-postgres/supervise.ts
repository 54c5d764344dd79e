import { setTimeout as sleep } from 'node:timers/promises';
import { isStartingUp } from '../database/unreachable.ts';
import { StartError } from '../process/start-error.ts';
import type { Binaries } from './binaries.ts';
import { explainFailure } from './explain-failure.ts';
import { takeOwnerLock, type OwnerLock } from './owner-lock.ts';
import type { Place } from './place.ts';
import { runPostmaster, stopPostmaster } from './postmaster.ts';
import type { Settings } from './server-settings.ts';

interface Supervised {
  home: string;
  place: Place;
  binaries: Binaries;
  port: number;
  settings: Settings;
  url: string;
  log: (line: string) => void;
  onGivenUp: (reason: StartError) => void;
  /** Between two attempts to start it. */
  longestDelayMs: number;
}

/** About twenty seconds in all: a disk that is full for a moment is survived, a broken one is reported. */
const mostFailures = 8;
/** One that ran for this long was healthy: what ended it has nothing to do with earlier failures. */
const healthyAfterMs = 10_000;

/** Starts PostgreSQL again whenever it ends, and gives up after repeated failures. Returns how to stop both. */
export function supervise(postgres: Supervised, first: OwnerLock): () => Promise<void> {
  const { home, place, binaries, port, settings, url, log, onGivenUp, longestDelayMs } = postgres;
  let lock = first;
  let stopping = false;
  let failures = 0;
  let launchedAt = 0;

  async function keepRunning() {
    for (;;) {
      await lock.lost;
      if (stopping) return;
      log('the connection to PostgreSQL was lost');
      if (Date.now() - launchedAt > healthyAfterMs) failures = 0;
      const regained = await regain();
      if (!regained) return;
      lock = regained;
      log('PostgreSQL is back');
    }
  }

  /** Every launch counts: one that starts well and ends at once would otherwise go on for ever. */
  function launched() {
    launchedAt = Date.now();
    failures++;
  }

  /** Undefined when this process is to stop, or when it has given up. */
  async function regain(): Promise<OwnerLock | undefined> {
    while (!stopping) {
      try {
        const postmaster = await runPostmaster(place, binaries, { port, settings });
        if (!postmaster.attached) launched();
        const regained = postmaster.port === port ? await takeOwnerLock(url) : undefined;
        if (regained) return regained;
        onGivenUp(new StartError(`another server has taken over the data folder ${home}`));
        return undefined;
      } catch (error) {
        if (!isStartingUp(error)) failures++;
        if (failures >= mostFailures) {
          onGivenUp(explainFailure('PostgreSQL does not come back', home, error));
          return undefined;
        }
        await sleep(Math.min(100 * 2 ** failures, longestDelayMs));
      }
    }
    return undefined;
  }

  const running = keepRunning();
  return async () => {
    stopping = true;
    await stopPostmaster(place, binaries);
    // The lock is held until PostgreSQL has stopped, so that no other server can take it in between.
    await lock.release();
    await running;
    // It may have been starting again just then.
    await stopPostmaster(place, binaries);
  };
}
