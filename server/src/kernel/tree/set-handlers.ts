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
import { assertNotSystem } from './assert-not-system.ts';
import { deleteTree } from './delete-subtree.ts';
import { setBatchHandlers } from './set-batch-handlers.ts';
import type { Tree } from './tree.ts';

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
