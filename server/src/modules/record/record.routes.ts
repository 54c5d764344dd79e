import { record } from '@edp/contract/modules/record/record.ts';
import type { AnyNoun } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { countUses, readUses } from '../../kernel/record/record-uses.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import { readChanges, requireRecord } from './read-changes.ts';

export const recordRoutes = bind(record, {
  async uses(context) {
    const {
      db,
      input: { id },
    } = context;
    const noun = await requireRecord(context);
    const parts = [{ table: noun.table, ids: [id] }, ...(await partsOf(db, noun, id))];
    const uses = await Promise.all(
      parts.map(async ({ table, ids }) => readUses(context, table, ids, await countUses(db, table, ids))),
    );
    // Its own parts, such as the stock of a material, refer to it as well.
    return uses.flat().filter((use) => use.noun !== noun.name || use.id !== id);
  },
  changes: readChanges,
});

/** The parts of this record that others may refer to: the nodes of a set, the values of a specification. */
async function partsOf(db: Database, { table: root }: AnyNoun, id: string) {
  const { rows } = await sql<{
    table: keyof Schema;
    column: string;
  }>`select table_name as "table", root_column as "column" from app.change_root where root_table = ${root}`.execute(db);
  return Promise.all(
    rows.map(async ({ table, column }) => {
      const { rows: parts } = await sql<{
        id: string;
      }>`select id from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
      return { table, ids: parts.map((part) => part.id) };
    }),
  );
}
