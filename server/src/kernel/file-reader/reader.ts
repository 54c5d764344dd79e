import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../app-error.ts';
import { limits, type ReaderLimits } from './limits.ts';
import type { Answer, Question } from './messages.ts';
import type { Tasks } from './tasks.ts';

type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type Output<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** A process that reads files of users for this one. */
export interface Reader {
  ask<Name extends keyof Tasks>(task: Name, input: Input<Name>): Promise<Output<Name>>;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const program = fileURLToPath(new URL('reader-process.ts', import.meta.url));
/** A file that ended its reader: whatever was in it, nobody should open it. */
const tooMuch = () => new AppError(413, 'file.tooMuchToRead', { field: 'file' });

/** Each may take as much memory as the server. */
const mostReaders = 4;
const idleMs = 10_000;

export const { withReader, askReader } = openReaders(limits);

/** The processes that read for this one, within these limits. */
export function openReaders(within: ReaderLimits) {
  let living = 0;
  const queue: (() => void)[] = [];

  async function whenFree() {
    if (living >= mostReaders) await new Promise<void>((resolve) => queue.push(resolve));
    living++;
    return startReader(within);
  }

  function leave() {
    living--;
    queue.shift()?.();
  }

  let shared: ReturnType<typeof startReader> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function rest() {
    clearTimeout(idle);
    idle = setTimeout(() => shared?.end(), idleMs).unref();
  }

  /** For one file that takes many questions: a process of its own, for as long as `work` takes. */
  async function withOwn<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    const reader = await whenFree();
    try {
      return await work(reader);
    } finally {
      reader.end();
      leave();
    }
  }

  /**
   * For a file that takes one question: the process is kept for the next ones, until it has rested for a while. One
   * question at a time.
   */
  function askShared<Name extends keyof Tasks>(task: Name, input: Input<Name>): Promise<Output<Name>> {
    clearTimeout(idle);
    const answer = last.then(() => {
      shared = shared?.isAlive() ? shared : startReader(within);
      return shared.ask(task, input);
    });
    last = answer.then(rest, rest);
    return answer;
  }

  return { withReader: withOwn, askReader: askShared };
}

function startReader(within: ReaderLimits) {
  const child: ChildProcess = fork(program, [JSON.stringify(within)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${within.heap}`],
    env: environment(),
  });
  const waiting = new Map<number, Waiting>();
  let [count, isAlive] = [0, true];
  const giveUp = () => {
    isAlive = false;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(tooMuch());
    }
    waiting.clear();
  };
  child.on('exit', giveUp);
  child.on('error', giveUp);
  child.on('message', ({ id, value, refusal, failure }: Answer) => {
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    clearTimeout(asked.timer);
    if (refusal) asked.reject(new AppError(refusal.status, refusal.key, refusal.details));
    else if (failure !== undefined) asked.reject(new Error(`a file could not be read: ${failure}`));
    else asked.resolve(value);
  });
  // It ends with this process, which need not wait for it.
  child.unref();
  child.channel?.unref();

  return {
    isAlive: () => isAlive,
    end() {
      isAlive = false;
      // One that rests ends by itself, and keeps its compiled code for the next.
      if (waiting.size === 0 && child.connected) child.disconnect();
      else child.kill('SIGKILL');
    },
    ask<Name extends keyof Tasks>(task: Name, input: Input<Name>): Promise<Output<Name>> {
      if (!isAlive) return Promise.reject(tooMuch());
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const id = ++count;
      waiting.set(id, { resolve, reject, timer: setTimeout(() => child.kill('SIGKILL'), within.silenceMs).unref() });
      child.send({ id, task, input } satisfies Question, (error) => {
        if (error) giveUp();
      });
      return promise as Promise<Output<Name>>;
    },
  };
}

/** Nothing of the server's settings, whose secrets a file might otherwise bring out. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, TZ, NODE_COMPILE_CACHE } = process.env;
  return { PATH, TMPDIR, TZ, NODE_COMPILE_CACHE };
}
