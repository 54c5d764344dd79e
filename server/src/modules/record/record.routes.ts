import { record } from '@edp/contract/modules/record/record.ts';
import { type AnyNoun, nouns } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { countUses, readUses } from '../../kernel/record/record-uses.ts';
import { readChanges } from './read-changes.ts';
import { requireRecord } from './require-record.ts';

export const recordRoutes = bind(record, {
  async uses(context) {
    const { db, input: { id } } = context;
    const noun = await requireRecord(context);
    const parts = [{ table: noun.table, ids: [id] }, ...(await nodesOf(db, noun, id))];
    const uses = await Promise.all(parts.map(async ({ table, ids }) => readUses(context, table, ids, await countUses(db, table, ids))));
    return uses.flat();
  },
  changes: readChanges,
});

/** Records of other nouns that belong to this one: the nodes of a set. */
async function nodesOf(db: Database, { table: root }: AnyNoun, id: string) {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table", root_column as "column" from app.change_root where root_table = ${root}`.execute(db);
  return Promise.all(rows.flatMap(({ table, column }) => nouns.filter((noun) => noun.table === table).map(async (noun) => {
    const { rows: nodes } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    return { table: noun.table, ids: nodes.map((node) => node.id) };
  })));
}
