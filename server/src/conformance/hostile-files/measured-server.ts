import type { AddressInfo } from 'node:net';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { modules } from '../../modules.ts';
import { checkImportJob } from '../../modules/import/import-jobs.ts';
import type { Measured } from './start-measured.ts';

/**
 * A server process of its own that works on dry runs and measures itself, where no other test takes memory and time. It
 * is started with `--expose-gc`.
 */
const mebibyte = 1024 * 1024;
const app = await buildApp(readConfig(process.env), process.env.TEST_DATABASE_URL!, [checkImportJob(modules)]);
await app.listen({ port: 0, host: '127.0.0.1' });

/** Processor time of this thread, which does not pass while other processes have the processor. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function usedMiB(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / mebibyte;
}

/** What is reachable, and garbage where that alone is little. */
function liveMiB(): number {
  if (usedMiB() - atStart > 100) gc!();
  return usedMiB();
}

const text = JSON.stringify(Array.from({ length: 100_000 }, (_none, id) => ({ id, name: `${id}` })));
/** Processor time of work that does not change. */
function usualMs(): number {
  const began = cpuMs();
  JSON.parse(text);
  return cpuMs() - began;
}

gc!();
const atStart = usedMiB();
let [longestTurnMs, grownMiB] = [0, 0];
let before = cpuMs();

setInterval(() => {
  longestTurnMs = Math.max(longestTurnMs, cpuMs() - before);
  grownMiB = Math.max(grownMiB, liveMiB() - atStart);
  before = cpuMs();
}, 5);

process.on('disconnect', () => process.exit());
process.on('message', () => {
  const measured: Measured = { longestTurn: longestTurnMs / usualMs(), grownMiB };
  process.send!(measured);
  [longestTurnMs, grownMiB, before] = [0, 0, cpuMs()];
});
process.send!(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
