/** 云岭智造 → ylzz: the first letter in pinyin of each character; of other words the word itself. */
export const initialsOf = (name: string) => firstLetters(name, 'off');

/** 张伟 → zw, 单雄信 → sxx: some characters are read in another way when they are a surname. */
export const initialsOfPerson = (name: string) => firstLetters(name, 'head');

/** 张伟 → zhangwei; letters and digits between the characters stay as they are. */
export async function pinyinOfPerson(name: string): Promise<string> {
  const { pinyin } = await import('pinyin-pro');
  return inLetters(pinyin(name, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive', v: true }));
}

async function firstLetters(name: string, surname: 'head' | 'off'): Promise<string> {
  // Its dictionary takes a moment to load, and few requests need it.
  const { pinyin } = await import('pinyin-pro');
  const parts = pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', surname, nonZh: 'consecutive' });
  return inLetters(parts);
}

const inLetters = (parts: readonly string[]) =>
  parts
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
