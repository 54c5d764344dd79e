import { countAttempt, clearAttempts, decrementAttempts } from '../../kernel/session/attempts.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { deriveKey, seal } from '../../kernel/crypto/keys.ts';

/**
 * Wrong captchas included. Far more than an office behind one address mistypes, far less than password spraying needs.
 */
const perAddress = { most: 100, seconds: 300 };
const perAccountAndAddress = { most: 10, seconds: 600 };
const perAccount = { most: 30, seconds: 900 };

interface Login {
  tenantId: number;
  loginName: string;
  address: string;
}

/**
 * Limits failed logins. Each attempt is counted before its password is looked at, in one atomic statement, and taken
 * back when it succeeds: parallel guesses cannot pass the limit together, and successful logins are never added up. An
 * account has one limit for all addresses that it has never been used from, so guesses from many addresses stop, while
 * an address that the user has logged in from before keeps its own: guesses from elsewhere lock no user out there.
 */
export function openLoginThrottle({ pool, config }: Kernel, { tenantId, loginName, address }: Login) {
  const addressKey = `login:${address}`;
  // Not in clear: what was typed as a login name may be a password.
  const accountKey = `login:${tenantId}:${seal(deriveKey(config.secret, 'login-throttle'), loginName.toLowerCase())}`;
  const accountAndAddressKey = `${accountKey}:${address}`;
  let reserved = [addressKey];
  return {
    countAddress: () => countAttempt(pool, addressKey, perAddress),
    async countAccount(isKnownAddress: boolean) {
      await countAttempt(pool, accountAndAddressKey, perAccountAndAddress);
      if (isKnownAddress) return;
      await countAttempt(pool, accountKey, perAccount);
      reserved = [addressKey, accountKey];
    },
    async succeed() {
      await decrementAttempts(pool, ...reserved);
      await clearAttempts(pool, accountAndAddressKey);
    },
  };
}
