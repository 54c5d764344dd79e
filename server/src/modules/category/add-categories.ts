import type { Database } from '../../kernel/database/tenant-database.ts';

/** A category with what stands below it; codes follow from the place: 02, 0203, 020301. */
export type CategoryOutline = readonly [name: string, english: string, below?: readonly CategoryOutline[]];

interface Parent {
  id: string;
  code: string;
}

/** Adds an outline to a set, below a category or at its top. */
export async function addCategories(
  db: Database,
  setId: string,
  outline: readonly CategoryOutline[],
  parent?: Parent,
): Promise<void> {
  if (outline.length === 0) return;
  const rows = await db
    .insertInto('category')
    .values(
      outline.map(([name], index) => ({
        category_set_id: setId,
        parent_id: parent?.id ?? null,
        name,
        code: `${parent?.code ?? ''}${String(index + 1).padStart(2, '0')}`,
        sort: (index + 1) * 10,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  await db
    .insertInto('translation')
    .values(
      outline.map(([, name], index) => ({ table_name: 'category', record_id: rows[index]!.id, language: 'ENG', name })),
    )
    .execute();
  for (const [index, [, , below = []]] of outline.entries()) await addCategories(db, setId, below, rows[index]);
}
