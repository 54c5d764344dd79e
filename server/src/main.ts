import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Most of a start goes into reading some hundred source files: what was understood of them once is kept.
enableCompileCache(fileURLToPath(new URL('../../.runtime/compiled', import.meta.url)));
await import('./run.ts');
