import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { sql } from 'kysely';
import type { Context } from '../http/bind.ts';
import { answerBatch, type Batch, type BatchInput, refuseAll, refuseUsed } from '../batch/batch.ts';
import { deleteAll, lockRecords, setAllActive } from '../batch/batch-handlers.ts';
import type { RecordTable } from '../record/record-table.ts';
import { setIdOf, type Tree } from './tree.ts';

/** As for other records, but sets that came with the system stay, and a set whose tree is in use as well. */
export function setBatchHandlers<F extends Fields>(table: RecordTable<F>, tree: Tree) {
  const lockSets = async (context: Context<BatchInput>): Promise<Batch> => {
    const batch = await lockRecords(context, table);
    const { rows } = await sql<{
      id: string;
    }>`select id from ${sql.table(tree.sets)} where id = any(${batch.allowed}::bigint[]) and source = 1`.execute(
      context.db,
    );
    return refuseAll(
      context,
      batch,
      rows.map(({ id }) => id),
      'set.isSystem',
    );
  };
  return {
    async setActiveBatch(context: Context<BatchInput & { active: 0 | 1 }>): Promise<BatchResult> {
      const batch = await lockSets(context);
      await setAllActive(context.db, table.name, batch.allowed, context.input.active === 1);
      return answerBatch(context, table.name, batch);
    },
    async deleteBatch(context: Context<BatchInput>): Promise<BatchResult> {
      const { db } = context;
      const sets = await refuseUsed(context, await lockSets(context), table.name);
      const { rows: nodes } = await sql<{ id: string; setId: string }>`
        select id, ${setIdOf(tree)} as "setId" from ${sql.table(tree.nodes)} where ${setIdOf(tree)} = any(${sets.allowed}::bigint[]) order by id for update`.execute(
        db,
      );
      const setOf = new Map(nodes.map(({ id, setId }) => [id, setId]));
      const batch = await refuseUsed(context, sets, tree.nodes, [...setOf.keys()], (id) => setOf.get(id)!);
      const deleted = new Set(batch.allowed);
      await deleteAll(
        db,
        tree.nodes,
        nodes.filter(({ setId }) => deleted.has(setId)).map(({ id }) => id),
      );
      await deleteAll(db, table.name, batch.allowed);
      return answerBatch(context, table.name, batch);
    },
  };
}
