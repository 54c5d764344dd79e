import { randomInt } from 'node:crypto';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Config } from '../../config.ts';
import { deriveKey, isSealOf, seal } from '../../kernel/crypto/keys.ts';
import { sql } from 'kysely';

const mostTries = 5;

const keyOf = ({ secret }: Pick<Config, 'secret'>) => deriveKey(secret, 'sms-code');
/** Six digits are soon guessed from a bare hash; the phone is sealed with them, so no seal fits another phone. */
const sealed = (phone: string, code: string) => `${phone}/${code}`;

/** A new code for the phone; the one before is void. */
export async function issueCode(db: Database, config: Config, phone: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = { seal: seal(keyOf(config), sealed(phone, code)), tries: 0, created_time: sql<string>`now()` };
  await db
    .insertInto('app.sms_code')
    .values({ phone, ...values })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(values))
    .execute();
  return code;
}

/**
 * Whether this is the code of the phone, which is used up then. A wrong answer counts when the transaction is
 * committed, so the caller must not roll back; the row stays locked until then, and guesses queue up behind it.
 */
export async function takeCode(db: Database, config: Config, phone: string, code: string): Promise<boolean> {
  if (config.testCaptcha !== undefined && code === config.testCaptcha) return true;
  const tried = await db
    .updateTable('app.sms_code')
    .set({ tries: sql`tries + 1` })
    .where('phone', '=', phone)
    .where('tries', '<', mostTries)
    .where('created_time', '>', sql<string>`now() - interval '5 minutes'`)
    .returning('seal')
    .executeTakeFirst();
  if (!tried || !isSealOf(keyOf(config), sealed(phone, code), tried.seal)) return false;
  await db.deleteFrom('app.sms_code').where('phone', '=', phone).execute();
  return true;
}
