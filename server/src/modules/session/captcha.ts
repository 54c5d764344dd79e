import { randomInt } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type pg from 'pg';
import { drawingFont } from '../../kernel/files/font.ts';

const width = 120;
const height = 40;
/** Without the letters and digits that people mistake for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Draws a new captcha and remembers its answer under the key; the one before is void. */
export async function drawCaptcha(pool: pg.Pool, key: string): Promise<Buffer> {
  const answer = Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await keepCaptcha(pool, key, answer);
  return picture(answer);
}

/** Also for one that was answered rightly and is asked for once more, because the code of the second factor was missing. */
export const keepCaptcha = (pool: pg.Pool, key: string, answer: string) => pool.query({
  name: 'keep-captcha',
  text: `insert into app.captcha (key, answer) values ($1, upper($2))
         on conflict (key) do update set answer = excluded.answer, created_time = now()`,
  values: [key, answer],
});

/** A captcha can be answered once, rightly or wrongly, within five minutes. */
export async function isCaptchaAnswer(pool: pg.Pool, key: string, given: string, testAnswer?: string): Promise<boolean> {
  const { rows } = await pool.query<{ answer: string }>({
    name: 'take-captcha',
    text: `delete from app.captcha where key = $1
           returning case when created_time > now() - interval '5 minutes' then answer end as answer`,
    values: [key],
  });
  if (testAnswer !== undefined && given === testAnswer) return true;
  return rows[0]?.answer === given.toUpperCase();
}

function picture(answer: string): Buffer {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#f3f5f8';
  brush.fillRect(0, 0, width, height);
  for (let i = 0; i < 5; i++) line(brush);
  for (const [i, letter] of answer.split('').entries()) {
    brush.save();
    brush.translate(18 + i * 27 + randomInt(-3, 4), height / 2 + randomInt(-3, 4));
    brush.rotate((randomInt(-24, 25) * Math.PI) / 180);
    brush.font = `${randomInt(24, 30)}px ${drawingFont}`;
    brush.fillStyle = ink();
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(letter, 0, 0);
    brush.restore();
  }
  line(brush);
  return canvas.toBuffer('image/png');
}

const ink = () => `hsl(${randomInt(360)} 45% ${randomInt(28, 45)}%)`;

function line(brush: ReturnType<ReturnType<typeof createCanvas>['getContext']>) {
  brush.strokeStyle = ink();
  brush.lineWidth = 1 + randomInt(2) / 2;
  brush.beginPath();
  brush.moveTo(randomInt(width / 3), randomInt(height));
  brush.bezierCurveTo(randomInt(width), randomInt(height), randomInt(width), randomInt(height), width - randomInt(width / 3), randomInt(height));
  brush.stroke();
}
