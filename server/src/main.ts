import cluster from 'node:cluster';
import { type Config, readConfig } from './config.ts';
import { demoTenants } from './demo/demo-tenants.ts';
import { StartError } from './kernel/start-error.ts';
import { printStep } from './kernel/step.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';

const processStart = performance.now();

try {
  const config = readConfig(process.env);
  if (cluster.isPrimary) await runPrimary(config);
  else await runWorker(config, process.env.EDP_WORKER_DATABASE!);
} catch (error) {
  fail(error);
}

/** Prepares the database, then serves: by itself, or through as many workers as WORKERS says. */
async function runPrimary(config: Config) {
  const prepared = await prepare(config);
  try {
    const stopServing = config.workers === 1 ? await serveAlone(config, prepared.databaseUrl) : await serveByWorkers(config, prepared.databaseUrl);
    stopOnSignal(async () => {
      await stopServing();
      await prepared.stop();
    });
  } catch (error) {
    await prepared.stop();
    throw error;
  }
  printStep('ready', `http://localhost:${config.port}`, processStart);
  if (config.demo) printAccounts();
}

async function serveAlone(config: Config, databaseUrl: string) {
  const app = await serve(config, databaseUrl);
  return () => app.close();
}

async function serveByWorkers(config: Config, databaseUrl: string) {
  let stopping = false;
  const fork = () =>
    new Promise<void>((resolve, reject) => {
      const worker = cluster.fork({ EDP_WORKER_DATABASE: databaseUrl });
      worker.once('listening', () => resolve());
      worker.once('exit', (code) => {
        reject(new StartError(`a worker ended with code ${code} before it was ready`));
        if (!stopping && !worker.exitedAfterDisconnect && code !== 1) void fork().catch(() => {});
      });
    });
  await Promise.all(Array.from({ length: config.workers }, fork));
  return async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => new Promise((resolve) => {
      worker.once('exit', resolve);
      worker.process.kill('SIGTERM');
    })));
  };
}

async function runWorker(config: Config, databaseUrl: string) {
  const app = await serve(config, databaseUrl);
  stopOnSignal(() => app.close());
}

/** Requests under way are finished first; a second signal does not wait. */
function stopOnSignal(stop: () => Promise<unknown>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(130);
    stopping = true;
    stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function printAccounts() {
  const codes = demoTenants.map((tenant) => `${tenant.code} ${tenant.name}`).join(', ');
  process.stdout.write(`\n  Tenant codes   ${codes}\n`);
  for (const { account, password, roles } of demoTenants[0]!.accounts) {
    process.stdout.write(`  ${account.padEnd(14)} ${password}   ${roles.join(', ')}\n`);
  }
}

function fail(error: unknown): never {
  const line = error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`✗ EDP cannot start: ${line}\n`);
  process.exit(1);
}
