import { materialDefaults } from '@edp/contract/modules/material/material-fields.ts';
import { expect, it } from 'vitest';
import { consequencesOf, lockOf, switchNames } from './switches.ts';

it('十四个开关各在一组，与新物料的默认值一致', () => {
  expect(switchNames.toSorted()).toEqual(Object.keys(materialDefaults).toSorted());
  expect(new Set(switchNames).size).toBe(14);
});

it.each([true, false])('切换批次控制（%s）清空批号前缀与起始批号，不动序列号', (isOn) => {
  expect(consequencesOf('isLotControl', isOn, true)).toEqual({ autoLotAlphaPrefix: '', startAutoLotNumber: '' });
});

it.each([true, false])('切换序列号控制（%s）清空序列号前缀与起始序列号', (isOn) => {
  expect(consequencesOf('isSerialNumberControl', isOn, !isOn)).toEqual({
    autoSerialAlphaPrefix: '',
    startAutoSerialNumber: '',
  });
});

it('启用资产时一并启用序列号控制；已启用的保留其前缀；关闭资产什么也不带动', () => {
  expect(consequencesOf('isInventoryAsset', true, false)).toEqual({
    isSerialNumberControl: 1,
    autoSerialAlphaPrefix: '',
    startAutoSerialNumber: '',
  });
  expect(consequencesOf('isInventoryAsset', true, true)).toEqual({});
  expect(consequencesOf('isInventoryAsset', false, true)).toEqual({});
  expect(consequencesOf('isBom', true, false)).toEqual({});
});

it('有库存时锁定资产、批次、序列号，其余不锁', () => {
  const locked = switchNames.filter((name) => lockOf(name, { hasStock: true, isAsset: false }) === 'stock');
  expect(locked.toSorted()).toEqual(['isInventoryAsset', 'isLotControl', 'isSerialNumberControl']);
});

it('资产锁定序列号控制，有库存时以库存为由', () => {
  expect(switchNames.filter((name) => lockOf(name, { hasStock: false, isAsset: true }))).toEqual([
    'isSerialNumberControl',
  ]);
  expect(lockOf('isSerialNumberControl', { hasStock: false, isAsset: true })).toBe('asset');
  expect(lockOf('isSerialNumberControl', { hasStock: true, isAsset: true })).toBe('stock');
});
