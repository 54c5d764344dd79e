import { completenessOf, neededByDefault } from '@edp/contract/modules/product/completeness.ts';
import { expect, it } from 'vitest';
import { blankProduct } from '../product-value.ts';
import { blankVariant } from '../variants/variant-row.ts';
import { presentItems } from './present-items.ts';

const nowhere = { hasTranslation: false, hasOrganisation: false };
const file = { id: '1', orginalName: 'a.png', filePath: '/file/v6/view/1' };

it('新商品什么都缺；当前组织会自动分配', () => {
  expect([...presentItems(blankProduct(), nowhere)]).toEqual([]);
  expect(completenessOf(presentItems(blankProduct(), { ...nowhere, hasOrganisation: true }), neededByDefault)).toEqual({
    percent: 14,
    missing: ['picture', 'price', 'details', 'parameter', 'document', 'translation'],
    blocking: ['picture', 'price', 'details'],
  });
});

it('图片要缩略图和主图都有，价格要每个规格都有，图文不能只有空白', () => {
  const priced = blankVariant([], { listPricePerUnit: '9' });
  const full = {
    ...blankProduct(),
    thumbnailUrl: '/file/v6/view/2',
    picIds: [file],
    specList: [priced],
    graphicDetails: '<p><img src="x"></p>',
    parameter: '<p>DN15</p>',
    productDocumentIds: [file],
  };
  expect(
    completenessOf(presentItems(full, { hasTranslation: true, hasOrganisation: true }), neededByDefault).percent,
  ).toBe(100);
  const partly = presentItems(
    { ...full, picIds: [], specList: [priced, blankVariant(['1'])], graphicDetails: '<p> </p>' },
    nowhere,
  );
  expect([...partly]).toEqual(['parameter', 'document']);
});
