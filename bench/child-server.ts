import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { workersOf } from '@edp/server/chaos/product.ts';

/** A server in a process of its own, as in production. */
export async function startChild(script: string, port: number, environment: Record<string, string>) {
  const startedAt = performance.now();
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path], {
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(`http://127.0.0.1:${port}/healthz`);
  return {
    /** The process itself and, of the product, its workers. */
    pids: () => withWorkers(child.pid!),
    url: `http://127.0.0.1:${port}`,
    firstAnswerMs: performance.now() - startedAt,
    residentMiB: () => residentMiB(withWorkers(child.pid!)),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The product. */
export const startProduct = (port: number, environment: Record<string, string>) =>
  startChild('../server/src/main.ts', port, environment);

/** The product in production mode, on an existing database. */
export const startInProduction = (
  port: number,
  { ownerUrl, folder, secret }: { ownerUrl: string; folder: string; secret: string },
) =>
  startProduct(port, {
    NODE_ENV: 'production',
    EDP_SECRET: secret,
    PLATFORM_ADMIN_PASSWORD: secret,
    DATABASE_URL: ownerUrl,
    EDP_DATA: folder,
    REQUESTS_PER_MINUTE: '0',
    HOST: '127.0.0.1',
  });

async function untilAnswers(url: string) {
  for (let attempt = 0; attempt < 12_000; attempt++) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  throw new Error(`nothing answers at ${url}`);
}

/** The supervisor of the product serves nothing itself. */
function withWorkers(pid: number): number[] {
  return [pid, ...workersOf(pid)];
}

async function residentMiB(pids: readonly number[]): Promise<number> {
  const statuses = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  return Math.round(statuses.reduce((sum, status) => sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0), 0) / 1024);
}
