/**
 * People make their passwords of these, with a few digits before or after. Spelt without digits in the place of letters:
 * see `plain`.
 */
const words = `
  a q s w x z as aq az qa qz wo ai my me
  password passwd pass admin administrator root user guest test demo login welcome hello default secret master super system manager
  qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qaz qazwsx qazwsxedc wsx edc qwe qweasd qweasdzxc asd zxc poiuytrewq lkjhgfdsa mnbvcxz
  abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa aa ab ac abcabc xyz qq wang li zhang liu chen yang zhao huang zhou wu
  iloveyou loveyou love lovely lover ilove woaini woaiwojia aini nihao nihaoma mima wodemima woshishui zhongguo beijing shanghai guangzhou
  shenzhen hangzhou china chinese taobao tianmao alibaba tencent weixin wechat zhifubao huawei xiaomi baidu jingdong
  woaiwoziji wozuishuai wobuzhidao woshiren buzhidao aiwo baobao baobei laopo laogong mama baba tianya xiaoming xiaohong caonima jiayou fuck
  asdasd qweqwe zxczxc qazqaz jkl qwer asdfzxcv zxcv qwaszx wsxedc zaq xsw zaqxsw edcrfv dearbook xiazhili wangyut
  monkey dragon tiger panda lion eagle falcon dog cat horse bear shark snake wolf fish bird
  football baseball basketball soccer hockey tennis golf yankees lakers arsenal chelsea liverpool
  michael jordan jessica ashley jennifer daniel thomas robert charlie andrew joshua matthew anthony william george harley hunter ranger maggie
  sunshine princess flower angel baby sweet honey cookie chocolate cheese orange apple banana cherry summer winter spring autumn
  computer internet server database oracle mysql cisco linux windows google facebook samsung android iphone microsoft
  superman batman spiderman pokemon starwars matrix ninja killer shadow phoenix freedom whatever trustno letmein access hacker
  company office business sales finance money market product service support erp edp oa crm
  january february march april june july august september october november december monday friday sunday
`
  .trim()
  .split(/\s+/);

const years = Array.from({ length: 41 }, (_, i) => String(1990 + i));
/** The endings that people add. */
const endings: ReadonlySet<string> = new Set([
  '',
  '1',
  '2',
  '3',
  '01',
  '11',
  '12',
  '21',
  '22',
  '66',
  '88',
  '99',
  '00',
  '111',
  '123',
  '321',
  '520',
  '521',
  '666',
  '777',
  '888',
  '999',
  '000',
  '1234',
  '4321',
  '1314',
  '12345',
  '123456',
  '654321',
  '123123',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '0',
  '007',
  '110',
  '119',
  '147',
  '159',
  '222',
  '258',
  '333',
  '369',
  '444',
  '456',
  '555',
  '789',
  '1111',
  '2222',
  '8888',
  '6666',
  '0000',
  '1122',
  '1212',
  '2580',
  '7758',
  '111111',
  '222222',
  '666666',
  '888888',
  '000000',
  '112233',
  '147258',
  '123321',
  '159357',
  '520520',
  '131420',
  '5201314',
  '1314520',
  '7758521',
  '7758258',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '0123456789',
  '987654321',
  '147258369',
  '789456',
  '456789',
  '456123',
  ...years,
]);

/** The common passwords that are not a word and digits. */
const others: ReadonlySet<string> = new Set(
  `
  1qaz2wsx3edc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e 1qazxsw2 1qaz1qaz zaq12wsx zaq1xsw2 zaq1zaq1 2wsx3edc 3edc4rfv q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123qwe 123qweasd
  1qazwsx 1qazqaz 1qazwsx2 qaz1wsx2 12qwaszx 1a2b3c 1a2b3c4d 1a2s3d a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 abc123abc 123abc123 aaa111 111aaa aa11aa11 a1a1a1 ab12cd34
  zaq1wsx 5201314 1314520 5211314 3344520 7758521 7758258 520131400 5201314520
  147258369 147852369 159753 159357 258369147 741852963 789456123 963852741 951753 753951 1472583690 10203040 11223344 1122334455 12341234 12344321 123454321 1234554321 1230123
  123698745 1357924680 1346790 246810 314159 31415926 112233 121212 131313 135246 135790 142536 147147 147896325 321654 321654987 456123 456789 654321 7654321 87654321 987654321
  00000000 00123456 000001 0123456 110110 110120 119119 120120 123000 123456 12345600 123456654321 1234567890 123465 123789 520520 521521 88888888 963258 99999999
  passw0rd1 pa55word pa55w0rd p4ssw0rd pass1word adminadmin toor changeme changeit newpassword mypassword nopassword yourpassword
`
    .trim()
    .split(/\s+/),
);

/** Digits and symbols that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Behind the last letter they are what people add. */
function plain(text: string): string {
  const word = /^.*[a-z]/s.exec(text)?.[0] ?? '';
  return word.replaceAll(/[@431!0$57]/g, (sign) => letters[sign] ?? sign) + text.slice(word.length);
}

const sequences = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()_+',
];

/** `abab`, `123123`: one piece, again and again. */
const isRepeated = (text: string) =>
  [1, 2, 3, 4].some((length) => text.length > length && text === text.slice(0, length).repeat(text.length / length));
/** 19900101, 900101: a birthday. */
const isDate = (text: string) => /^(?:19|20)?\d\d(?:0\d|1[0-2])(?:[0-2]\d|3[01])$/.test(text);

/** Without symbols at the end, and without any: `Admin@123` is no better than `Admin123`. */
const simplified = (text: string) => [
  text,
  /^.*[\p{Letter}\p{Number}]/su.exec(text)?.[0] ?? '',
  text.replaceAll(/[^\p{Letter}\p{Number}]/gu, ''),
];

/** The word itself, or with digits before or after it that many people add. */
const isWithDigits = (text: string, word: string) =>
  (text.startsWith(word) && endings.has(text.slice(word.length))) ||
  (text.endsWith(word) && endings.has(text.slice(0, -word.length)));

/** A name that everyone knows, with hardly anything added. */
const isName = (text: string, name: string) =>
  isWithDigits(text, name) || (text.includes(name) && text.length - name.length <= 2);

/**
 * Whether a password is one of those that are tried first: some ten thousand, whatever the letter case and the symbols,
 * and the names that everyone knows, such as the account and the code of the company.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const forms = simplified(lower);
  if (
    forms.some(
      (text) =>
        isRepeated(text) || isDate(text) || (text.length >= 4 && sequences.some((sequence) => sequence.includes(text))),
    )
  )
    return true;
  const nameWords = names.flatMap((name) => simplified(name.toLowerCase())).filter(Boolean);
  if (forms.some((text) => nameWords.some((name) => isName(text, name)))) return true;
  return [...forms, ...forms.map(plain), ...simplified(plain(lower))].some(
    (text) => others.has(text) || words.some((word) => isWithDigits(text, word)),
  );
}
