import type pg from 'pg';
import { tooMany } from './refusal.ts';

interface Limit {
  most: number;
  seconds: number;
}

const count = {
  name: 'count-attempt',
  text: `insert into app.attempt as a (key, count, window_start) values ($1, 1, now())
         on conflict (key) do update set
           count = case when a.window_start < now() - make_interval(secs => $2) then 1 else a.count + 1 end,
           window_start = case when a.window_start < now() - make_interval(secs => $2) then now() else a.window_start end
         returning count, ceil(extract(epoch from window_start + make_interval(secs => $2) - now()))::int as seconds`,
};

/** Counts an attempt, in all processes together, and refuses when there were too many. */
export async function countAttempt(pool: pg.Pool, key: string, { most, seconds }: Limit): Promise<void> {
  const { rows } = await pool.query<{ count: number; seconds: number }>({ ...count, values: [key, seconds] });
  const { count: attempts = 0, seconds: wait = 1 } = rows[0] ?? {};
  if (attempts > most) throw tooMany(Math.max(1, wait));
}

export async function forgetAttempts(pool: pg.Pool, ...keys: string[]): Promise<void> {
  await pool.query('delete from app.attempt where key = any($1)', [keys]);
}
