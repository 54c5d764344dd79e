import { recordSheet } from '@edp/contract/kernel/exchange/record-sheet.ts';
import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
import { initialValues, type KeyedDefinition } from '@edp/contract/kernel/record/define-record.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import type { RecordTable } from '../../record/record-table.ts';
import type { Importer } from './importer.ts';

type Differences = Pick<Importer, 'taken' | 'defaults'> & Partial<Importer>;

/** The importer of a noun on the record kit. Codes differ by letter case there: m and M are two units. */
export const kitImporter = <F extends Fields>(
  sheet: Sheet,
  table: RecordTable<F>,
  differences: Differences,
): Importer => ({ sheet, table: table as unknown as RecordTable, foldsKey: false, ...differences });

/** The same for a noun whose sheet follows from its fields. */
export const recordImporter = <F extends Fields>(
  definition: KeyedDefinition<F>,
  table: RecordTable<F>,
  differences: Partial<Importer>,
): Importer =>
  kitImporter(recordSheet(definition), table, {
    defaults: initialValues(definition),
    taken: definition.taken,
    ...differences,
  });
