import { sql } from 'kysely';
import type pg from 'pg';
import { inTransaction } from '../../kernel/database/tenant-database.ts';
import { pinyinOfPerson } from '../../kernel/search/initials.ts';

/**
 * People who were there before names were found by their pinyin get it once, after the upgrade: PostgreSQL cannot read
 * it. Returns how many.
 */
export async function fillPinyin(pool: pg.Pool): Promise<number> {
  const { rows: settings } = await pool.query(`select from app.setting where name = 'pinyin'`);
  if (settings.length) return 0;
  const { rows: tenants } = await pool.query<{ id: number }>('select id from app.tenant order by id');
  let filled = 0;
  for (const { id } of tenants) filled += await inTransaction(pool, { tenantId: id }, fillTenant);
  await pool.query(`insert into app.setting (name, value) values ('pinyin', 'filled') on conflict (name) do nothing`);
  return filled;
}

async function fillTenant(db: Parameters<Parameters<typeof inTransaction>[2]>[0]): Promise<number> {
  const people = await db.selectFrom('user_account').select(['id', 'name']).where('pinyin', '=', '').execute();
  if (people.length === 0) return 0;
  const pinyin = await Promise.all(people.map(({ name }) => pinyinOfPerson(name)));
  await sql`
    update user_account u set pinyin = given.pinyin
      from unnest(${people.map(({ id }) => id)}::bigint[], ${pinyin}::text[]) as given (id, pinyin)
     where u.id = given.id and given.pinyin <> ''`.execute(db);
  return people.length;
}
