/** What people begin their passwords with. Spelt without digits in the place of letters: see `plain`. */
const words = `
  password passwd pass admin administrator root user guest test demo login welcome hello default secret master super system manager
  qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qaz qazwsx qazwsxedc wsx edc qwe qweasd qweasdzxc asd zxc poiuytrewq lkjhgfdsa mnbvcxz
  abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa aa ab ac abcabc xyz qq wang li zhang liu chen yang zhao huang zhou wu
  iloveyou loveyou love lovely lover ilove woaini woaiwojia woaini1314 aini nihao nihaoma mima wodemima woshishui zhongguo beijing shanghai guangzhou
  shenzhen hangzhou china chinese taobao tianmao alibaba tencent weixin wechat zhifubao huawei xiaomi baidu jingdong
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
/** What they add. */
const endings = [
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
  ...years,
];
const common: ReadonlySet<string> = new Set(words.flatMap((word) => endings.map((ending) => word + ending)));

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
const plain = (text: string) => text.replaceAll(/[@431!0$57](?=.*[a-z])/g, (sign) => letters[sign] ?? sign);

const sequences = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
];

/** `abab`, `123123`: one piece, again and again. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/.test(text);
/** 19900101, 900101: a birthday. */
const isDate = (text: string) => /^(?:19|20)?\d\d(?:0\d|1[0-2])(?:[0-2]\d|3[01])$/.test(text);

/** Whether a password is one of those that are tried first: a few thousand, in any case, with symbols at the end, and the account itself. */
export function isCommonPassword(password: string, account: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^a-z\d]+$/, '');
  if (
    [lower, bare].some(
      (text) =>
        isRepeated(text) || isDate(text) || (text.length >= 4 && sequences.some((sequence) => sequence.includes(text))),
    )
  )
    return true;
  const name = account.toLowerCase();
  if (name !== '' && [lower, bare].some((text) => endings.some((ending) => text === name + ending))) return true;
  return [lower, bare, plain(lower), plain(bare)].some((text) => common.has(text));
}
