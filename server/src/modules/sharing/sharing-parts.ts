import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { joinNames, type Language } from '@edp/contract/kernel/language.ts';
import type { sharing, SharingRule, SharingSideNames } from '@edp/contract/modules/sharing/sharing.ts';
import { sql } from 'kysely';
import { translate } from '@edp/contract/texts.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { invalid } from '../../kernel/app-error.ts';

type Side = 'source' | 'target';
type GivenSide = ParsedOf<(typeof sharing)['add']>['addResource'];
type Kind = keyof typeof kinds;

/** A side of a rule may name these: its column, its table, and how the wire calls the ids and the names. */
const kinds = {
  organisation: { column: 'organisation_id', table: 'organisation', ids: 'orgIds', names: 'orgList' },
  user: { column: 'user_id', table: 'user_account', ids: 'empIds', names: 'empList' },
  role: { column: 'role_id', table: 'role', ids: 'roleIds', names: 'roleList' },
  group: { column: 'group_id', table: 'user_group', ids: 'groupIds', names: 'groupList' },
} as const;
const kindNames = Object.keys(kinds) as Kind[];

export interface Part {
  ruleId: string;
  side: Side;
  kind: Kind;
  id: string;
  name: string;
  /** The text that tells it from others of the same name. */
  detail: string;
}

/** Replaces what a rule names. Everything must be of this tenant; otherwise the field says so. */
export async function writeParts(db: Database, ruleId: string, sides: Record<Side, GivenSide>) {
  await db.deleteFrom('sharing_rule_part').where('rule_id', '=', ruleId).execute();
  for (const side of ['source', 'target'] as const) {
    for (const kind of kindNames) {
      const { column, table, ids } = kinds[kind];
      const chosen = [...new Set(sides[side][ids])];
      if (!chosen.length) continue;
      const { rows: existing } =
        await sql`select from ${sql.table(table)} where id = any(${chosen}::bigint[]) for share`.execute(db);
      if (existing.length < chosen.length)
        throw invalid('sharing.partUnknown', side === 'source' ? 'addResource' : 'addSharingTo');
      await db
        .insertInto('sharing_rule_part')
        .values(chosen.map((id) => ({ rule_id: ruleId, side, [column]: id })))
        .execute();
    }
  }
}

/** As the pickers show people. */
const department = sql`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`;

/** The names in rules, departments first, as the user reads them. */
export async function readParts(db: Database, ruleIds: readonly string[], language: Language): Promise<Part[]> {
  if (!ruleIds.length) return [];
  const { rows } = await sql<Part>`
    select p.rule_id as "ruleId", p.side, n.kind, n.id, n.name, n.detail
      from sharing_rule_part p
      cross join lateral (
        select 1 as place, 'organisation' as kind, organisation.id, organisation.name, '' as detail from organisation where organisation.id = p.organisation_id
        union all select 2, 'user', user_account.id, user_account.name, ${department} from user_account where user_account.id = p.user_id
        union all select 3, 'role', role.id, ${nameIn('role', language).expression}, role.code from role where role.id = p.role_id
        union all select 4, 'group', user_group.id, user_group.name, '' from user_group where user_group.id = p.group_id) n
     where p.rule_id = any(${ruleIds}::bigint[])
     order by n.place, p.id`.execute(db);
  return rows;
}

export function idsOf(parts: readonly Part[]): SharingRule['addResource'] {
  const of = (kind: Kind) => parts.filter((part) => part.kind === kind).map(({ id }) => id);
  return { empIds: of('user'), orgIds: of('organisation'), roleIds: of('role'), groupIds: of('group') };
}

export function namesOf(parts: readonly Part[]): SharingSideNames {
  const of = (kind: Kind) =>
    parts.filter((part) => part.kind === kind).map(({ id, name, detail }) => ({ id, name, detail }));
  return { empList: of('user'), orgList: of('organisation'), roleList: of('role'), groupList: of('group') };
}

/** 主数据中心、张伟 等3项. */
export function summaryOf(parts: readonly Part[], language: Language): string {
  const names = joinNames(
    parts.slice(0, 2).map(({ name }) => name),
    language,
  );
  return parts.length <= 2 ? names : translate('sharing.summary', language, { names, count: parts.length });
}
