import type { Language } from '@edp/contract/kernel/language.ts';
import type { LoginResult } from '@edp/contract/modules/login-record/login-record.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Database, inTransaction } from '../../kernel/database/tenant-database.ts';
import { sendMessages } from '../message/send-messages.ts';
import { describeBrowser, withoutVersion } from './describe-browser.ts';

interface LoginAttempt {
  userId: string;
  address: string;
  userAgent: string;
  language: Language;
}

export type FailedLogin = Exclude<LoginResult, 'success'>;

/**
 * In a transaction of its own: the call that failed has none that is committed. Without a user the same statement
 * inserts no row, and no commit waits for the disk, so that the time of the answer does not tell whether the account
 * exists. A throttled client may try thousands of times: of those one record a minute is enough.
 */
export async function recordFailedLogin(
  pool: pg.Pool,
  tenantId: number,
  attempt: Omit<LoginAttempt, 'userId'> & { userId: string | undefined },
  result: FailedLogin,
): Promise<void> {
  const { userId = '0', address, userAgent, language } = attempt;
  await inTransaction(pool, { tenantId }, async (db) => {
    await sql`select set_config('synchronous_commit', 'off', true)`.execute(db);
    await sql`
      insert into login_record (user_id, address, browser, result, language)
      select u.id, ${address}, ${describeBrowser(userAgent)}, ${result}, ${language} from user_account u
       where u.id = ${userId} and not (${result} = 'throttled' and coalesce(
         (select r.result = 'throttled' and r.time > now() - interval '1 minute' from login_record r where r.user_id = u.id order by r.id desc limit 1), false))`.execute(
      db,
    );
  });
}

/**
 * Records a login and tells the user of one from a place, an address with a browser, that they never logged in from
 * before.
 */
export async function recordLogin(db: Database, { userId, address, userAgent, language }: LoginAttempt): Promise<void> {
  const description = describeBrowser(userAgent);
  const { is_new_place: isNewPlace } = await db
    .selectFrom('login_record')
    .select(
      sql<boolean>`count(*) > 0 and not coalesce(bool_or(address = ${address} and regexp_replace(browser, ' \\d+', '') = ${withoutVersion(description)}), false)`.as(
        'is_new_place',
      ),
    )
    .where('user_id', '=', userId)
    .where('result', '=', 'success')
    .executeTakeFirstOrThrow();
  const { time } = await db
    .insertInto('login_record')
    .values({ user_id: userId, address, browser: description, result: 'success', language })
    .returning('time')
    .executeTakeFirstOrThrow();
  if (!isNewPlace) return;
  const browser = description || translate('loginRecord.unknownBrowser', language);
  await sendMessages(db, {
    to: [userId],
    kind: 'system',
    title: translate('loginRecord.newPlaceTitle', language),
    content: translate('loginRecord.newPlaceNotice', language, { time, address, browser }),
  });
}

/** The language that the user chose at the latest login; undefined for a user who never logged in. */
export async function latestLanguage(db: Database, userId: string): Promise<Language | undefined> {
  const latest = await db
    .selectFrom('login_record')
    .select('language')
    .where('user_id', '=', userId)
    .where('result', '=', 'success')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.language as Language | undefined;
}
