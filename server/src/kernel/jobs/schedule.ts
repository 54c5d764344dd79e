import type { Job as QueueEntry, PgBoss } from 'pg-boss';
import { scheduleQueue } from './queue-names.ts';
import type pg from 'pg';
import { type Database, inTransaction } from '../database/tenant-database.ts';

/** Work of the system at fixed times, once in all processes together. */
export interface Schedule {
  /** Letters, digits and hyphens. */
  name: string;
  /** Five fields, in the time zone of the installation. */
  cron: string;
  /** The signal is aborted when the process stops: work in many steps then ends after the one under way. */
  run: (signal: AbortSignal) => Promise<unknown>;
}

type Occurrence = QueueEntry<{ name: string }>;

/** Brings the stored schedules in line with those of this version. */
export async function storeSchedules(boss: PgBoss, schedules: readonly Schedule[], timeZone: string): Promise<void> {
  const stored = await boss.getSchedules(scheduleQueue);
  const isStored = ({ name, cron }: Schedule) =>
    stored.some((each) => each.key === name && each.cron === cron && each.timezone === timeZone);
  for (const schedule of schedules.filter((each) => !isStored(each))) {
    const { name, cron } = schedule;
    await boss.schedule(scheduleQueue, cron, { name }, { key: name, singletonKey: name, tz: timeZone });
  }
  for (const { key } of stored.filter((each) => !schedules.some(({ name }) => name === each.key)))
    await boss.unschedule(scheduleQueue, key);
}

/** A failure is logged; the next occurrence tries again. */
export async function runOccurrence(
  schedules: readonly Schedule[],
  { data, signal }: Occurrence,
  stopping: AbortSignal,
  warn: (error: unknown, name: string) => void,
): Promise<void> {
  const schedule = schedules.find(({ name }) => name === data.name);
  if (!schedule) return;
  await schedule.run(AbortSignal.any([signal, stopping])).catch((error: unknown) => warn(error, schedule.name));
}

/** Does work of the system itself for every company that is served, each in a transaction of its own. */
export async function forEachTenant(pool: pg.Pool, work: (db: Database) => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from app.tenant where active and not platform order by id',
  );
  for (const { id: tenantId } of rows) await inTransaction(pool, { tenantId }, work);
}
