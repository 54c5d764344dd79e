import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { fileProblem, usableFiles } from '../files/require-file.ts';
import { picturesIn } from '../rich-text/sanitise-html.ts';
import { dictionaryId } from './dictionary-items.ts';
import type { RecordTable } from './record-table.ts';
import type { RowError } from './row-errors.ts';
import type { WrittenRecord } from './write-records.ts';

type Records = readonly Pick<WrittenRecord, 'id' | 'input'>[];

/** The records with a value in a column, and what it is. */
const valuesIn = (records: Records, column: string) =>
  records.flatMap(({ id, input }, row) => {
    const value = input[column];
    return typeof value === 'string' ? [{ row, id, value }] : [];
  });

/** References and items of dictionaries that are wrong, with one statement for each field, however many records there are. */
export const checkLinks = (db: Database, table: RecordTable, records: Records): Promise<RowError[]>[] => [
  ...table.references.map((field) => checkReferences(db, table, field, records)),
  ...table.items.map((field) => checkItems(db, table, field, records)),
];

/** Files that the user may not use, or that do not keep the limits of their field. */
export const checkFiles = (db: Database, table: RecordTable, records: Records): Promise<RowError[]>[] => {
  const check = async (
    { name, limit }: RecordTable['files'][number],
    idsIn: (value: string) => readonly string[],
  ): Promise<RowError[]> => {
    const named = valuesIn(records, table.columnOf(name)).map(({ row, value }) => ({ row, ids: idsIn(value) }));
    const ids = [...new Set(named.flatMap((each) => each.ids))];
    if (ids.length === 0) return [];
    const existing = await usableFiles(db, ids);
    return named.flatMap(({ row, ids: own }) => {
      const problem = own.map((id) => fileProblem(existing.get(id), limit)).find((found) => found !== undefined);
      return problem ? [{ row, field: name, rule: rule(problem.key, problem.params) }] : [];
    });
  };
  return [
    ...table.files.map((field) => check(field, (id) => [id])),
    ...table.richTexts.map((field) => check(field, picturesIn)),
  ];
};

async function checkReferences(
  db: Database,
  table: RecordTable,
  { name, to }: RecordTable['references'][number],
  records: Records,
): Promise<RowError[]> {
  const references = valuesIn(records, table.columnOf(name));
  if (references.length === 0) return [];
  const { rows } = await sql<{
    id: string;
  }>`select id from ${sql.table(to)} where id = any(${[...new Set(references.map(({ value }) => value))]}::bigint[])`.execute(
    db,
  );
  const existing = new Set(rows.map(({ id }) => id));
  return references.flatMap(({ row, value }) =>
    existing.has(value) ? [] : [{ row, field: name, rule: rule('rule.reference') }],
  );
}

/** A record may keep an item that was disabled meanwhile. Items stay locked, so that none is deleted before the end. */
async function checkItems(
  db: Database,
  table: RecordTable,
  { name, column, dictionary }: RecordTable['items'][number],
  records: Records,
): Promise<RowError[]> {
  const entries = valuesIn(records, column);
  if (entries.length === 0) return [];
  const codes = [...new Set(entries.map(({ value }) => value))];
  const ids = entries.flatMap(({ id }) => id ?? []);
  const { rows } = await sql<{ code: string; active: boolean; holders: string[] }>`
    select i.code, i.active, case when i.active then '{}' else array(select r.id::text from ${sql.table(table.name)} r where r.id = any(${ids}::bigint[]) and r.${sql.ref(column)} = i.code) end as holders
      from dictionary_item i where i.dictionary_id = ${dictionaryId(dictionary)} and i.code = any(${codes}::text[]) for key share of i`.execute(
    db,
  );
  const itemsByCode = new Map(rows.map((item) => [item.code, item]));
  const mayHave = (id: string | undefined, code: string) =>
    itemsByCode.get(code)?.active === true ||
    (id !== undefined && itemsByCode.get(code)?.holders.includes(id) === true);
  return entries.flatMap(({ row, id, value }) =>
    mayHave(id, value) ? [] : [{ row, field: name, rule: rule('rule.choice') }],
  );
}
