import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { limits } from './kernel/process/limits.ts';
import { StartError } from './kernel/process/start-error.ts';

/** A worker is sent this when the database runs. By message: the environment of a process can be read by others. */
export interface StartOrder {
  ownerUrl: string;
  /** Migrates the database before it serves; the others wait for it. */
  isFirst: boolean;
}

/**
 * A worker sends these: that it cannot start, whether it migrates and fills the database, or that it uses more memory
 * than it may.
 */
export type WorkerMessage = { startFailure: string } | { isPreparing: boolean } | { usedMemory: number };

const lookMs = 1000;

/** Resolves when the worker listens; why it could not is the message of the error. */
export async function startWorker(worker: Worker, order: StartOrder, failures: number): Promise<Worker> {
  let failure: string | undefined;
  let isPreparing = false;
  worker.on('message', (message: WorkerMessage) => {
    if ('startFailure' in message) failure = message.startFailure;
    if ('isPreparing' in message) isPreparing = message.isPreparing;
  });
  const exited = ended(worker);
  // One that has ended meanwhile takes no message.
  worker.send(order, () => {});
  const unwatch = endWhenLate(
    worker,
    Math.min(limits.startMs * 2 ** failures, limits.longestStartMs),
    () => isPreparing,
  );
  const isListening = await Promise.race([once(worker, 'listening').then(() => true), exited.then(() => false)]);
  unwatch();
  if (isListening) return worker;
  const { exitCode, signalCode } = worker.process;
  throw new StartError(
    failure ??
      `server process ${worker.process.pid} ended with ${signalCode ?? `code ${exitCode}`} before it was ready`,
  );
}

/**
 * Ends a worker that does not listen in time. A migration may take any time: while it lasts, the worker's own watchdog
 * alone ends it.
 */
function endWhenLate(worker: Worker, limitMs: number, isPreparing: () => boolean): () => void {
  let waitedMs = 0;
  // Turns are counted, as the watchdog does: while the machine was asleep, the worker could not start either.
  const timer = setInterval(() => {
    if (!isPreparing()) waitedMs += lookMs;
    if (waitedMs < limitMs) return;
    clearInterval(timer);
    say(`server process ${worker.process.pid} has not begun to serve within ${limitMs / 1000} s and is ended`);
    worker.process.kill('SIGKILL');
  }, lookMs);
  return () => clearInterval(timer);
}

export async function ended(worker: Worker): Promise<void> {
  if (!worker.isDead()) await once(worker, 'exit');
}

export const say = (line: string) => void process.stderr.write(`✗ ${line}\n`);
