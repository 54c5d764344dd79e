import type { Fields } from '@edp/contract/kernel/record/record.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { Context } from '../http/bind.ts';
import { deleteRecord } from '../record/delete-record.ts';
import { findRecord } from '../record/read-record.ts';
import { recordHandlers, translationHandlers, writeOriginal } from '../record/record-handlers.ts';
import type { RecordTable, ValuesOf } from '../record/record-table.ts';
import { saveRecord } from '../record/save-record.ts';
import { setActive } from '../record/set-active.ts';
import { type GivenRows, saveTranslations } from '../record/translations.ts';
import { deleteTree } from './delete-subtree.ts';
import { setIdOf, type Tree } from './tree.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { AppError } from '../app-error.ts';
import { notEditable } from '../sharing/lock-editable.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { answerBatch, type Batch, type BatchInput, refuseAll, refuseUsed } from '../batch/batch.ts';
import { deleteAll, lockRecords, setAllActive } from '../batch/batch-handlers.ts';

const enabled = 1;

/**
 * Handlers of the calls of a set that has a tree. Sets that came with the system stay as they are, but for
 * translations.
 */
export function setHandlers<F extends Fields>(table: RecordTable<F>, tree: Tree, nameRequired: MessageKey) {
  const remark = 'remark';
  const translated = translationHandlers(table, { remark, nameRequired });
  return {
    ...recordHandlers(table, [
      ['source', 'asc'],
      ['id', 'desc'],
    ]),
    ...setBatchHandlers(table, tree),
    async save(context: Context<ValuesOf<F> & { id?: string | undefined; version?: number | undefined }>) {
      const saved = await saveRecord(context, table, context.input);
      // After the update, which tells a stale version first; a refusal undoes it.
      if (context.input.id !== undefined) await assertNotSystem(context.db, tree.sets, saved.id);
      return saved;
    },
    async disable(context: Context<{ id: string; state: 1 | 2 }>) {
      await assertNotSystem(context.db, tree.sets, context.input.id);
      return setActive(context, table, { id: context.input.id }, context.input.state === enabled);
    },
    async delete(context: Context<{ id: string }>) {
      const { db, input } = context;
      await assertNotSystem(db, tree.sets, input.id);
      await deleteTree(context, tree, input.id);
      return deleteRecord(context, table, input.id);
    },
    translations: translated.translations,
    async translate(context: Context<GivenRows>) {
      const { db, input } = context;
      const now: Record<string, unknown> = await findRecord(context, table, input[0]!.parentId);
      await saveTranslations(db, table.name, input, nameRequired, async (id, texts) => {
        if (texts.name === now.name && texts.remark === now[remark]) return;
        await assertNotSystem(db, tree.sets, id);
        await writeOriginal(db, table.name, remark, id, texts);
      });
      return null;
    },
  };
}

const system = 1;

/** A set that came with the system stays as it is; only translations may be added. */
async function assertNotSystem(db: Database, sets: Tree['sets'], id: string): Promise<void> {
  const { rows } = await sql<{
    source: number;
  }>`select source from ${sql.table(sets)} where id = ${id} for no key update`.execute(db);
  if (!rows[0]) throw await notEditable(db, sets, id);
  if (rows[0].source === system) throw new AppError(409, 'set.isSystem');
}

/** As for other records, but sets that came with the system stay, and a set whose tree is in use as well. */
function setBatchHandlers<F extends Fields>(table: RecordTable<F>, tree: Tree) {
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
