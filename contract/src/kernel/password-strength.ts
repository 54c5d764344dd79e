export const passwordStrengths = ['weak', 'medium', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/**
 * Words of the passwords that are tried first, in Chinese offices and elsewhere; digits and symbols around them add
 * little.
 */
const common = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'admin',
  'administrator',
  'root',
  'welcome',
  'letmein',
  'login',
  'guest',
  'test',
  'demo',
  'user',
  'master',
  'changeme',
  'default',
  'secret',
  'iloveyou',
  'sunshine',
  'princess',
  'dragon',
  'monkey',
  'football',
  'baseball',
  'superman',
  'michael',
  'shadow',
  'charlie',
  'hello',
  'freedom',
  'whatever',
  'trustno1',
  'starwars',
  'computer',
  'internet',
  'woaini',
  'wodemima',
  'mima',
  'tianya',
  'beijing',
  'shanghai',
  'huawei',
  'xiaomi',
  'taobao',
  'alibaba',
  'weixin',
  '5201314',
  '1314520',
  '147258369',
  '147258',
  '159357',
  '741852',
  '789456',
  '1qaz2wsx',
  '1q2w3e4r',
  '1q2w3e',
  'qazwsx',
  'q1w2e3',
  'a1b2c3',
] as const;

const keyboardRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/**
 * How the next character follows: the same again, its neighbour in the alphabet or on the keyboard; undefined for any
 * other.
 */
function stepTo(before: string | undefined, after: string): string | undefined {
  if (before === undefined) return undefined;
  const inAlphabet = after.charCodeAt(0) - before.charCodeAt(0);
  if (Math.abs(inAlphabet) <= 1) return `alphabet ${inAlphabet}`;
  const row = keyboardRows.find((each) => each.includes(before) && each.includes(after)) ?? '';
  const onKeyboard = row.indexOf(after) - row.indexOf(before);
  return Math.abs(onKeyboard) === 1 ? `keyboard ${onKeyboard}` : undefined;
}

/** How many characters cannot be told from those before them: 123456 and aaaaaa have two, abcabc three. */
function surprises(text: string): number {
  const unit = Array.from(/^(.+?)\1+$/s.exec(text)?.[1] ?? text);
  const steps = unit.map((character, index) => stepTo(unit[index - 1], character));
  return steps.filter((step, index) => step === undefined || step !== steps[index - 1]).length;
}

const kindsOf = (password: string) =>
  [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;

/** How easily a password is guessed. It is shown to the user and never refuses one. */
export function passwordStrength(password: string, loginName: string): PasswordStrength {
  const lower = password.toLowerCase();
  const words = [loginName.trim().toLowerCase(), ...common].filter((word) => word.length >= 3 && lower.includes(word));
  // The longest first, so that no part of it is left over.
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), lower);
  const length = surprises(rest) + (rest === lower ? 0 : 1);
  const kinds = kindsOf(password);
  if (length < 6 || (kinds === 1 && length < 10)) return 'weak';
  return (kinds >= 3 && length >= 10) || (kinds >= 2 && length >= 14) ? 'strong' : 'medium';
}
