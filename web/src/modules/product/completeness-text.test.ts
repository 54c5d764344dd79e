import { expect, it } from 'vitest';
import { setLanguage } from '../../kernel/text/language.ts';
import { completenessLines } from './completeness-text.ts';

it('先说上架所缺的，再说其余的；什么都不缺时说明完整', () => {
  setLanguage('ZHS');
  expect(
    completenessLines({ missing: ['price', 'parameter', 'organisation'], blocking: ['price', 'organisation'] }),
  ).toEqual(['上架前需补充：价格、库存组织', '还可补充：商品参数']);
  expect(completenessLines({ missing: ['translation'], blocking: [] })).toEqual(['还可补充：英文名称']);
  expect(completenessLines({ missing: [], blocking: [] })).toEqual(['资料完整']);
});
