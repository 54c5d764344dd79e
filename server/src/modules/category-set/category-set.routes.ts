import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { categorySet, categorySetFields, categorySetRecord } from '@edp/contract/modules/category-set/category-set.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { recordTable } from '../../kernel/record/record-table.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { copyTree } from '../../kernel/tree/copy-tree.ts';
import { setHandlers } from '../../kernel/tree/set-handlers.ts';
import { categoryTree } from '../category/category-tree.ts';

export const categorySetTable = recordTable('category_set', categorySetFields, { state: 'active', isDeleted: sql`0` });

export const categorySetRoutes = bind(
  categorySet,
  {
    ...setHandlers(categorySetTable, categoryTree, 'categorySet.nameRequired'),
    copy: ({ db, input }) => copyCategorySet(db, input),
  },
  takenKey(categorySetRecord),
);

async function copyCategorySet(db: Database, { sourceId, name, code }: ParsedOf<typeof categorySet.copy>) {
  const source = await db
    .selectFrom('category_set')
    .select(['type', 'remark'])
    .where('id', '=', sourceId)
    .executeTakeFirst();
  if (!source) throw invalid('categorySet.sourceGone', 'sourceId');
  const copy = await db
    .insertInto('category_set')
    .values({ ...source, name, code })
    .returning('id')
    .executeTakeFirstOrThrow();
  await copyTree(db, categoryTree, sourceId, copy.id);
  return copy;
}
