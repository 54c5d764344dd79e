import { expect, it } from 'vitest';
import { consequencesOf, lockOf, productSwitches } from './switches.ts';

it('启用资产时一并启用并锁定序列号控制，关闭资产不带动', () => {
  expect(consequencesOf('assetMaterial', true)).toEqual({ serialNumberEnable: 1 });
  expect(consequencesOf('assetMaterial', false)).toEqual({});
  expect(productSwitches.filter((name) => lockOf(name, { isHeld: false, isAsset: true }))).toEqual([
    'serialNumberEnable',
  ]);
});

it('有库存时锁定资产、批次、序列号，以库存为由；显示价格不锁', () => {
  const locked = productSwitches.filter((name) => lockOf(name, { isHeld: true, isAsset: true }) === 'stock');
  expect(locked.toSorted()).toEqual(['assetMaterial', 'bathEnable', 'serialNumberEnable']);
});
