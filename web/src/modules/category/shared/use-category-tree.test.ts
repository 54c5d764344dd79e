import { expect, it } from 'vitest';
import { nodesOf, pathText } from '../../../ui/inputs/tree.ts';
import { withChosen } from './use-category-tree.ts';

const nodes = [{ id: '1', name: '外购件', children: [{ id: '2', name: '轴承' }] }];
const disabled = (name: string) => `${name}（已停用）`;
const shown = (ids: readonly string[], names: string, isLoaded = true) =>
  pathText(nodesOf(withChosen({ nodes: isLoaded ? nodes : [], isLoaded }, { ids, names }, disabled), ids));

it('停用的分类仍显示其名称，并注明已停用；在用的不注明', () => {
  expect(shown(['1', '2'], '外购件,轴承')).toBe('外购件 / 轴承');
  expect(shown(['1', '8', '9'], '外购件,密封件,油封')).toBe('外购件 / 密封件 / 油封（已停用）');
});

it('只知道末级名称时，不知道的上级以省略号代替', () => {
  expect(shown(['1', '9'], '油封')).toBe('外购件 / 油封（已停用）');
  expect(shown(['7', '9'], '油封')).toBe('… / 油封（已停用）');
});

it('分类尚未读到时不说停用；没有选择时不添加', () => {
  expect(shown(['1', '9'], '外购件,油封', false)).toBe('外购件 / 油封');
  expect(withChosen({ nodes, isLoaded: true }, { ids: undefined, names: undefined }, disabled)).toBe(nodes);
});
