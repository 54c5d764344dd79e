import { security } from '@edp/contract/modules/security/security.ts';
import { bind } from '../../kernel/http/bind.ts';
import { findSettings, saveSettings } from './security.queries.ts';

export const securityRoutes = bind(security, {
  settings: findSettings,
  async save(context) {
    await saveSettings(context);
    return null;
  },
});
