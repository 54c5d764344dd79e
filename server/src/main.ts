import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Most of a start goes into compiling more than a thousand source files: the result is kept.
const compiled = fileURLToPath(new URL('../../.runtime/compiled', import.meta.url));
enableCompileCache(compiled);
if (cluster.isPrimary) {
  // A worker has it before its first file, which is this one.
  process.env.NODE_COMPILE_CACHE = compiled;
  const { forkWorker } = await import('./workers.ts');
  // It has the most to load, so it begins before this process loads what the supervisor needs.
  const first = forkWorker();
  const { supervise } = await import('./supervisor.ts');
  await supervise(first);
} else {
  await import('./worker.ts');
}
