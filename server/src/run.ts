import cluster from 'node:cluster';
import { type Config, readConfig } from './config.ts';
import { demoTenants } from './demo/demo-tenants.ts';
import { demoPlatformPassword } from './demo/seed-platform.ts';
import { printStep } from './kernel/step.ts';
import { fail, stopOnSignal } from './lifecycle.ts';
import { platformTenant } from './modules/tenant/platform-tenant.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';
import { startWorkers } from './workers.ts';

try {
  const config = readConfig(process.env);
  if (cluster.isPrimary) await runPrimary(config);
  else await runWorker(config, process.env.EDP_WORKER_DATABASE!);
} catch (error) {
  fail(error);
}

/** Prepares the database, then serves: by itself, or through as many workers as WORKERS says. */
async function runPrimary(config: Config) {
  const { databaseUrl, stop: stopDatabase } = await prepare(config);
  const startedAt = performance.now();
  try {
    const stopServing = await startServing(config, databaseUrl);
    stopOnSignal(async () => {
      await stopServing();
      await stopDatabase();
    });
  } catch (error) {
    await stopDatabase();
    throw error;
  }
  printStep('server', config.workers === 1 ? 'ready' : `ready, ${config.workers} processes`, startedAt);
  process.stdout.write(`\n  EDP is at http://localhost:${config.port}\n`);
  if (config.demo) printAccounts();
}

async function startServing(config: Config, databaseUrl: string): Promise<() => Promise<void>> {
  if (config.workers > 1) return startWorkers(config.workers, databaseUrl);
  const app = await serve(config, databaseUrl);
  return () => app.close();
}

async function runWorker(config: Config, databaseUrl: string) {
  const app = await serve(config, databaseUrl);
  stopOnSignal(() => app.close());
}

function printAccounts() {
  const codes = demoTenants.map((tenant) => `${tenant.code} ${tenant.name}`).join(', ');
  process.stdout.write(`\n  Tenant codes   ${codes}\n`);
  for (const { account, password, roles } of demoTenants[0]!.accounts) {
    process.stdout.write(`  ${account.padEnd(14)} ${password}   ${roles.join(', ')}\n`);
  }
  process.stdout.write(`\n  Tenant code    ${platformTenant.code} ${platformTenant.name}\n`);
  process.stdout.write(`  ${platformTenant.administrator.padEnd(14)} ${demoPlatformPassword}   approves tenants\n`);
}
