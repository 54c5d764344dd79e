import { expect, it } from 'vitest';
import { setLanguage } from '../../kernel/text/language.ts';
import { thingOf } from './thing.ts';

it('英文句子中的名称以小写开头，缩写保持大写；中文不变', () => {
  const names = () => ['material', 'sku'].map((list) => thingOf(list)?.name);
  setLanguage('ENG');
  expect(names()).toEqual(['materials', 'SKU records']);
  setLanguage('ZHS');
  expect(names()).toEqual(['物料', 'SKU 记录']);
});
