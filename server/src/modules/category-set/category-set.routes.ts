import { mapPage } from '@edp/contract/kernel/paging.ts';
import { categorySet, type CategorySet } from '@edp/contract/modules/category-set.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { withEditable } from '../../kernel/sharing/with-editable.ts';
import {
  categorySetTranslations, copyCategorySet, deleteCategorySet, findCategorySet, listCategorySets, saveCategorySet, switchCategorySet, translateCategorySet,
} from './category-set.queries.ts';

export const categorySetRoutes = bind(
  categorySet,
  {
    list: async ({ db, input, language }) => mapPage(await listCategorySets(db, input, language), (row) => withEditable(db, 'category_set', row)),
    detail: ({ db, input }) => read(db, input.id),
    save: ({ db, input }) => saveCategorySet(db, input, (id) => read(db, id)),
    copy: ({ db, input }) => copyCategorySet(db, input),
    disable: async ({ db, input }) => {
      await switchCategorySet(db, input);
      return null;
    },
    delete: async ({ db, input, language }) => {
      await deleteCategorySet(db, input.id, language);
      return null;
    },
    translations: ({ db, input }) => categorySetTranslations(db, input.id),
    translate: async ({ db, input }) => {
      await translateCategorySet(db, input);
      return null;
    },
  },
  { category_set_code_key: { error: 'categorySet.codeTaken', field: 'code' } },
);

const read = async (db: Context['db'], id: string): Promise<CategorySet> => withEditable(db, 'category_set', await findCategorySet(db, id));
