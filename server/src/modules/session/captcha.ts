import { randomInt } from 'node:crypto';
import type pg from 'pg';

/** Without the letters and digits that people mistake for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Draws a new captcha and remembers its answer under the key; the one before is void. */
export async function drawCaptcha(pool: pg.Pool, key: string): Promise<Buffer> {
  const answer = Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await keepCaptcha(pool, key, answer);
  // Loading what draws takes a tenth of a second, which a start should not wait for.
  const { captchaPicture } = await import('./captcha-picture.ts');
  return captchaPicture(answer);
}

/**
 * Also for one that was answered rightly and is asked for once more, because the code of the second factor was missing.
 */
export const keepCaptcha = (pool: pg.Pool, key: string, answer: string) =>
  pool.query({
    name: 'keep-captcha',
    text: `insert into app.captcha (key, answer) values ($1, upper($2))
         on conflict (key) do update set answer = excluded.answer, created_time = now()`,
    values: [key, answer],
  });

/** A captcha can be answered once, rightly or wrongly, within five minutes. */
export async function isCaptchaAnswer(
  pool: pg.Pool,
  key: string,
  answer: string,
  testAnswer?: string,
): Promise<boolean> {
  const { rows } = await pool.query<{ answer: string }>({
    name: 'take-captcha',
    text: `delete from app.captcha where key = $1
           returning case when created_time > now() - interval '5 minutes' then answer end as answer`,
    values: [key],
  });
  if (testAnswer !== undefined && answer === testAnswer) return true;
  return rows[0]?.answer === answer.toUpperCase();
}
