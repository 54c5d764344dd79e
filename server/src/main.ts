import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Most of a start goes into compiling some hundred source files: the result is kept.
enableCompileCache(fileURLToPath(new URL('../../.runtime/compiled', import.meta.url)));
await import(cluster.isPrimary ? './supervisor.ts' : './worker.ts');
