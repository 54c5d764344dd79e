import type { Change, ChangedValue } from '@edp/contract/modules/workbench/workbench.ts';
import type { ChangedField } from '@edp/contract/modules/record/record.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { namesOf } from '../../../kernel/record/record-name.ts';
import type { Schema } from '../../../kernel/schema/schema.generated.ts';
import { isSeen, linkedIds, type LoggedChange, toFields } from '../../record/changed-fields.ts';
import { histories } from '../../record/histories.ts';
import type { ChangeSource } from '../change-sources.ts';
import { changedValue } from './changed-values.ts';
import { lastNames, peopleOf, presentNames, runsOf } from './feed-names.ts';
import { type FeedRow, groupChanges, runOf } from './group-changes.ts';
import { mostRows, newestRows } from './newest-rows.ts';
import { canSaveBefore } from './undo-of-change.ts';

/** So many entries are shown. */
const most = 12;

type NameOf = (table: keyof Schema, id: string) => string;

/** The feed, as far as the caller may know: the policies of the change log hold, and the rights to single fields. */
export async function latestChanges(context: Context, sources: readonly ChangeSource[]): Promise<Change[]> {
  const { db, session, language, kernel } = context;
  const rows = await newestRows(
    db,
    sources.map(({ table }) => table),
  );
  const byTable = new Map(sources.map((source) => [source.table as string, source]));
  const sourceOf = ({ table }: FeedRow) => byTable.get(table)!;
  // References are told apart by their ids, whose names are not read yet.
  const groups = groupChanges(rows, (row) => fieldsOf(context, sourceOf(row), [row], (_table, id) => id)).slice(
    0,
    most,
  );
  const firsts = groups.map(([row]) => row);
  const [nameOf, people, runs, referred] = await Promise.all([
    presentNames(db, Map.groupBy(firsts, sourceOf), language),
    peopleOf(db, firsts),
    runsOf(context, [...new Set(firsts.map(runOf).filter(Boolean))]),
    readReferred(context, sourceOf, groups.flat()),
  ]);
  const gone = await lastNames(
    db,
    firsts.filter((row) => nameOf(row) === undefined),
  );
  const newestOf = new Map(rows.toReversed().map((row) => [`${row.table} ${row.record}`, row]));
  const ofTable = Map.groupBy(rows, ({ table }) => table);

  return groups.map((group) => {
    const [row] = group;
    const source = sourceOf(row);
    const name = nameOf(row);
    const run = runs.get(runOf(row));
    const person = people.get(row.userId ?? '');
    const read = ofTable.get(row.table)!;
    const isSingle = group.length === 1 && name !== undefined && newestOf.get(`${row.table} ${row.record}`) === row;
    const canSave = isSingle && canSaveBefore(session, source.record, row, fieldsOf(context, source, group, referred));
    return {
      id: row.id,
      noun: source.noun,
      action: row.action,
      recordName: name ?? gone.get(row.id) ?? '',
      recordId: row.record,
      link: name === undefined ? '' : source.linkTo(name),
      count: run?.count || new Set(group.map(({ record }) => record)).size,
      // Rows that were not read may belong to it.
      isMore: !run && read.length === mostRows && group.at(-1) === read.at(-1),
      fields: row.action === 'update' ? valuesOf(context, source, group, referred) : [],
      run: run ? { id: run.id, name: run.name, isBatchEdit: run.isBatchEdit } : null,
      undo: run?.canUndo ? 'run' : canSave && !run ? 'field' : '',
      userName: person?.name ?? '',
      userPicture: kernel.links.to(session.tenantId, person?.pictureId ?? null),
      isOwn: row.userId === session.userId,
      createTime: row.time,
    };
  });
}

const asLogged = ({ table, record, changes }: FeedRow): LoggedChange => ({
  table,
  record,
  action: 'update',
  changes,
  language: null,
});

/** The fields that rows of one record changed, the newest row first, without fields that the role does not see. */
function fieldsOf(
  context: Context,
  { noun, table }: ChangeSource,
  rows: readonly FeedRow[],
  nameOf: NameOf,
): ChangedField[] {
  const { columns, calledAs } = histories[noun];
  // Such a record may be called as another one that the user does not see.
  if (calledAs?.[table]) return [];
  const logged = rows.filter(({ changes }) => changes !== null).map(asLogged);
  return toFields({ columns }, table, logged.toReversed(), nameOf, context.language).filter((field) =>
    isSeen(context, noun, field),
  );
}

/** The changed fields of an entry; of several records, a value is told where all of them got it. */
function valuesOf(context: Context, source: ChangeSource, group: readonly FeedRow[], nameOf: NameOf): ChangedValue[] {
  const byRecord = [...Map.groupBy(group, ({ record }) => record).values()];
  const [first = [], ...others] = byRecord.map((rows) =>
    fieldsOf(context, source, rows, nameOf).flatMap(
      (field) => changedValue(source.noun, field, context.language) ?? [],
    ),
  );
  return first.map((value, index) => {
    const isSame = others.every((other) => other[index]?.old === value.old && other[index]?.new === value.new);
    return isSame ? value : { label: value.label, old: null, new: null };
  });
}

/** The names of the records that changes refer to, read with the user's own rights. */
async function readReferred(
  context: Context,
  sourceOf: (row: FeedRow) => ChangeSource,
  rows: readonly FeedRow[],
): Promise<NameOf> {
  const linked = rows.flatMap((row) => linkedIds({ columns: histories[sourceOf(row).noun].columns }, [asLogged(row)]));
  const names = new Map(
    await Promise.all(
      [...Map.groupBy(linked, ({ to }) => to)].map(
        async ([to, those]) => [to, await namesOf(context, to, [...new Set(those.map(({ id }) => id))])] as const,
      ),
    ),
  );
  return (table, id) => names.get(table)?.get(id) ?? '';
}
