import type { PasswordRules } from '@edp/contract/modules/security/password-rules.ts';

/** Without letters and digits that are easily confused. */
const groups = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz', '23456789'] as const;
const symbols = '!#%*+-=?';
const usualLength = 12;

/**
 * Upper case, lower case, digits and, where they are asked for, symbols in turn, so that every password rule is met.
 */
export function suggestPassword(rules?: Pick<PasswordRules, 'minLength' | 'symbols'>): string {
  const used = rules?.symbols ? [...groups, symbols] : groups;
  return [...crypto.getRandomValues(new Uint32Array(Math.max(usualLength, rules?.minLength ?? 0)))]
    .map((random, place) => {
      const group = used[place % used.length] ?? '';
      return group[random % group.length];
    })
    .join('');
}
