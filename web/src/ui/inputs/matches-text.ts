/** The first character of each initial in pinyin order; no syllable begins with i, u or v. */
const letters = 'abcdefghjklmnopqrstwxyz';
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀');
const han = /\p{Script=Han}/u;

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

function initialOf(character: string): string {
  if (!han.test(character)) return character.toLowerCase();
  const index = firsts.findLastIndex((first) => collator.compare(first, character) <= 0);
  return letters[Math.max(index, 0)]!;
}

/** 上海市 → shs. A character that is read in several ways has its usual initial. */
export const initialsOf = (text: string) => Array.from(text, initialOf).join('');

/** For options that are in the browser: the typed text is part of the text, or of its pinyin initials. */
export function matchesText(text: string, typed: string): boolean {
  const keyword = typed.trim().toLowerCase();
  return text.toLowerCase().includes(keyword) || (/^[a-z\d]+$/.test(keyword) && initialsOf(text).includes(keyword));
}
