import { translate } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import type { LoggedChange } from './changed-fields.ts';
import type { CalledAs, History } from '../../kernel/record/history.ts';

type Side = 'before' | 'after';

/** The log's names of rows, where that is the name of a record which the user does not see. */
interface HiddenNames {
  inLog: (change: LoggedChange) => LoggedChange;
  /** A row is called so instead of its own name. */
  ofRow: (table: keyof Schema, id: string) => string | undefined;
}

const nothing: HiddenNames = { inLog: (change) => change, ofRow: () => undefined };

/**
 * The hidden names in the changes that a page of the history shows. Users who see all records that names may come from read them as they
 * were logged; others do not tell what is hidden from what is gone.
 */
export async function readHiddenNames(
  context: Context,
  { calledAs = {} }: History,
  root: { table: string; id: string },
  changes: readonly LoggedChange[],
): Promise<HiddenNames> {
  const found = await Promise.all(
    Object.entries(calledAs).map(async ([table, called]) => {
      const rows = changes.filter((change) => change.table === table);
      return rows.length > 0 && isLimited(context, called)
        ? ([table, await hiddenIn(context, table as keyof Schema, called, root, rows)] as const)
        : [];
    }),
  );
  const byTable = new Map(found.flatMap((each) => (each.length > 0 ? [each as readonly [string, HiddenNames]] : [])));
  return {
    inLog: (change) => (byTable.get(change.table) ?? nothing).inLog(change),
    ofRow: (table, id) => byTable.get(table)?.ofRow(table, id),
  };
}

const isLimited = ({ db: { sharing } }: Context, { references }: CalledAs) =>
  sharing !== undefined &&
  (sharing.organisationId !== undefined || Object.values(references).some((to) => sharing.see.has(to)));

async function hiddenIn(
  context: Context,
  table: keyof Schema,
  { names, references, hidden }: CalledAs,
  root: { table: string; id: string },
  changes: readonly LoggedChange[],
): Promise<HiddenNames> {
  const columns = Object.keys(references);
  const stored = await readReferences(context, table, columns, root, [...new Set(changes.map(({ record }) => record))]);
  const named = [...stored, ...changes.flatMap((change) => columns.map((column) => referenceIn(change, column)))];
  const seen = new Map(
    await Promise.all(
      columns.map(async (column) => {
        const ids = named.flatMap((each) => (each.column === column ? each.ids : []));
        return [column, await seenAmong(context, references[column]!, ids)] as const;
      }),
    ),
  );
  const isSeen = (column: string, ids: readonly string[]) => ids.every((id) => seen.get(column)!.has(id));
  const text = translate(hidden, context.language);
  const ofRecord = Map.groupBy(stored, ({ id }) => id);
  const isHidden = (change: LoggedChange, side: Side) =>
    columns.some((column) => {
      const logged = change.changes?.[column]?.[side];
      // A change that does not say what the row referred to may have been made while it referred to any of them.
      const ids =
        change.changes?.[column] || change.action !== 'update'
          ? logged
            ? [logged]
            : []
          : (ofRecord.get(change.record) ?? []).flatMap((each) => (each.column === column ? each.ids : []));
      return !isSeen(column, ids);
    });
  return {
    inLog(change) {
      const { changes: logged } = change;
      const loggedNames = names.filter((name) => logged?.[name]);
      if (!logged || loggedNames.length === 0) return change;
      const say = (name: string, side: Side) =>
        logged[name]![side] && isHidden(change, side) ? text : logged[name]![side];
      const said = loggedNames.map((name) => [
        name,
        { ...logged[name]!, before: say(name, 'before'), after: say(name, 'after') },
      ]);
      return { ...change, changes: { ...logged, ...(Object.fromEntries(said) as typeof logged) } };
    },
    ofRow: (_table, id) =>
      stored.some((each) => each.id === id && each.isNow && !isSeen(each.column, each.ids)) ? text : undefined,
  };
}

interface Reference {
  id: string;
  column: string;
  ids: string[];
  isNow: boolean;
}

const referenceIn = ({ record, changes }: LoggedChange, column: string): Reference => ({
  id: record,
  column,
  ids: [changes?.[column]?.before, changes?.[column]?.after].flatMap((id) => id ?? []),
  isNow: false,
});

/** The records that rows refer to and ever referred to. */
async function readReferences(
  { db }: Context,
  table: keyof Schema,
  columns: readonly string[],
  root: { table: string; id: string },
  ids: readonly string[],
): Promise<Reference[]> {
  const now = columns.map(
    (column) => sql`
      select id::text, ${column}::text as column, array[${sql.ref(column)}::text] as ids, true as "isNow" from ${sql.table(table)}
       where id = any(${ids}::bigint[]) and ${sql.ref(column)} is not null`,
  );
  const query: RawBuilder<Reference> = sql`
    ${sql.join(now, sql` union all `)} union all
    select l.record_id, c.key, array_remove(array[c.value ->> 'before', c.value ->> 'after'], null), false
      from change_record l cross join lateral jsonb_each(l.changes) c
     where l.root_table = ${root.table} and l.root_id = ${root.id} and l.table_name = ${table} and l.record_id = any(${ids}::text[])
       and l.changes ?| ${columns}::text[] and c.key = any(${columns}::text[])`;
  return (await query.execute(db)).rows;
}

async function seenAmong({ db }: Context, table: keyof Schema, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{
    id: string;
  }>`select id::text from ${sql.table(table)} where id = any(${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
