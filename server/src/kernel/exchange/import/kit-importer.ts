import type { Sheet } from '@edp/contract/kernel/exchange/sheet.ts';
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
