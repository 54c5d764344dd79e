import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { accessReasons, sharing } from '@edp/contract/modules/sharing.ts';
import { sharedTypes } from '@edp/contract/shared-types.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { readPage } from '../../kernel/read-page.ts';
import { forbidden, found } from '../../kernel/refusal.ts';
import { foundBy, searchColumns } from '../../kernel/search.ts';
import { may } from '../../kernel/session.ts';
import { powerText } from './sharing.queries.ts';

interface Access {
  user_id: string;
  kind: (typeof accessReasons)[number];
  detail: string;
  writable: boolean;
}

/** The people who see a record, and why; for whoever sees it, by the same policies as everywhere. */
export async function readRecordAccess(
  { db, input: { sharingType, id, name, ...page }, session, language }: Context<ParsedOf<(typeof sharing)['recordAccess']>>,
) {
  const type = found(sharedTypes.find(({ code }) => code === sharingType));
  if (!may(session, type.view)) throw forbidden();
  const { owner_id: owner } = found(await db.selectFrom(type.code).select('owner_id').where('id', '=', id).executeTakeFirst());

  const people = db
    .selectFrom('user_account')
    .select([
      'user_account.id as userId', 'user_account.name', 'user_account.account',
      sql<string>`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`.as('orgName'),
      sql<boolean>`user_account.id in ${holdersOf(type.edit)}`.as('mayEdit'),
    ])
    .where('user_account.active', '=', true)
    .where(sql<boolean>`user_account.id in ${holdersOf(type.view)}`)
    .where(sql<boolean>`user_account.id in (select user_id from app.access_to(${type.code}, ${owner}::bigint))`)
    .orderBy('user_account.name').orderBy('user_account.id');
  const list = await readPage(foundBy(people, 'user_account', await searchColumns(db, 'user_account', { name }, language)), page);
  const access = Map.groupBy(await accessOf(db, type.code, owner, list.rows.map((row) => row.userId)), (line) => line.user_id);
  return mapPage(list, ({ mayEdit, ...person }) => {
    const lines = access.get(person.userId) ?? [];
    const power = lines.some((line) => line.writable) && mayEdit ? 1 : 0;
    return { ...person, power, powerStr: powerText(power, language), reasons: lines.map((line) => reason(line, mayEdit, language)) } as const;
  });
}

/** Whoever has a role with the permission: without it no rule helps. */
const holdersOf = (permission: string) => sql`(
  select ur.user_id from user_role ur join role r on r.id = ur.role_id
   where r.administrator or r.id in (select rr.role_id from role_resource rr join resource s on s.id = rr.resource_id where s.code = ${permission}))`;

async function accessOf(db: Database, table: string, owner: string, people: readonly string[]): Promise<Access[]> {
  const { rows } = await sql<Access>`
    select user_id, kind, detail, writable from app.access_to(${table}, ${owner}::bigint) where user_id = any(${people}::bigint[])`.execute(db);
  return rows;
}

function reason({ kind, detail, writable }: Access, mayEdit: boolean, language: Language) {
  const power = writable && mayEdit ? 1 : 0;
  return { kind, text: translate(`sharing.reason.${kind}`, language, { detail }), power, powerStr: powerText(power, language) } as const;
}
