import { expect, it } from 'vitest';
import { nodesOf, pathText, pathTo, withPath } from './tree.ts';

const tree = [
  { id: '1', name: '外购件', children: [{ id: '2', name: '轴承', children: [{ id: '3', name: '深沟球轴承' }] }] },
  { id: '4', name: '自制件', children: [] },
];

it('由节点找到从根到它的路径', () => {
  expect(pathText(pathTo(tree, '3'))).toBe('外购件 / 轴承 / 深沟球轴承');
  expect(pathText(pathTo(tree, '4'))).toBe('自制件');
  expect(pathTo(tree, '9')).toBeUndefined();
});

it('由编号的路径找到各级节点，断了就没有', () => {
  expect(pathText(nodesOf(tree, ['1', '2']))).toBe('外购件 / 轴承');
  expect(nodesOf(tree, ['1', '4'])).toBeUndefined();
  expect(nodesOf(tree, ['4', '1'])).toBeUndefined();
  expect(nodesOf(tree, [])).toEqual([]);
});

it('记录所选的节点停用后仍可显示，其余不变', () => {
  const kept = withPath(tree, [
    { id: '1', name: '外购件' },
    { id: '8', name: '密封件' },
    { id: '9', name: '油封' },
  ]);
  expect(pathText(nodesOf(kept, ['1', '8', '9']))).toBe('外购件 / 密封件 / 油封');
  expect(pathText(nodesOf(kept, ['1', '2', '3']))).toBe('外购件 / 轴承 / 深沟球轴承');
  expect(
    withPath(tree, [
      { id: '1', name: '外购件' },
      { id: '2', name: '轴承' },
    ]),
  ).toEqual(tree);
  expect(withPath(tree, [])).toBe(tree);
});
