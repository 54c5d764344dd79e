import type { Database } from '../../kernel/database/tenant-database.ts';
import { addEnglishName } from '../../kernel/record/translations.ts';
import { addCategories } from '../category/add-categories.ts';
import { systemCategorySets } from './system-category-sets.ts';

/** Gives the tenant what this version brings along and it does not have yet; what it has stays as it is. */
export async function addSystemData(db: Database): Promise<void> {
  for (const { code, name, type, remark, outline } of systemCategorySets) {
    const added = await db
      .insertInto('category_set')
      .values({ code, name: name.ZHS, type, remark, source: 1 })
      .onConflict((conflict) => conflict.constraint('category_set_code_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) continue;
    await addEnglishName(db, 'category_set', added.id, name.ENG);
    await addCategories(db, added.id, outline);
  }
}
