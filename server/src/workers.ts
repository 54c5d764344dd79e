import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './kernel/process/start-error.ts';

/** What a worker is sent when the database runs. By message: the environment of a process can be read by others. */
export interface StartOrder {
  ownerUrl: string;
  /** Migrates the database before it serves; the others wait for it. */
  isFirst: boolean;
}

/** What a worker sends when it cannot start. */
export interface StartFailure {
  startFailure: string;
}

/** Between two attempts to start a worker, and after one that ended soon after its start. */
const pauseMs = 1000;
const soonMs = 5000;

// The workers accept connections themselves. In the other mode this process accepts them and passes them on, and one
// that was on its way to a worker that ended would stay open without ever being answered.
cluster.schedulingPolicy = cluster.SCHED_NONE;

// In MiB. Of the 4 GiB that Node allows itself on a large machine it lets old objects become four times as many as are in use before it
// collects them; with this limit less than twice as many.
const mostHeap = 1024;
cluster.setupPrimary({ execArgv: [...process.execArgv, `--max-old-space-size=${mostHeap}`] });

export const forkWorker = (): Worker => cluster.fork();

/**
 * Forks the other processes that serve, so that they load their code while the database starts. `serve` gives them the
 * database and from then on replaces each one that ends; it returns how to stop them.
 */
export function forkWorkers(first: Worker, count: number) {
  const others = Array.from({ length: count - 1 }, forkWorker);
  return { serve: (ownerUrl: string) => serve(first, others, ownerUrl) };
}

async function serve(first: Worker, others: readonly Worker[], ownerUrl: string): Promise<() => Promise<void>> {
  let stopping = false;

  async function keepRunning(initial: Worker) {
    let worker: Worker | undefined = initial;
    for (let startedAt = Date.now(); ; startedAt = Date.now()) {
      if (worker) await ended(worker);
      if (!stopping && Date.now() - startedAt < soonMs) await sleep(pauseMs);
      if (stopping) return;
      worker = await start(forkWorker(), { ownerUrl, isFirst: false }).then(sayReady, sayNotStarted);
    }
  }

  await start(first, { ownerUrl, isFirst: true });
  await Promise.all(others.map((worker) => start(worker, { ownerUrl, isFirst: false })));
  const running = [first, ...others].map(keepRunning);
  return async () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    await Promise.all(running);
  };
}

/** Resolves when the worker listens; why it could not is the message of the error. */
async function start(worker: Worker, order: StartOrder): Promise<Worker> {
  let failure = 'a server process ended before it was ready';
  worker.on('message', (message: StartFailure) => (failure = message.startFailure));
  const exited = worker.isDead() ? Promise.resolve() : once(worker, 'exit');
  worker.send(order);
  const isListening = await Promise.race([once(worker, 'listening').then(() => true), exited.then(() => false)]);
  if (!isListening) throw new StartError(failure);
  return worker;
}

async function ended(worker: Worker) {
  if (!worker.isDead()) await once(worker, 'exit');
  const { exitCode, signalCode } = worker.process;
  if (exitCode !== 0)
    say(
      `server process ${worker.process.pid} ended with ${signalCode ?? `code ${exitCode}`}; another one takes its place`,
    );
}

function sayReady(worker: Worker): Worker {
  process.stdout.write(`✓ server process ${worker.process.pid} is ready\n`);
  return worker;
}

function sayNotStarted(error: unknown): undefined {
  say(`a server process did not start: ${String(error).split('\n')[0]}`);
}

const say = (line: string) => void process.stderr.write(`✗ ${line}\n`);
