import type { intervals } from '../../kernel/jobs/intervals.ts';
import type { limits } from '../../kernel/process/limits.ts';

/** What is loaded before the product (`--import`), in the supervisor, the server processes and their threads. */
export type Preload = string;

const preload = (code: string): Preload => `data:text/javascript,${encodeURIComponent(code)}`;
const moduleOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const limitsModule = moduleOf('../../kernel/process/limits.ts');
const json = JSON.stringify;

/** Other limits than the usual ones. */
export const withLimits = (changes: Partial<typeof limits>): Preload =>
  preload(`import { limits } from ${limitsModule}; Object.assign(limits, ${json(changes)});`);

/** Other limits for as long as there is a file: a process that is well would reach them on a slow machine. */
export const withLimitsWhile = (file: string, changes: Partial<typeof limits>): Preload =>
  preload(`
  import { existsSync } from 'node:fs';
  import { limits } from ${limitsModule};
  const usual = { ...limits }, changes = ${json(changes)};
  for (const name of Object.keys(changes)) {
    Object.defineProperty(limits, name, { get: () => (existsSync(${json(file)}) ? changes : usual)[name] });
  }`);

/** The processes look into the queue every second. */
export const shortIntervals: typeof intervals = { pollSeconds: 1, superviseSeconds: 1, cronSeconds: 1 };
export const withShortIntervals: Preload = preload(
  `import { intervals } from ${moduleOf('../../kernel/jobs/intervals.ts')}; Object.assign(intervals, ${json(shortIntervals)});`,
);

/** A server process does nothing, not even load its first file, while there is such a file. */
export const startWithout = (file: string): Preload =>
  preload(`
  import { existsSync } from 'node:fs';
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (process.send && existsSync(${json(file)})) Atomics.wait(nothing, 0, 0, 20);`);

/** A server process that is about to listen says so and spins for ever instead, where there is a file `<file>`. */
export const spinBeforeListening = (file: string): Preload =>
  preload(`
  import { existsSync, writeFileSync, writeSync } from 'node:fs';
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...options) {
    if (!process.send || !existsSync(${json(file)})) return listen.apply(this, options);
    writeFileSync(${json(spinningFile(file))}, '');
    writeSync(2, 'spinning before it listens\\n');
    for (;;);
  };`);

/** There is such a file from when a process spins. */
export const spinningFile = (file: string) => `${file}.spinning`;

/** A backup has copied its files, and waits with the end for as long as there is such a file. */
export const holdBackup = (file: string): Preload =>
  preload(`
  import { existsSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  import pg from ${json(import.meta.resolve('pg'))};
  const { query } = pg.Client.prototype;
  const queryLater = async (client, options) => {
    while (existsSync(${json(file)})) await sleep(20);
    return query.apply(client, options);
  };
  pg.Client.prototype.query = function (...options) {
    return String(options[0]).includes('pg_backup_stop') ? queryLater(this, options) : query.apply(this, options);
  };`);
