import { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { bind } from '../../kernel/http/bind.ts';
import { beginSetup } from './begin-setup.ts';
import { confirmSetup, disable, findState, renewRecoveryCodes, resetTwoFactor } from './two-factor.queries.ts';

export const twoFactorRoutes = bind(twoFactor, {
  state: findState,
  begin: beginSetup,
  confirm: confirmSetup,
  renewCodes: renewRecoveryCodes,
  async disable(context) {
    await disable(context);
    return null;
  },
  async reset(context) {
    await resetTwoFactor(context);
    return null;
  },
});
