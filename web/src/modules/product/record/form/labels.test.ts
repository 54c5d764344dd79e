import type { LabelNode } from '@edp/contract/modules/label/label.ts';
import { expect, it } from 'vitest';
import { labelNames, toggleLabel } from './labels.ts';

const node = (id: string, name: string, isRadio: 0 | 1 | null = null, children: LabelNode[] = []): LabelNode => ({ id, version: 1, name, code: id, sort: 0, isRadio, children });
const season = node('1', '季节', 1, [node('11', '春'), node('12', '夏')]);
const use = node('2', '用途', 0, [node('21', '石化'), node('22', '水务')]);

it('单选的根标签下只留最后选的一个，多选的都留；再点一次取消', () => {
  const spring = toggleLabel(['21'], season, '11');
  expect(spring).toEqual(['21', '11']);
  expect(toggleLabel(spring, season, '12')).toEqual(['21', '12']);
  expect(toggleLabel(spring, use, '22')).toEqual(['21', '11', '22']);
  expect(toggleLabel(spring, season, '11')).toEqual(['21']);
});

it('名称取自标签树，树里没有的取自记录', () => {
  const names = labelNames([season, use], [{ id: '99', name: '旧标签' }, { id: '11', name: '旧名' }]);
  expect([names.get('11'), names.get('99'), names.get('21')]).toEqual(['春', '旧标签', '石化']);
});
