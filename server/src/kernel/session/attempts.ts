import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/tenant-database.ts';
import { tooMany } from '../app-error.ts';

interface Limit {
  most: number;
  seconds: number;
}

interface Counted {
  count: number;
  seconds: number;
}

// A refused attempt is not added to the count, so that attempts that are taken back leave room for others.
const count = `
  insert into app.attempt as a (key, count, window_start) values ($1, 1, now())
  on conflict (key) do update set
    count = case when a.window_start < now() - make_interval(secs => $2) then 1 else least(a.count + 1, $3 + 1) end,
    window_start = case when a.window_start < now() - make_interval(secs => $2) then now() else a.window_start end
  returning count, ceil(extract(epoch from window_start + make_interval(secs => $2) - now()))::int as seconds`;

function assertAttemptsLeft(counted: Counted | undefined, most: number) {
  if (counted && counted.count > most) throw tooMany(Math.max(1, counted.seconds));
}

/** Counts an attempt, in all processes together, and refuses when there were too many. */
export async function countAttempt(pool: pg.Pool, key: string, { most, seconds }: Limit): Promise<void> {
  const { rows } = await pool.query<Counted>({ name: 'count-attempt', text: count, values: [key, seconds, most] });
  assertAttemptsLeft(rows[0], most);
}

/**
 * Counts what a transaction does, together with it: what fails is not counted, and no call waits for a
 * second connection while it holds one.
 */
export async function countInTransaction(db: Database, key: string, { most, seconds }: Limit): Promise<void> {
  const { rows } = await db.executeQuery<Counted>(CompiledQuery.raw(count, [key, seconds, most]));
  assertAttemptsLeft(rows[0], most);
}

export async function clearInTransaction(db: Database, key: string): Promise<void> {
  await db.deleteFrom('app.attempt').where('key', '=', key).execute();
}

export async function clearAttempts(pool: pg.Pool, ...keys: string[]): Promise<void> {
  await pool.query('delete from app.attempt where key = any($1)', [keys]);
}

/** Takes back attempts that were counted before they were known to succeed, where only failures count. */
export async function decrementAttempts(pool: pg.Pool, ...keys: string[]): Promise<void> {
  await pool.query({
    name: 'take-back-attempts',
    text: 'update app.attempt set count = greatest(count - 1, 0) where key = any($1)',
    values: [keys],
  });
}
