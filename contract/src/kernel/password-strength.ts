export const passwordStrengths = ['weak', 'medium', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** Words of the passwords that are tried first, in Chinese offices and elsewhere; digits and symbols around them add little. */
const common = [
  'password', 'passw0rd', 'p@ssw0rd', 'admin', 'administrator', 'root', 'welcome', 'letmein', 'login', 'guest', 'test', 'demo', 'user', 'master',
  'changeme', 'default', 'secret', 'iloveyou', 'sunshine', 'princess', 'dragon', 'monkey', 'football', 'baseball', 'superman', 'michael',
  'shadow', 'charlie', 'hello', 'freedom', 'whatever', 'trustno1', 'starwars', 'computer', 'internet', 'woaini', 'wodemima', 'mima', 'tianya',
  'beijing', 'shanghai', 'huawei', 'xiaomi', 'taobao', 'alibaba', 'weixin', '5201314', '1314520', '147258369', '147258', '159357', '741852', '789456',
  '1qaz2wsx', '1q2w3e4r', '1q2w3e', 'qazwsx', 'q1w2e3', 'a1b2c3',
] as const;

const keyboardRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** The next in the alphabet, in a row of digits or on the keyboard, in either direction, or the same again. */
function follows(before: string, after: string): boolean {
  if (Math.abs(before.charCodeAt(0) - after.charCodeAt(0)) <= 1) return true;
  return keyboardRows.some((row) => row.includes(before) && row.includes(after) && Math.abs(row.indexOf(before) - row.indexOf(after)) === 1);
}

/** How many characters cannot be told from those before them. */
function surprises(text: string): number {
  const unit = /^(.+?)\1+$/s.exec(text)?.[1] ?? text;
  return Array.from(unit).filter((character, index, all) => index === 0 || !follows(all[index - 1]!, character)).length;
}

const kindsOf = (password: string) => [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;

/** How easily a password is guessed. It is shown to the user and never refuses one. */
export function passwordStrength(password: string, loginName: string): PasswordStrength {
  const lower = password.toLowerCase();
  const known = [loginName.trim().toLowerCase(), ...common].filter((word) => word.length >= 3 && lower.includes(word));
  // The longest first, so that no part of it is left over.
  const rest = known.toSorted((one, other) => other.length - one.length).reduce((text, word) => text.replaceAll(word, ''), lower);
  const length = surprises(rest) + (rest === lower ? 0 : 1);
  const kinds = kindsOf(password);
  if (length < 6 || (kinds === 1 && length < 10)) return 'weak';
  return (kinds >= 3 && length >= 10) || (kinds >= 2 && length >= 14) ? 'strong' : 'medium';
}
