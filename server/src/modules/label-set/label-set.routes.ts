import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { labelObjects } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { labelSet, labelSetFields, labelSetRecord } from '@edp/contract/modules/label-set/label-set.ts';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { itemName } from '../../kernel/record/dictionary-items.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { copyTree } from '../../kernel/tree/copy-tree.ts';
import { setHandlers } from '../../kernel/tree/set-handlers.ts';
import { labelTree } from '../label/label-tree.ts';

export const labelSetTable = recordTable('label_set', labelSetFields, {
  state: 'active',
  useObj: 'use_object',
  useObjName: { in: (language) => itemName(labelObjects, 'label_set.use_object', language) },
});

export const labelSetRoutes = bind(
  labelSet,
  {
    ...setHandlers(labelSetTable, labelTree, 'labelSet.nameRequired'),
    copy: ({ db, input }) => copyLabelSet(db, input),
  },
  takenKey(labelSetRecord),
);

async function copyLabelSet(db: Database, { sourceId, name }: ParsedOf<typeof labelSet.copy>) {
  const source = await db
    .selectFrom('label_set')
    .select(['use_object', 'remark'])
    .where('id', '=', sourceId)
    .executeTakeFirst();
  if (!source) throw invalid('labelSet.sourceGone', 'sourceId');
  const copy = await db
    .insertInto('label_set')
    .values({ ...source, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await copyTree(db, labelTree, sourceId, copy.id);
  return copy;
}
