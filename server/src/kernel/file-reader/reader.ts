import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../app-error.ts';
import { type Answer, limits, type Question, type ReaderLimits } from './messages.ts';
import type { Tasks } from './tasks.ts';
import { busy, openTurns } from './turns.ts';
import type { ScaledPicture, Scaling } from './scaled-picture.ts';

type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type Output<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** A process that reads files of users for this one. */
export interface Reader {
  ask<Name extends keyof Tasks>(task: Name, input: Input<Name>): Promise<Output<Name>>;
}

/** Questions of a party, such as a tenant, wait for each other and not for long for those of others. */
type Ask = <Name extends keyof Tasks>(task: Name, input: Input<Name>, party?: string) => Promise<Output<Name>>;

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const program = fileURLToPath(new URL('reader-process.ts', import.meta.url));
/** A file that ended its reader: whatever was in it, it should not be opened. */
const tooMuch = () => new AppError(413, 'file.tooMuchToRead', { field: 'file' });

/** Each may take as much memory as the server: two for calls and two for jobs, so that neither wait for the other. */
const mostReaders = 2;
/** More calls than these would wait longer than people do; jobs are bounded by their number. */
const [mostWaiting, mostWaitingOfOne] = [16, 2];
/** Of questions that take a moment: then nothing more is uploaded. */
const mostQuestions = 200;
const idleMs = 10_000;

/** Whose file it is: a call is refused where too many wait, and a job waits. */
export type Asker = { call: string } | 'job';

export const { withReader, askReader, assertReaderFree } = openReaders(limits);

/** The processes that read for this one, within these limits. */
export function openReaders(within: ReaderLimits) {
  const calls = openTurns({ most: mostReaders, mostWaiting, mostWaitingOfOne });
  const jobs = openTurns({ most: mostReaders });
  // Pictures take long to decode, and what is uploaded meanwhile does not wait for them.
  const [pictures, others] = [openShared(within), openShared(within)];

  /** For one file that takes many questions: a process of its own, for as long as `work` takes. */
  async function withOwn<T>(asker: Asker, work: (reader: Reader) => Promise<T>): Promise<T> {
    const read = async () => {
      const reader = startReader(within);
      try {
        return await work(reader);
      } finally {
        reader.end();
      }
    };
    return asker === 'job' ? jobs.take('', read) : calls.take(asker.call, read);
  }

  const askShared: Ask = (task, input, party) => (task === 'scaledPicture' ? pictures : others).ask(task, input, party);
  /** Before a file is taken from a user. */
  const assertFree = () => {
    if (others.waiting() >= mostQuestions) throw busy();
  };
  return { withReader: withOwn, askReader: askShared, assertReaderFree: assertFree };
}

/**
 * For files that take one question: the process is kept for the next ones, until it has rested for a while. One question
 * at a time.
 */
function openShared(within: ReaderLimits): { ask: Ask; waiting: () => number } {
  const turns = openTurns({ most: 1 });
  let shared: ReturnType<typeof startReader> | undefined;
  let idle: NodeJS.Timeout | undefined;
  const rest = () => {
    idle = setTimeout(() => shared?.end(), idleMs).unref();
  };
  return {
    waiting: turns.waiting,
    ask: (task, input, party = '') =>
      turns.take(party, () => {
        clearTimeout(idle);
        shared = shared?.isAlive() ? shared : startReader({ ...within, fileCpuMs: Number.MAX_SAFE_INTEGER });
        return shared.ask(task, input).finally(rest);
      }),
  };
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

/**
 * A picture of a user in a smaller size; undefined for one that is too large, cannot be read or that its reader could
 * not cope with.
 */
export const readPicture = (scaling: Scaling): Promise<ScaledPicture | undefined> =>
  askReader('scaledPicture', scaling).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  });
