import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import {
  type MappedRule,
  type sharing,
  sharingFields,
  type SharingRule,
  sharingTests,
} from '@edp/contract/modules/sharing/sharing.ts';
import { sharedTypes } from '@edp/contract/shared-types.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { answerBatch, batchIds, doEach } from '../../kernel/batch/batch.ts';
import { flag, fromFlag } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { byCondition, testedTable } from '../../kernel/list/condition/by-condition.ts';
import { equals, textIn, where } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readFirst, readIds, readList } from '../../kernel/list/read-list.ts';
import { assertFound } from '../../kernel/app-error.ts';
import { lockRights } from '../../kernel/session/rights.ts';
import { requireMode, requireShareable } from './require-shareable.ts';
import { idsOf, namesOf, type Part, readParts, summaryOf, writeParts } from './sharing-parts.ts';

type Input<Name extends keyof typeof sharing> = ParsedOf<(typeof sharing)[Name]>;

const rules = (db: Database) =>
  db
    .selectFrom('sharing_rule')
    .select([
      'sharing_rule.id',
      'sharing_rule.version',
      'sharing_rule.name',
      'sharing_rule.table_name as sharingType',
      flag('sharing_rule.writable').as('power'),
      sql<'0' | '1'>`sharing_rule.active::int::text`.as('status'),
      'sharing_rule.remark as remarks',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof rules>['executeTakeFirstOrThrow']>>;

/** Anything else than a number finds nothing. */
const hasNumber = (code: string) => sql<boolean>`sharing_rule.id = ${/^\d{1,18}$/.test(code) ? code : '0'}::bigint`;

export const sharingTable = recordTable('sharing_rule', sharingFields, {
  sharingType: 'table_name',
  power: 'writable',
  remarks: 'remark',
});

const tested = testedTable('sharing_rule', sharingTests, {
  name: 'name',
  sharingType: 'table_name',
  status: 'active',
  remarks: 'remark',
  createTime: 'created_time',
});

type Filters = NonNullable<Input<'setActiveBatch'>['filters']>;

/** Newest first. The code of a rule is its number. */
const ruleList = (db: Database, { name, code, sharingType, status, condition }: Filters) => ({
  table: 'sharing_rule' as const,
  language: defaultLanguage,
  select: () => rules(db),
  filters: [
    textIn(['name'], name),
    equals('table_name', sharingType),
    equals('active', fromFlag(status)),
    where(code ? hasNumber(code) : undefined),
    byCondition(tested, condition, defaultLanguage),
  ],
  order: [['id', 'desc']] as const,
});

const sortColumns = {
  name: byPinyin('sharing_rule.name'),
  sharingType: 'table_name',
  power: 'writable',
  status: 'active',
  remarks: byPinyin('sharing_rule.remark'),
} as const;

export async function listRules({ db, reader, language, input }: Context<Input<'list'>>) {
  const { pageNo, pageSize, exactTotal, sort: by, ...filters } = input;
  const list = await readList(
    db,
    { ...ruleList(db, filters), sort: { by, columns: sortColumns } },
    { pageNo, pageSize, exactTotal },
    reader,
  );
  const parts = Map.groupBy(
    await readParts(
      db,
      list.rows.map(({ id }) => id),
      language,
    ),
    (part) => part.ruleId,
  );
  return mapPage(list, (row) => toRule(row, parts.get(row.id) ?? [], language));
}

export async function findRule(db: Database, id: string, language: Language) {
  const row = assertFound(await rules(db).where('sharing_rule.id', '=', id).executeTakeFirst());
  const parts = await readParts(db, [id], language);
  return {
    ...toRule(row, parts, language),
    sourceDetail: namesOf(sideOf(parts, 'source')),
    targetDetail: namesOf(sideOf(parts, 'target')),
  };
}

/** More lines than these cannot be followed with the eye. */
const mostMapped = 100;
const mostNamed = 6;

/** Who shares what with whom, for a diagram. */
export async function mapRules(
  db: Database,
  filters: Input<'map'>,
  language: Language,
): Promise<{ rules: MappedRule[]; hasMore: boolean }> {
  const found = await readFirst(db, ruleList(db, filters), mostMapped + 1);
  const rows = found.slice(0, mostMapped);
  const parts = Map.groupBy(
    await readParts(
      db,
      rows.map(({ id }) => id),
      language,
    ),
    (part) => part.ruleId,
  );
  const rulesOf = ({ id, name, sharingType, power, status }: Row): MappedRule => {
    const [source, target] = (['source', 'target'] as const).map((side) => sideOf(parts.get(id) ?? [], side)) as [
      Part[],
      Part[],
    ];
    const named = (side: readonly Part[]) =>
      side.slice(0, mostNamed).map((part) => ({ kind: part.kind, id: part.id, name: part.name }));
    return {
      id,
      name,
      sharingType,
      sharingTypeName: typeName(sharingType, language),
      power,
      powerStr: permissionText(power, language),
      status,
      sources: named(source),
      sourceCount: source.length,
      targets: named(target),
      targetCount: target.length,
    };
  };
  return { rules: rows.map(rulesOf), hasMore: found.length > mostMapped };
}

const sideOf = (parts: readonly Part[], side: Part['side']) => parts.filter((part) => part.side === side);

function toRule(row: Row, parts: readonly Part[], language: Language): SharingRule {
  const [source, target] = [sideOf(parts, 'source'), sideOf(parts, 'target')];
  return {
    ...row,
    sharingTypeName: typeName(row.sharingType, language),
    sharingSource: summaryOf(source, language),
    sharingTo: summaryOf(target, language),
    powerStr: permissionText(row.power, language),
    addResource: idsOf(source),
    addSharingTo: idsOf(target),
  };
}

const typeName = (code: string, language: Language) =>
  sharedTypes.find((type) => type.code === code)?.name[language] ?? code;

export const permissionText = (power: 0 | 1, language: Language) =>
  translate(power ? 'sharing.readWrite' : 'sharing.readOnly', language);

export async function addRule(context: Context<Input<'add'>>) {
  const { db, input } = context;
  await lockRights(context);
  const { id } = await db.insertInto('sharing_rule').values(columnsOf(input)).returning('id').executeTakeFirstOrThrow();
  await writeParts(db, id, { source: input.addResource, target: input.addSharingTo });
  await requireShareable(context, id);
  return { id };
}

export async function updateRule(context: Context<Input<'update'>>) {
  const {
    db,
    language,
    input: { id, version, ...input },
  } = context;
  await lockRights(context);
  await lockForUpdate(db, 'sharing_rule', id, version, () => findRule(db, id, language));
  // As it was and as it will be: a rule of a person with more rights is not changed either.
  await requireShareable(context, id);
  await db.updateTable('sharing_rule').set(columnsOf(input)).where('id', '=', id).execute();
  await writeParts(db, id, { source: input.addResource, target: input.addSharingTo });
  await requireShareable(context, id);
  return { id };
}

const columnsOf = ({ name, sharingType, power, remarks }: Input<'add'>) => ({
  name,
  table_name: sharingType,
  writable: power === 1,
  remark: remarks,
});

export async function setRuleStatus(context: Context<Input<'setStatus'>>) {
  const {
    db,
    language,
    input: { sharingId, version, status },
  } = context;
  await lockRights(context);
  await lockForUpdate(db, 'sharing_rule', sharingId, version, () => findRule(db, sharingId, language));
  // Stopping a rule gives no access.
  if (status === 1) await requireShareable(context, sharingId);
  await db
    .updateTable('sharing_rule')
    .set({ active: status === 1 })
    .where('id', '=', sharingId)
    .execute();
}

/** Each rule is compared with the rights of the caller. */
export async function setRulesActive(context: Context<Input<'setActiveBatch'>>) {
  const {
    db,
    input: { active, ...chosen },
  } = context;
  const ids = await batchIds(chosen, (filters, most) => readIds(db, ruleList(db, filters), most));
  return answerBatch(
    context,
    'sharing_rule',
    await doEach(context, ids, (sharingId) =>
      setRuleStatus({ ...context, input: { sharingId, status: active, version: undefined } }),
    ),
  );
}

export const typeOptions = (language: Language) =>
  sharedTypes.map(({ code, name }) => ({ code, name: name[language] }));

export async function readModes(db: Database, language: Language) {
  const rows = await db.selectFrom('sharing_mode').select(['table_name', 'mode']).execute();
  const chosen = new Map(rows.map((row) => [row.table_name, row.mode as 0 | 1 | 2]));
  return typeOptions(language).map((type) => ({ ...type, mode: chosen.get(type.code) ?? (0 as const) }));
}

export async function setMode(context: Context<Input<'setMode'>>) {
  const {
    db,
    input: { sharingType, mode },
  } = context;
  await lockRights(context);
  await requireMode(context, sharingType, mode);
  await db
    .insertInto('sharing_mode')
    .values({ table_name: sharingType, mode })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'table_name']).doUpdateSet({ mode }))
    .execute();
}
