import { joinNames, type Language } from '@edp/contract/kernel/language.ts';
import type { NewsAudience } from '@edp/contract/modules/news/news-fields.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { nameIn } from '../../kernel/record/translations.ts';

/** An audience may name these: its column, its table, and how the wire calls the ids. */
const kinds = {
  orgIds: { column: 'organisation_id', table: 'organisation' },
  empIds: { column: 'user_id', table: 'user_account' },
  roleIds: { column: 'role_id', table: 'role' },
  groupIds: { column: 'group_id', table: 'user_group' },
  invorgIds: { column: 'inventory_organisation_id', table: 'inventory_organisation' },
} as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

type AudienceIds = Readonly<Record<Kind, readonly string[]>>;
export const noAudience: AudienceIds = { orgIds: [], empIds: [], roleIds: [], groupIds: [], invorgIds: [] };

export interface AudiencePart {
  newsId: string;
  kind: Kind;
  id: string;
  name: string;
  /** The text that tells it from others of the same name. */
  detail: string;
}

/** Makes the audience exactly this; what is so already stays. Everything must be of this tenant. */
export async function writeAudience(db: Database, newsId: string, audience: AudienceIds): Promise<void> {
  for (const kind of kindNames) {
    const { column, table } = kinds[kind];
    const [ids, field] = [audience[kind], sql.ref(column)];
    if (ids.length > 0) {
      const { rows: existing } =
        await sql`select from ${sql.table(table)} where id = any(${ids}::bigint[]) for share`.execute(db);
      if (existing.length < ids.length) throw invalid('news.audienceUnknown', 'audience');
    }
    await sql`delete from news_audience where news_id = ${newsId} and ${field} is not null and ${field} <> all(${ids}::bigint[])`.execute(
      db,
    );
    await sql`
      insert into news_audience (news_id, ${field}) select ${newsId}::bigint, given.id from unnest(${ids}::bigint[]) with ordinality as given (id, place)
       order by place on conflict on constraint news_audience_key do nothing`.execute(db);
  }
}

const department = sql`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`;

/** The names in audiences, departments first, as the user reads them. */
export async function readAudiences(
  db: Database,
  newsIds: readonly string[],
  language: Language,
): Promise<AudiencePart[]> {
  if (newsIds.length === 0) return [];
  const { rows } = await sql<AudiencePart>`
    select a.news_id as "newsId", n.kind, n.id, n.name, n.detail
      from news_audience a
      cross join lateral (
        select 1 as place, 'orgIds' as kind, organisation.id, organisation.name, '' as detail from organisation where organisation.id = a.organisation_id
        union all select 2, 'empIds', user_account.id, user_account.name, ${department} from user_account where user_account.id = a.user_id
        union all select 3, 'roleIds', role.id, ${nameIn('role', language).expression}, role.code from role where role.id = a.role_id
        union all select 4, 'groupIds', user_group.id, user_group.name, '' from user_group where user_group.id = a.group_id
        union all select 5, 'invorgIds', i.id, i.name, '' from inventory_organisation i where i.id = a.inventory_organisation_id) n
     where a.news_id = any(${newsIds}::bigint[])
     order by n.place, a.id`.execute(db);
  return rows;
}

export function audienceOf(parts: readonly AudiencePart[]): NewsAudience {
  const of = (kind: Kind) =>
    parts.filter((part) => part.kind === kind).map(({ id, name, detail }) => ({ id, name, detail }));
  return {
    empIds: of('empIds'),
    orgIds: of('orgIds'),
    roleIds: of('roleIds'),
    groupIds: of('groupIds'),
    invorgIds: of('invorgIds'),
  };
}

/** 采购部、张伟 等3项. */
export function audienceText(parts: readonly AudiencePart[], language: Language): string {
  const names = joinNames(
    parts.slice(0, 2).map(({ name }) => name),
    language,
  );
  return parts.length <= 2 ? names : translate('news.summary', language, { names, count: parts.length });
}
