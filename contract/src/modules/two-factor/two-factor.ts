import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { byId, DateTime, requiredText, secretText } from '../../kernel/fields.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { twoFactorTexts } from './two-factor.texts.ts';

addTexts(twoFactorTexts);

const nothing = z.object({});
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** So that no other person turns it off at an unlocked screen. */
const withPassword = z.object({ password: secretText(200, 'login.passwordRequired') });

const State = z.object({
  /** `off`: the tenant does not use it. */
  mode: z.enum(['off', 'optional']),
  enabled: z.boolean(),
  /** A role of the user asks for it, so that it cannot be turned off. */
  required: z.boolean(),
  /** Empty while it is not enabled. */
  since: DateTime,
  recoveryCodesLeft: z.number(),
});
export type TwoFactorState = z.output<typeof State>;

/** The second factor of a user: time-based codes of an authenticator (RFC 6238). */
export const twoFactor = calls('twoFactor', 'user', '/user/v6/twoFactor', {
  state: post('state', {
    summary: 'Tells whether the caller has a second factor.',
    can: 'member',
    beforePasswordChange: true,
    input: nothing,
    output: State,
  }),
  begin: post('begin', {
    summary: 'Makes a new secret for the authenticator of the caller; it counts once it is confirmed.',
    can: 'member',
    beforePasswordChange: true,
    input: nothing,
    output: z.object({
      /** Base32, to be typed in where no camera is at hand. */
      secret: z.string(),
      /** Address of a picture of the QR code. */
      qrCode: z.string(),
      /** Sent back with the code; valid for a quarter of an hour. */
      setup: z.string(),
    }),
  }),
  confirm: post('confirm', {
    summary: 'Enables the second factor of the caller, and gives the recovery codes once.',
    can: 'member',
    beforePasswordChange: true,
    input: z.object({ setup: requiredText(500), code: requiredText(10, 'twoFactor.codeRequired') }),
    output: RecoveryCodes,
    writes: true,
    done: 'twoFactor.enabled',
  }),
  renewCodes: post('renewCodes', {
    summary: 'Gives new recovery codes; the earlier ones are void.',
    can: 'member',
    input: withPassword,
    output: RecoveryCodes,
    writes: true,
    done: 'twoFactor.codesRenewed',
  }),
  disable: post('disable', {
    summary: 'Turns the second factor of the caller off.',
    can: 'member',
    input: withPassword,
    output: z.null(),
    writes: true,
    done: 'twoFactor.disabled',
  }),
  reset: post('reset', {
    summary: 'Removes the second factor of a person who has lost it.',
    can: 'account.reset',
    input: byId,
    output: z.null(),
    writes: true,
    done: 'twoFactor.wasReset',
  }),
});
