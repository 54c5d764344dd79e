import { setting } from '@edp/contract/modules/setting.ts';
import { bind } from '../../kernel/http/bind.ts';
import { addSetting, deleteSettings, listSettings, updateSetting } from './setting.queries.ts';

export const settingRoutes = bind(
  setting,
  {
    list: ({ db, input }) => listSettings(db, input),
    save: ({ db, input: { id, ...fields } }) => (id === undefined ? addSetting(db, fields) : updateSetting(db, { ...fields, id })),
    update: ({ db, input }) => updateSetting(db, input),
    delete: async ({ db, input, language }) => {
      await deleteSettings(db, input, language);
      return null;
    },
  },
  { setting_name_key: { error: 'setting.nameTaken', field: 'name' }, setting_code_key: { error: 'setting.codeTaken', field: 'code' } },
);
