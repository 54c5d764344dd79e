/** 张伟 → zw, 单雄信 → sxx: the first letter of each character; of other words the word itself. */
export async function initialsOf(name: string): Promise<string> {
  // Its dictionary takes a moment to load, and few requests need it.
  const { pinyin } = await import('pinyin-pro');
  const parts = pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive' });
  return parts.join('').toLowerCase().replaceAll(/[^a-z\d]/g, '');
}
