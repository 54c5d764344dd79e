import { categorySet } from '@edp/contract/modules/category-set.ts';
import { bind } from '../../kernel/http/bind.ts';
import {
  categorySetTranslations, copyCategorySet, deleteCategorySet, findCategorySet, listCategorySets, saveCategorySet, switchCategorySet, translateCategorySet,
} from './category-set.queries.ts';

export const categorySetRoutes = bind(
  categorySet,
  {
    list: ({ db, input, language }) => listCategorySets(db, input, language),
    detail: ({ db, input }) => findCategorySet(db, input.id),
    save: ({ db, input }) => saveCategorySet(db, input),
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
