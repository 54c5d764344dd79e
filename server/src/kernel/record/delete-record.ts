import type { Fields } from '@edp/contract/kernel/record.ts';
import { deleteUnused } from './delete-unused.ts';
import type { RecordContext, RecordTable } from './record-table.ts';
import { deleteTranslations } from './translations.ts';

/** Deletes a record that nothing refers to, with its translations. */
export async function deleteRecord<F extends Fields>({ db, language }: RecordContext, table: RecordTable<F>, id: string): Promise<null> {
  await deleteUnused(db, table.name, id, language);
  await deleteTranslations(db, table.name, id);
  return null;
}
