import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { DatabasePool } from './database/tenant-reader.ts';
import type { Bus } from './process/bus.ts';
import type { Disk } from './process/disk-space.ts';
import type { FileStore } from './files/file-store.ts';
import type { Links } from './files/links.ts';
import type { JobDescription } from './jobs/enqueue-job.ts';
import type { Queue } from './jobs/queue.ts';
import type { Sessions } from './session/open-sessions.ts';

/** The parts that one server process has once, made in `app.ts`. */
export interface Kernel {
  config: Config;
  log: FastifyBaseLogger;
  pool: DatabasePool;
  bus: Bus;
  queue: Queue;
  /** Every kind of background job. */
  jobKinds: readonly JobDescription[];
  sessions: Sessions;
  files: FileStore;
  links: Links;
  disk: Disk;
}
