import { preference } from '@edp/contract/modules/preference/preference.ts';
import { bind } from '../../kernel/http/bind.ts';
import { readPreference, savePreference } from './preference.queries.ts';

export const preferenceRoutes = bind(preference, {
  own: ({ db, session }) => readPreference(db, session.userId),
  async save(context) {
    await savePreference(context);
    return null;
  },
});
