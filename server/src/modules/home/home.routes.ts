import { home } from '@edp/contract/modules/home/home.ts';
import { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import { bind } from '../../kernel/http/bind.ts';
import { findHomeSettings, homeConfig, saveHomeSettings } from './home.queries.ts';

export const homeRoutes = [
  ...bind(home, { config: homeConfig }),
  ...bind(homeSettings, {
    settings: (context) => findHomeSettings(context),
    async saveSettings(context) {
      await saveHomeSettings(context);
      return null;
    },
  }),
];
