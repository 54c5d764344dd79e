import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testCaptcha } from '../testing/login-as.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Loaded before the product: on SIGUSR2 a server process fails in a way that nothing in it expects. */
export const failOnSignal = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { if (process.send) throw new Error('provoked defect'); });`)}`;

const startMs = 120_000;

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The product as `npm start` runs it, in a process of its own. */
export async function startProduct(settings: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    EDP_TEST_CAPTCHA: testCaptcha,
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${failOnSignal}`,
    ...settings,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  await until(() => output.includes('EDP is at') || hasEnded(child), startMs);
  if (hasEnded(child)) throw new Error(`the product did not start:\n${output}`);
  const url = `http://localhost:${settings.PORT}`;
  return {
    url,
    workers: () => workersOf(child.pid!),
    /** How many processes have been replaced. */
    replacements: () => count(output, /takes its place/g),
    /** It answers, and every process that ended has been replaced. */
    isWhole: async () =>
      !hasEnded(child) &&
      count(output, /takes its place/g) === count(output, /server process \d+ is ready/g) &&
      (await isReady(url)),
    async stop() {
      if (hasEnded(child)) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
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
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')).map(Number);
}

/** Whether it became true in time. */
export async function until(isTrue: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; performance.now() < end; await sleep(20))
    if (await isTrue()) return true;
  return false;
}
