import { productGroups } from '@edp/contract/modules/product/product-record.ts';
import { expect, it } from 'vitest';
import { consequencesOf, lockOf } from './switches.ts';

const switches = productGroups.policy.fields;

it('启用资产时一并启用并锁定序列号控制，关闭资产不带动', () => {
  expect(consequencesOf('assetMaterial', true)).toEqual({ serialNumberEnable: 1 });
  expect(consequencesOf('assetMaterial', false)).toEqual({});
  expect(switches.filter((name) => lockOf(name, { isHeld: false, isAsset: true }))).toEqual(['serialNumberEnable']);
});

it('有库存时锁定资产、批次、序列号，以库存为由；显示价格不锁', () => {
  const locked = switches.filter((name) => lockOf(name, { isHeld: true, isAsset: true }) === 'stock');
  expect(locked.toSorted()).toEqual(['assetMaterial', 'bathEnable', 'serialNumberEnable']);
});
