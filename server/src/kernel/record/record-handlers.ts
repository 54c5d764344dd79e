import { type Fields, nameFieldOf } from '@edp/contract/kernel/record/record.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import type { Context } from '../http/bind.ts';
import type { PageInput } from '../list/totals.ts';
import type { Schema } from '../schema/schema.generated.ts';
import { deleteRecord } from './delete-record.ts';
import { listRecords, type Order } from './list-records.ts';
import { findRecord } from './read-record.ts';
import type { RecordTable, ValuesOf } from './record-table.ts';
import { saveRecord } from './save-record.ts';
import { type GivenRows, readTranslations, saveTranslations } from './translations.ts';

/** Handlers of the calls that most nouns have. A noun that differs in one of them writes its own beside them. */
export const recordHandlers = <F extends Fields>(table: RecordTable<F>, order: Order) => ({
  list: (context: Context<PageInput & { sort?: string | undefined }>) =>
    listRecords(context, table, order, context.input),
  detail: (context: Context<{ id: string }>) => findRecord(context, table, context.input.id),
  save: (context: Context<ValuesOf<F> & { id?: string | undefined; version?: number | undefined }>) =>
    saveRecord(context, table, context.input),
  delete: (context: Context<{ id: string }>) => deleteRecord(context, table, context.input.id),
});

/** Name and remark in the language that a record was written in. */
export const writeOriginal = (
  db: Database,
  table: keyof Schema,
  remark: string,
  id: string,
  texts: { name: string; remark: string },
) =>
  sql`update ${sql.table(table)} set name = ${texts.name}, ${sql.ref(remark)} = ${texts.remark} where id = ${id}`.execute(
    db,
  );

interface Translated {
  /** The field that is translated beside it. */
  remark: string;
  nameRequired: MessageKey;
}

export const translationHandlers = <F extends Fields>(table: RecordTable<F>, { remark, nameRequired }: Translated) => {
  const name = nameFieldOf(table.fields);
  const original = async (context: Context, id: string) => {
    const record: Record<string, unknown> = await findRecord(context, table, id);
    return { name: String(record[name]), remark: String(record[remark]) };
  };
  return {
    translations: async (context: Context<{ id: string }>) =>
      readTranslations(context.db, table.name, context.input.id, await original(context, context.input.id)),
    async translate({ db, input }: Context<GivenRows>) {
      await saveTranslations(db, table.name, input, nameRequired, (id, texts) =>
        writeOriginal(db, table.name, table.columnOf(remark), id, texts),
      );
      return null;
    },
  };
};
