import { folded } from '@edp/contract/kernel/normal-form.ts';
import type { FoundRecord } from '@edp/contract/modules/search/search.ts';

type Match = Pick<FoundRecord, 'matched' | 'marked' | 'codeMarked'>;

/** Letter case and width aside, as `app.fold` has it; where that changes the length of a text nothing can be marked. */
const fold = (text: string) => {
  const compared = folded(text);
  return compared.length === text.length ? compared : text.toLowerCase();
};

const nothing: [number, number] = [0, 0];

function placeIn(text: string, keyword: string): [number, number] | undefined {
  const start = fold(text).indexOf(keyword);
  return start < 0 ? undefined : [start, start + keyword.length];
}

/** The field that the keyword was found in, and which characters of the name and of the code it means: `zc` is 轴承 in 深沟球轴承. */
export async function matchOf(name: string, code: string, keyword: string): Promise<Match> {
  const foldedKeyword = fold(keyword);
  const inName = placeIn(name, foldedKeyword);
  const codeMarked = placeIn(code, foldedKeyword) ?? nothing;
  if (inName) return { matched: 'name', marked: inName, codeMarked };
  if (codeMarked !== nothing) return { matched: 'code', marked: nothing, codeMarked };
  if (!/^[a-z\d]+$/.test(foldedKeyword)) return { matched: 'other', marked: nothing, codeMarked };
  const { syllables, initials } = await spell(name);
  const byInitials = marked(initials, foldedKeyword);
  if (byInitials) return { matched: 'initials', marked: byInitials, codeMarked };
  const byPinyin = marked(syllables, foldedKeyword);
  return byPinyin
    ? { matched: 'pinyin', marked: byPinyin, codeMarked }
    : { matched: 'other', marked: nothing, codeMarked };
}

/** Of each character of a text, in letters and digits. */
async function spell(text: string): Promise<Record<'syllables' | 'initials', string[]>> {
  // Its dictionary takes a moment to load.
  const { pinyin } = await import('pinyin-pro');
  const inLetters = (part: string) => part.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true }).map(inLetters);
  const isChinese = Array.from(text, (character) => /\p{Script=Han}/u.test(character));
  return {
    syllables,
    initials: syllables.map((syllable, index) => (isChinese[index] ? syllable.slice(0, 1) : syllable)),
  };
}

export async function spellingOf(text: string): Promise<{ initials: string; pinyin: string }> {
  const { syllables, initials } = await spell(text);
  return { initials: initials.join(''), pinyin: syllables.join('') };
}

/** The characters whose letters, one after the other, begin with what is wanted. */
function marked(parts: readonly string[], keyword: string): [number, number] | undefined {
  for (let start = 0; start < parts.length; start++) {
    let letters = '';
    for (let end = start; end < parts.length && letters.length < keyword.length; end++) {
      letters += parts[end]!;
      if (letters.startsWith(keyword)) return [start, end + 1];
    }
  }
  return undefined;
}
