import type { Access } from '@edp/contract/kernel/call.ts';
import { recordSheet } from '@edp/contract/kernel/exchange/record-sheet.ts';
import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import { initialValues, type KeyedDefinition } from '@edp/contract/kernel/record/define-record.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import type { RecordTable } from '../../record/record-table.ts';
import { recordWriter } from '../../record/record-writer.ts';
import type { Importer } from './importer.ts';
import { checkRows } from './table/check-rows.ts';
import { asForm, findByIds, storedFields, type TableNoun } from './table/stored-records.ts';
import { undoRows, writeRows } from './table/write-rows.ts';

type Differences = Partial<Omit<TableNoun, 'sheet' | 'table' | 'fields'> & Pick<Importer, 'nodes' | 'actions'>>;

/** So many rows are checked, and later written, with a few statements. */
const sliceSize = 1000;

/** The importer of a noun whose records are rows of one table. Codes differ by letter case unless said otherwise. */
export function kitImporter<F extends Fields>(
  sheet: Sheet,
  recordTable: RecordTable<F>,
  { nodes, actions, ...differences }: Differences & Pick<TableNoun, 'taken' | 'defaults'>,
): Importer {
  const table = recordTable as unknown as RecordTable;
  const noun: TableNoun = {
    sheet,
    table,
    fields: storedFields(table),
    writer: recordWriter(table, sheet.key!),
    foldsKey: false,
    isUpdateOnly: false,
    ...differences,
  };
  return {
    sheet,
    table: table.name,
    taken: noun.taken,
    isUpdateOnly: noun.isUpdateOnly,
    sliceSize,
    deletes: { can: `${sheet.noun}.delete` as Access, orCan: [], platform: false },
    nodes,
    actions,
    lists: {},
    kept: [],
    isGrouped: false,
    pictures: table.files.map(({ name: field, limit }) => ({
      field,
      limit,
      most: 1,
      column: table.columnOf(field),
      value: ([id]) => id,
    })),
    find: (context, ids) => findByIds(context, noun, ids),
    read: (_context, { columns }) => Promise.resolve(asForm(noun, columns)),
    check: (context, checking, rows) => checkRows(context, noun, checking, rows),
    write: (context, _importer, { base }, rows) => writeRows(context, noun, base, rows),
    undo: (context, _importer, _run, rows) => undoRows(context, noun, rows),
  };
}

/** The same for a noun whose sheet follows from its fields. */
export const recordImporter = <F extends Fields>(
  definition: KeyedDefinition<F>,
  table: RecordTable<F>,
  differences: Differences,
): Importer =>
  kitImporter(recordSheet(definition), table, {
    defaults: initialValues(definition),
    taken: definition.taken,
    ...differences,
  });
