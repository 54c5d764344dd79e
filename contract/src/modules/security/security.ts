import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { Flag, optionalIds, text, wholeNumber } from '../../kernel/fields.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { securityNotices } from './security-notices.texts.ts';

addTexts(securityNotices);

const isAddressOrRange = (value: string) =>
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some((kind) => kind.safeParse(value).success);

const mostAddresses = 200;
/** Each is an address or a range; what is empty is left out. */
const addresses = z
  .array(text(50), rule('rule.type'))
  .max(mostAddresses, tooMany(mostAddresses))
  .transform((values) => [...new Set(values.filter(Boolean).map((each) => each.toLowerCase()))])
  .pipe(
    z.array(z.string()).superRefine((values, context) => {
      const wrong = values.find((each) => !isAddressOrRange(each));
      if (wrong !== undefined)
        context.addIssue({ code: 'custom', message: rule('security.address', { address: wrong }) });
    }),
  );

/** The largest interval that the installation could allow, in days. */
const mostDays = 3650;

const settings = {
  passwordLength: wholeNumber(6, 50),
  passwordLetters: Flag,
  passwordDigits: Flag,
  passwordSymbols: Flag,
  passwordUncommon: Flag,
  /** After so many days a login must change it; 0 for never. */
  passwordDays: wholeNumber(0, mostDays),
  passwordHistory: wholeNumber(0, 24),
  /** A session that is not used for so long ends. */
  idleMinutes: wholeNumber(5, mostDays * 1440),
  /** However much it is used; 0 for as long as the installation allows. */
  sessionHours: wholeNumber(0, mostDays * 24),
  /** The two limits for people who asked to be remembered. */
  rememberedIdleDays: wholeNumber(1, mostDays),
  rememberedDays: wholeNumber(0, mostDays),
  /** Addresses and CIDR ranges; none for everywhere. */
  allowedAddresses: addresses,
  /** 1: every page shows the name and the account of its user. The same value as in the company settings. */
  securityWatermarking: Flag,
  twoFactor: z.enum(['off', 'optional'], rule('rule.choice')),
  /** The roles that are used only with a second factor. */
  twoFactorRoleIds: optionalIds(200),
};

export const security = calls('security', 'user', '/user/v6/security', {
  settings: post('settings', {
    summary: 'Reads what the tenant asks of passwords, sessions and logins.',
    can: 'security.edit',
    input: z.object({}),
    output: z.object({
      ...settings,
      /** Empty before anything was saved. */
      id: z.string(),
      version: z.number(),
      /** Every role of the tenant, to choose from. */
      roles: z.array(z.object({ id: z.string(), name: z.string() })),
      /** The longest that the installation lets a session last. */
      longestDays: z.number(),
      /** Where the caller is seen to come from. */
      ownAddress: z.string(),
    }),
  }),
  save: post('save', {
    summary: 'Changes what the tenant asks of passwords, sessions and logins.',
    can: 'security.edit',
    input: z.object({
      ...settings,
      version: wholeNumber(0).optional(),
      /** A code of the caller's own second factor, where that of others is turned off or no longer required. */
      verificationCode: text(20),
    }),
    output: z.null(),
    writes: true,
    done: 'security.saved',
  }),
});
