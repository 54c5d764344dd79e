import type { LabelRoot } from '@edp/contract/modules/product/product-rows.ts';
import { expect, it } from 'vitest';
import { labelNames, toggleLabel } from './labels.ts';

const season: LabelRoot = {
  id: '1',
  name: '季节',
  isRadio: 1,
  children: [
    { id: '11', name: '春' },
    { id: '12', name: '夏' },
  ],
};
const use: LabelRoot = {
  id: '2',
  name: '用途',
  isRadio: 0,
  children: [
    { id: '21', name: '石化' },
    { id: '22', name: '水务' },
  ],
};

it('单选的根标签下只留最后选的一个，多选的都留；再点一次取消', () => {
  const spring = toggleLabel(['21'], season, '11');
  expect(spring).toEqual(['21', '11']);
  expect(toggleLabel(spring, season, '12')).toEqual(['21', '12']);
  expect(toggleLabel(spring, use, '22')).toEqual(['21', '11', '22']);
  expect(toggleLabel(spring, season, '11')).toEqual(['21']);
});

it('名称取自标签树，树里没有的取自记录', () => {
  const names = labelNames(
    [season, use],
    [
      { id: '99', name: '旧标签' },
      { id: '11', name: '旧名' },
    ],
  );
  expect([names.get('11'), names.get('99'), names.get('21')]).toEqual(['春', '旧标签', '石化']);
});
