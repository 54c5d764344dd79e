import { preference } from '@edp/contract/modules/preference/preference.ts';
import { tour } from '@edp/contract/modules/tour/tour.ts';
import { bind } from '../../kernel/http/bind.ts';
import { endTour, readPreference, savePreference } from './preference.queries.ts';

export const preferenceRoutes = bind(preference, {
  own: ({ db, session }) => readPreference(db, session.userId),
  async save(context) {
    await savePreference(context);
    return null;
  },
});

export const tourRoutes = bind(tour, {
  async end({ db, session }) {
    await endTour(db, session.userId);
    return null;
  },
});
