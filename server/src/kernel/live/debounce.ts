import type { FastifyBaseLogger } from 'fastify';

const retryMs = 1000;

/**
 * Does some work a moment after it was asked for, once for all who asked meanwhile, and never twice at a
 * time. Work that failed is done again.
 */
export function debounce(log: Pick<FastifyBaseLogger, 'warn'>, delayMs: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  function ask(afterMs = delayMs) {
    if (stopped || timer) return;
    timer = setTimeout(() => void (running = run()), afterMs);
  }

  async function run() {
    await running;
    timer = undefined;
    try {
      await work();
    } catch (error) {
      log.warn({ error: String(error) }, 'the live channel is behind');
      ask(retryMs);
    }
  }

  return {
    ask: () => ask(),
    /** Nothing more is begun; what has begun is finished. */
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
