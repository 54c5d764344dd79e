import type { FastifyBaseLogger } from 'fastify';

/** Work that is done again and again. Several processes may do it at the same time: the work itself sees to that. */
export interface Job {
  name: string;
  everyMs: number;
  /** Aborted when the process stops: work in many steps then ends after the one under way. */
  run: (signal?: AbortSignal) => Promise<unknown>;
}

export const hourMs = 60 * 60_000;

/** A new process first serves those who wait for it. */
const firstAfterMs = 60_000;

/** Begins the jobs; what it returns ends them and waits for what is under way. A failure is told and tried again next time. */
export function startJobs(jobs: readonly Job[], log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const stopping = new AbortController();
  const ends = jobs.map(({ name, everyMs, run }) => {
    let running: Promise<void> | undefined;
    let timer = setTimeout(begin, Math.min(firstAfterMs, everyMs)).unref();
    function begin() {
      running = once();
    }
    async function once() {
      try {
        await run(stopping.signal);
      } catch (error) {
        log.warn({ error: String(error) }, `the job "${name}" failed`);
      }
      timer = setTimeout(begin, everyMs).unref();
    }
    return async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    };
  });
  return async () => {
    stopping.abort();
    await Promise.all(ends.map((end) => end()));
  };
}
