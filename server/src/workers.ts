import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from './kernel/process/limits.ts';
import { ended, say, startWorker, type StartOrder, type WorkerMessage } from './start-worker.ts';

/** Between two attempts to start a worker, and after one that ended soon after its start; each failure doubles it. */
const pauseMs = 1000;
const longestPauseMs = 30_000;
const soonMs = 5000;
/** The first start is tried no more often: an error that an operator has to see should not look like a server that is merely slow. */
const mostAttempts = 5;

// The workers accept connections themselves. In the other mode this process accepts them and passes them on, and one
// that was on its way to a worker that ends would stay open without ever being answered.
cluster.schedulingPolicy = cluster.SCHED_NONE;

// In MiB. Of the 4 GiB that Node allows itself on a large machine it lets old objects become four times as many as are
// in use before it collects them; with this limit less than twice as many.
const mostHeap = 1024;
cluster.setupPrimary({ execArgv: [...process.execArgv, `--max-old-space-size=${mostHeap}`] });

export const forkWorker = (): Worker => cluster.fork();

/** The other processes that serve load their code while the database starts. */
export const forkOthers = (count: number): Worker[] => Array.from({ length: count }, forkWorker);

/** Gives the workers the database, and from then on replaces each one that ends or grows too large. */
export async function serve(workers: readonly Worker[], ownerUrl: string, stopping: AbortSignal): Promise<void> {
  const [first, ...others] = workers as [Worker, ...Worker[]];
  const started = [await startFirst(first, { ownerUrl, isFirst: true }, stopping)];
  started.push(
    ...(await Promise.all(others.map((worker) => startFirst(worker, { ownerUrl, isFirst: false }, stopping)))),
  );
  for (const worker of started) void keepRunning(worker, ownerUrl, stopping);
}

/** Starts another one where a worker hung and was ended; what it says about itself is for the operator. */
async function startFirst(first: Worker, order: StartOrder, stopping: AbortSignal): Promise<Worker> {
  let worker = first;
  for (let failures = 0; ; worker = forkWorker()) {
    try {
      return await startWorker(worker, order, failures);
    } catch (error) {
      failures++;
      if (stopping.aborted || !worker.process.signalCode || failures === mostAttempts) throw error;
      sayNotStarted(error);
    }
    await sleep(pauseAfter(failures));
    stopping.throwIfAborted();
  }
}

async function keepRunning(initial: Worker, ownerUrl: string, stopping: AbortSignal) {
  let worker: Worker | undefined = initial;
  let failures = 0;
  for (let startedAt = Date.now(); ; startedAt = Date.now()) {
    const reason = worker && (await whyReplaced(worker));
    if (stopping.aborted) return;
    if (reason) say(`server process ${worker!.process.pid} ${reason}; another one takes its place`);
    if (Date.now() - startedAt < soonMs) await sleep(pauseAfter(failures));
    if (stopping.aborted) return;
    const next: Worker | undefined = await startWorker(forkWorker(), { ownerUrl, isFirst: false }, failures).then(
      sayReady,
      sayNotStarted,
    );
    failures = next ? 0 : failures + 1;
    // One that has grown too large serves until another one does.
    if (worker && next) void stop(worker);
    worker = next ?? (worker?.isDead() ? undefined : worker);
  }
}

const pauseAfter = (failures: number) => Math.min(pauseMs * 2 ** Math.max(0, failures - 1), longestPauseMs);

/** All that run, those that are starting included. */
export async function stopWorkers(): Promise<void> {
  await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => stop(worker!)));
}

const stops = new WeakMap<Worker, Promise<void>>();

/** Once for each: a second signal would let it break off what it has begun. */
function stop(worker: Worker): Promise<void> {
  const stopped = stops.get(worker) ?? signal(worker);
  stops.set(worker, stopped);
  return stopped;
}

async function signal(worker: Worker) {
  worker.process.kill('SIGTERM');
  const givingUp = setTimeout(() => {
    say(`server process ${worker.process.pid} has not stopped within ${limits.stopMs / 1000} s and is ended`);
    worker.process.kill('SIGKILL');
  }, limits.stopMs);
  await ended(worker);
  clearTimeout(givingUp);
}

/** Resolves when the worker has ended or has grown too large; without a reason where it ended as it should. */
async function whyReplaced(worker: Worker): Promise<string | undefined> {
  const used = await Promise.race([ended(worker), grown(worker)]);
  if (used !== undefined) return `uses ${Math.round(used / 1024 / 1024)} MB of memory, more than WORKER_MEMORY_MB`;
  const { exitCode, signalCode } = worker.process;
  return exitCode === 0 ? undefined : `ended with ${signalCode ?? `code ${exitCode}`}`;
}

/** Resolves with the memory that a worker uses, when it says that this is too much. */
async function grown(worker: Worker): Promise<number> {
  for (;;) {
    const [message] = (await once(worker, 'message')) as [WorkerMessage];
    if ('usedMemory' in message) return message.usedMemory;
  }
}

function sayReady(worker: Worker): Worker {
  process.stdout.write(`✓ server process ${worker.process.pid} is ready\n`);
  return worker;
}

function sayNotStarted(error: unknown): undefined {
  say(`a server process did not start: ${String(error).split('\n')[0]}`);
}
