import { mapPage } from '@edp/contract/kernel/paging.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { labelSet, type LabelSet } from '@edp/contract/modules/label-set.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { withEditable } from '../../kernel/sharing/with-editable.ts';
import {
  copyLabelSet, deleteLabelSet, findLabelSet, labelSetTranslations, listLabelSets, saveLabelSet, switchLabelSet, translateLabelSet, useObjectName,
} from './label-set.queries.ts';

export const labelSetRoutes = bind(
  labelSet,
  {
    list: async ({ db, input, language }) => mapPage(await listLabelSets(db, input, language), (row) => toLabelSet(db, row, language)),
    detail: ({ db, input, language }) => read(db, input.id, language),
    save: ({ db, input, language }) => saveLabelSet(db, input, (id) => read(db, id, language)),
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

type Db = Context['db'];

const read = async (db: Db, id: string, language: Language) => toLabelSet(db, await findLabelSet(db, id), language);

const toLabelSet = (db: Db, row: Awaited<ReturnType<typeof findLabelSet>>, language: Language): LabelSet =>
  ({ ...withEditable(db, 'label_set', row), useObjName: useObjectName(row.useObj, language) });
