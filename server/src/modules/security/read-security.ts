import type { PasswordRules } from '@edp/contract/modules/security/password-rules.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** The rules of the product, for a tenant that has saved none. */
const unset = {
  id: '',
  version: 0,
  password_length: 6,
  password_letters: false,
  password_digits: false,
  password_symbols: false,
  password_uncommon: true,
  password_days: 0,
  password_history: 0,
  idle_minutes: 720,
  session_hours: 0,
  remembered_idle_days: 30,
  remembered_days: 0,
  allowed_addresses: [] as string[],
  two_factor: 'optional',
};

type Security = Awaited<ReturnType<typeof readSecurity>>;

/** The tenant asks this of passwords, sessions and logins. */
export async function readSecurity(db: Database) {
  const stored =
    (await db
      .selectFrom('security_setting')
      .select(Object.keys(unset) as (keyof typeof unset)[])
      .executeTakeFirst()) ?? unset;
  return {
    id: stored.id,
    version: stored.version,
    passwordLength: stored.password_length,
    passwordLetters: stored.password_letters,
    passwordDigits: stored.password_digits,
    passwordSymbols: stored.password_symbols,
    passwordUncommon: stored.password_uncommon,
    passwordDays: stored.password_days,
    passwordHistory: stored.password_history,
    idleMinutes: stored.idle_minutes,
    sessionHours: stored.session_hours,
    rememberedIdleDays: stored.remembered_idle_days,
    rememberedDays: stored.remembered_days,
    allowedAddresses: stored.allowed_addresses,
    twoFactor: stored.two_factor as 'off' | 'optional',
  };
}

export const passwordRulesOf = (security: Security): PasswordRules => ({
  minLength: security.passwordLength,
  letters: security.passwordLetters,
  digits: security.passwordDigits,
  symbols: security.passwordSymbols,
  uncommon: security.passwordUncommon,
  history: security.passwordHistory,
});

type Limits = Pick<Security, 'idleMinutes' | 'sessionHours' | 'rememberedIdleDays' | 'rememberedDays'>;

/** How long a session lasts; without an absolute limit as long as the installation allows. */
export function sessionLimits(
  { idleMinutes, sessionHours, rememberedIdleDays, rememberedDays }: Limits,
  remembered: boolean,
) {
  const hours = remembered ? rememberedDays * 24 : sessionHours;
  return {
    idle_limit: remembered ? `${rememberedIdleDays} days` : `${idleMinutes} minutes`,
    absolute_limit: hours === 0 ? null : `${hours} hours`,
  };
}
