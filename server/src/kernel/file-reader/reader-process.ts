import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { Guarded } from './guard.ts';
import type { Answer, Question, ReaderLimits } from './messages.ts';
import { tasks } from './tasks.ts';

/**
 * The process that reads files of users: it has neither the settings of the server nor its connections, and is ended
 * when it takes too much.
 */
const { memory, cpuMs, fileCpuMs } = JSON.parse(process.argv[2]!) as ReaderLimits;
const counts = new Int32Array(new SharedArrayBuffer(8));
new Worker(new URL('guard.ts', import.meta.url), {
  workerData: { counts, memory, cpuMs, fileCpuMs } satisfies Guarded,
}).unref();

process.on('disconnect', () => process.exit());
process.on('message', (question: Question) => void answer(question));

async function answer({ id, task, input }: Question) {
  Atomics.add(counts, 0, 1);
  const result = await run(task, input);
  Atomics.sub(counts, 0, 1);
  Atomics.add(counts, 1, 1);
  process.send!({ id, ...result } satisfies Answer);
}

async function run(task: Question['task'], input: unknown): Promise<Omit<Answer, 'id'>> {
  try {
    return { value: await (tasks[task] as (argument: unknown) => unknown)(input) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { status: error.status, key: error.key, details: error.details } };
    return { failure: String(error instanceof Error ? error.stack : error) };
  }
}
