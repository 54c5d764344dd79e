import { createHash } from 'node:crypto';

/** The schema of pg-boss. It belongs to the owner of the database; the server may only read and write its rows. */
export const queueSchema = 'pgboss';

/** The channel on which pg-boss announces new work; the bus of each process listens on it. */
export const queueChannel = `pgboss_${createHash('sha224').update(queueSchema).digest('hex').slice(0, 24)}` as const;

/** Jobs that users started. */
export const jobQueue = 'job';
/** Jobs whose last attempt was lost together with its process. */
export const lostJobQueue = 'lost-job';
/** Work of the system at fixed times. */
export const scheduleQueue = 'schedule';
