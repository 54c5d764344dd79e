let loading: Promise<ReadonlyMap<string, string>> | undefined;
/** Finds the common characters that are read as a syllable, without its tone: `zhou` is 轴, 周, 舟 … */
const charactersBySyllable = () => (loading ??= load());

/** GB 2312 has the common characters in rows of 94. To read them all takes less than a tenth of a second, once. */
async function load(): Promise<ReadonlyMap<string, string>> {
  const { pinyin } = await import('pinyin-pro');
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, string>();
  for (let row = 0xb0; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const character = decoder.decode(new Uint8Array([row, cell]));
      if (!/^\p{Script=Han}$/u.test(character)) continue;
      const readings = pinyin(character, { multiple: true, toneType: 'none', type: 'array', v: true });
      for (const reading of new Set(readings)) found.set(reading, (found.get(reading) ?? '') + character);
    }
  return found;
}

interface Reading {
  /** The first letter of each syllable. */
  readonly initials: string;
  /** A regular expression for the characters, one for each syllable. */
  readonly pattern: string;
}

const leastLetters = 3;
const mostReadings = 3;

/**
 * How letters can be read as whole pinyin, the likeliest first: `zhoucheng` as zhou-cheng, `fangan` as fang-an and
 * fan-gan, `zhouch` as a word whose last syllable is still being typed. None where they are no pinyin.
 */
export async function readingsOf(keyword: string): Promise<readonly Reading[]> {
  const letters = keyword.toLowerCase().replaceAll(/[\s']/g, '');
  if (letters.length < leastLetters || !/^[a-z]+$/.test(letters)) return [];
  const bySyllable = await charactersBySyllable();
  const begun = (start: string) => [...bySyllable.keys()].filter((syllable) => syllable.startsWith(start));
  const whole = (rest: string) => (bySyllable.has(rest) ? [rest] : []);
  const splits = [...split(letters, bySyllable, whole), ...split(letters, bySyllable, begun)];
  return splits
    .slice(0, mostReadings)
    .map((syllables) => ({
      initials: syllables.map(([first]) => first![0]).join(''),
      pattern: syllables.map((alike) => `[${alike.map((each) => bySyllable.get(each)!).join('')}]`).join(''),
    }));
}

/** The syllables that letters consist of, the longest first; `last` tells which ones the end may stand for. */
function* split(
  letters: string,
  known: ReadonlyMap<string, string>,
  last: (rest: string) => readonly string[],
): Generator<readonly (readonly string[])[]> {
  const ends = last(letters);
  if (ends.length > 0) yield [ends];
  for (let length = Math.min(longestSyllable, letters.length - 1); length > 0; length--) {
    const first = letters.slice(0, length);
    if (!known.has(first)) continue;
    for (const others of split(letters.slice(length), known, last)) yield [[first], ...others];
  }
}
/** `zhuang`. */
const longestSyllable = 6;
