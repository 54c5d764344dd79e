import { expect, it } from 'vitest';
import { allTexts, filterTexts, isLacking } from './all-texts.ts';

const rows = allTexts({ ZHS: { brand: { title: '商标管理' } }, ENG: {} });
const find = (filter: Partial<Parameters<typeof filterTexts>[1]>) =>
  filterTexts(rows, { text: '', functionName: '', state: 'all', ...filter });

it('按页面、键名、中文、英文和自己的文本都能找到', () => {
  for (const text of ['商标管理', '品牌管理', 'BRANDS', 'title'])
    expect(find({ text, functionName: 'brand' }).map(({ key }) => key)).toContain('title');
  expect(find({ text: '没有这样的文本' })).toEqual([]);
});

it('已改的与缺翻译的', () => {
  expect(find({ state: 'changed' }).map(({ functionName, key }) => [functionName, key])).toEqual([['brand', 'title']]);
  expect(find({ state: 'lacking' })).toHaveLength(1);
  expect(isLacking({ ...rows[0]!, own: { ZHS: '甲', ENG: 'A' } })).toBe(false);
});
