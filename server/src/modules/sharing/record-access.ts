import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { accessReasons, recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import { sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { sharedTypes } from '@edp/contract/shared-types.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { equals, inList, textIn } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import type { PageInput } from '../../kernel/list/totals.ts';
import { forbidden, assertFound } from '../../kernel/app-error.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { pageOfPeople } from '../directory/directory.ts';
import { permissionText } from './sharing.queries.ts';

interface Line {
  userId: string;
  kind: (typeof accessReasons)[number];
  detail: string;
  /** The role that must be in use for it; null where any of the person's roles will do. */
  role: string | null;
  writable: boolean;
}

/** The people who see a record, and why; for users who see it, by the same policies as everywhere. */
export async function readRecordAccess({
  db,
  input: { sharingType, id, name, ...page },
  session,
  language,
}: Context<ParsedOf<(typeof recordAccess)['recordAccess']>>) {
  const { type, owner } = await visibleRecord({ db, session }, sharingType, id);
  const people = await reached(db, type, owner);
  const read = (paging: PageInput) =>
    readList(
      db,
      {
        table: 'user_account',
        language,
        select: () =>
          db
            .selectFrom('user_account')
            .select([
              'user_account.id as userId',
              'user_account.name',
              sql<string>`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`.as(
                'orgName',
              ),
            ]),
        filters: [textIn(['name'], name), equals('active', true), inList('id', people)],
        order: [['name', 'asc']],
      },
      paging,
    );
  // Whom everybody's records are for is the whole directory.
  const list = await ((await isForAll(db, type.code, owner)) ? pageOfPeople(session, name, page, read) : read(page));
  const lines = Map.groupBy(
    await linesOf(
      db,
      type,
      owner,
      list.rows.map((row) => row.userId),
      language,
    ),
    (line) => line.userId,
  );
  return mapPage(list, (person) => {
    const reasons = (lines.get(person.userId) ?? []).map((line) => reason(line, language));
    return {
      ...person,
      ...powerOf(
        reasons.some(({ power }) => power === 1),
        language,
      ),
      reasons,
    };
  });
}

/** Counted by the database: a rule may reach the whole company. */
export async function readAccessReasons({
  db,
  input: { sharingType, id },
  session,
  language,
}: Context<ParsedOf<(typeof recordAccess)['reasons']>>) {
  const { type, owner } = await visibleRecord({ db, session }, sharingType, id);
  const { rows } = await sql<Omit<Line, 'userId' | 'writable'> & { people: number; editors: number }>`
    select a.kind, a.detail, ${nameIn('role', language).expression} as role, count(distinct a.user_id)::int as people,
           (count(distinct a.user_id) filter (where a.writable and ${holds(type.edit)}))::int as editors
      from app.access_to(${type.code}, ${owner}::bigint) a
      join user_account u on u.id = a.user_id and u.active left join role on role.id = a.role_id
     where ${holds(type.view)} group by 1, 2, 3 order by people desc, 1, 2, 3`.execute(db);
  return rows.map(({ people, editors, ...line }) => ({
    kind: line.kind,
    text: reasonText(line, language),
    people,
    editors,
  }));
}

async function visibleRecord({ db, session }: Pick<Context, 'db' | 'session'>, sharingType: string, id: string) {
  const type = assertFound(sharedTypes.find(({ code }) => code === sharingType));
  if (!hasPermission(session, type.view)) throw forbidden();
  const { owner_id: owner } = assertFound(
    await db.selectFrom(type.code).select('owner_id').where('id', '=', id).executeTakeFirst(),
  );
  return { type, owner };
}

async function isForAll(db: Database, table: string, owner: string): Promise<boolean> {
  const chosen = await db.selectFrom('sharing_mode').select('mode').where('table_name', '=', table).executeTakeFirst();
  return owner === '0' || (chosen?.mode ?? sharingModes.public) !== sharingModes.private;
}

/**
 * Without the permission no reason helps: the role that a rule names must have it, otherwise any role of the person.
 */
const holds = (permission: string) => sql<boolean>`case when a.role_id is null
  then a.user_id in (select ur.user_id from user_role ur where ur.role_id in ${rolesWith(permission)})
  else a.role_id in ${rolesWith(permission)} end`;

const rolesWith = (permission: string) => sql`(
  select r.id from role r
   where r.administrator or r.id in (select rr.role_id from role_resource rr join resource s on s.id = rr.resource_id where s.code = ${permission}))`;

/** Once, for the page and its total: of a public type it is the whole company. */
async function reached(db: Database, { code, view }: (typeof sharedTypes)[number], owner: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select array(select distinct a.user_id from app.access_to(${code}, ${owner}::bigint) a where ${holds(view)}) as ids`.execute(
    db,
  );
  return rows[0]!.ids;
}

async function linesOf(
  db: Database,
  { code, view, edit }: (typeof sharedTypes)[number],
  owner: string,
  people: readonly string[],
  language: Language,
): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select a.user_id as "userId", a.kind, a.detail, ${nameIn('role', language).expression} as role, a.writable and ${holds(edit)} as writable
      from app.access_to(${code}, ${owner}::bigint) a left join role on role.id = a.role_id
     where a.user_id = any(${people}::bigint[]) and ${holds(view)}`.execute(db);
  return rows;
}

const reason = (line: Line, language: Language) => ({
  kind: line.kind,
  text: reasonText(line, language),
  ...powerOf(line.writable, language),
});

const reasonText = ({ kind, detail, role }: Pick<Line, 'kind' | 'detail' | 'role'>, language: Language) =>
  role === null
    ? translate(`sharing.reason.${kind}`, language, { detail })
    : translate('sharing.reason.ruleByRole', language, { detail, role });

function powerOf(isWritable: boolean, language: Language) {
  const power = isWritable ? 1 : 0;
  return { power, powerStr: permissionText(power, language) } as const;
}
