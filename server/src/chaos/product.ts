import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { longestWaitMs } from '../testing/longest-wait.ts';
import { testCaptcha } from '../testing/login-as.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What a server process does on a signal when `breakOnSignal` is loaded before the product. */
export const provoke = {
  /** Fails in a way that nothing in it expects. */
  fail: 'SIGUSR2',
  /** Says so and then does nothing else for ever. */
  spin: 'SIGXCPU',
  /** Takes as much memory as it may, in addition to what it has. */
  grow: 'SIGURG',
} as const satisfies Record<string, NodeJS.Signals>;

export const breakOnSignal = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  const on = (signal, work) => process.on(signal, () => { if (process.send) work(); });
  on('${provoke.fail}', () => { throw new Error('provoked defect'); });
  on('${provoke.spin}', () => { writeSync(2, 'spinning\\n'); for (;;); });
  on('${provoke.grow}', () => { globalThis.ballast = Buffer.alloc(process.env.WORKER_MEMORY_MB * 1024 * 1024, 1); });`)}`;

export type Product = ReturnType<typeof spawnProduct>;

/** The product as `npm start` runs it, in a process of its own. Resolves when it serves. */
export async function startProduct(settings: Record<string, string>) {
  const product = spawnProduct(settings);
  const isServing = () => product.output().includes('EDP is at');
  await until(() => isServing() || product.hasEnded(), longestWaitMs);
  if (isServing() && !product.hasEnded()) return product;
  await product.stop();
  throw new Error(`the product did not start:\n${product.output()}`);
}

/** The same, as soon as it begins to start. */
export function spawnProduct(settings: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    EDP_TEST_CAPTCHA: testCaptcha,
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${breakOnSignal}`,
    ...settings,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const url = `http://localhost:${settings.PORT}`;
  // One that is replaced before it ends is there for a moment beside the new one.
  const isComplete = () =>
    count(output, /takes its place/g) === count(output, /server process \d+ is ready/g) &&
    workersOf(child.pid!).length === Number(settings.WORKERS ?? 1);
  return {
    url,
    hasEnded: () => hasEnded(child),
    workers: () => (hasEnded(child) ? [] : workersOf(child.pid!)),
    output: () => output,
    /** How many processes have been replaced. */
    replacements: () => count(output, /takes its place/g),
    /** It answers, and every process that ended has been replaced. */
    isWhole: async () => !hasEnded(child) && isComplete() && (await isReady(url)),
    /** Returns the exit code. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
      if (!hasEnded(child)) {
        const exited = once(child, 'exit');
        child.kill(signal);
        await exited;
      }
      return child.exitCode;
    },
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return answer?.ok === true;
}

/** The server processes among the children; PostgreSQL is one of them too. */
export function workersOf(supervisor: number): number[] {
  const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return children.filter((pid) => commandOf(pid).includes('main.ts')).map(Number);
}

/** Not where it has ended and its parent has not asked for its exit code yet. */
export const isRunning = (pid: number) => commandOf(String(pid)) !== '';

/** Empty where the process has just ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Whether it became true in time. */
export async function until(isTrue: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await sleep(20))
    if (await isTrue()) return true;
  return false;
}

/** For what a test cannot go on without. */
export async function untilHappened(what: string, hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await until(hasHappened, longestWaitMs)))
    throw new Error(`did not happen in ${longestWaitMs / 1000} s: ${what}`);
}
