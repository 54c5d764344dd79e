import { flagColumn, type History, linksTo, numberColumn, textColumn } from '../../kernel/record/history.ts';

export const securityHistory: History = {
  columns: {
    password_length: numberColumn('passwordLength'),
    password_letters: flagColumn('passwordLetters'),
    password_digits: flagColumn('passwordDigits'),
    password_symbols: flagColumn('passwordSymbols'),
    password_uncommon: flagColumn('passwordUncommon'),
    password_days: numberColumn('passwordDays'),
    password_history: numberColumn('passwordHistory'),
    idle_minutes: numberColumn('idleMinutes'),
    session_hours: numberColumn('sessionHours'),
    remembered_idle_days: numberColumn('rememberedIdleDays'),
    remembered_days: numberColumn('rememberedDays'),
    // The log has the list as JSON.
    allowed_addresses: {
      ...textColumn('allowedAddresses'),
      toWire: (logged) => (logged === null ? null : (JSON.parse(logged) as string[]).join(', ')),
    },
    two_factor: textColumn('twoFactor'),
  },
  links: { two_factor_role: linksTo('twoFactorRoleIds', 'role_id', 'role') },
};
