import type { Language } from '@edp/contract/kernel/language.ts';
import { labelSet, type LabelSet } from '@edp/contract/modules/label-set.ts';
import { bind } from '../../kernel/http/bind.ts';
import {
  copyLabelSet, deleteLabelSet, findLabelSet, labelSetTranslations, listLabelSets, saveLabelSet, switchLabelSet, translateLabelSet, useObjectName,
} from './label-set.queries.ts';

export const labelSetRoutes = bind(
  labelSet,
  {
    list: async ({ db, input, language }) => {
      const { rows, total } = await listLabelSets(db, input, language);
      return { rows: rows.map((row) => toLabelSet(row, language)), total };
    },
    detail: async ({ db, input, language }) => toLabelSet(await findLabelSet(db, input.id), language),
    save: ({ db, input, language }) => saveLabelSet(db, input, async (id) => toLabelSet(await findLabelSet(db, id), language)),
    copy: ({ db, input }) => copyLabelSet(db, input),
    disable: async ({ db, input }) => {
      await switchLabelSet(db, input);
      return null;
    },
    delete: async ({ db, input, language }) => {
      await deleteLabelSet(db, input.id, language);
      return null;
    },
    translations: ({ db, input }) => labelSetTranslations(db, input.id),
    translate: async ({ db, input }) => {
      await translateLabelSet(db, input);
      return null;
    },
  },
  { label_set_name_key: { error: 'labelSet.nameTaken', field: 'name' } },
);

const toLabelSet = (row: Awaited<ReturnType<typeof findLabelSet>>, language: Language): LabelSet => ({ ...row, useObjName: useObjectName(row.useObj, language) });
