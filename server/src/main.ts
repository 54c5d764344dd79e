import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Most of a start goes into compiling more than a thousand source files: the result is kept.
const compiled = fileURLToPath(new URL('../../.runtime/compiled', import.meta.url));
enableCompileCache(compiled);
if (cluster.isPrimary) {
  // A worker has it before its first file, which is this one.
  process.env.NODE_COMPILE_CACHE = compiled;
  const { fail, stopOnSignal } = await import('./lifecycle.ts');
  const { forkWorker } = await import('./workers.ts');
  const stopping = new AbortController();
  const { promise: stopped, resolve: sayStopped } = Promise.withResolvers<void>();
  // Before anything is started: a signal would end this process alone, and leave a worker that hangs behind.
  stopOnSignal(() => {
    stopping.abort();
    return stopped;
  });
  // It has the most to load, so it begins before this process loads what the supervisor needs.
  const first = forkWorker();
  const { supervise } = await import('./supervisor.ts');
  supervise(first, stopping.signal).then(sayStopped, fail);
} else {
  const { startWatchdog } = await import('./kernel/process/watchdog.ts');
  startWatchdog();
  await import('./worker.ts');
}
