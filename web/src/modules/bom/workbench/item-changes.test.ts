import { expect, it } from 'vitest';
import { buildTreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import type { Component } from './bom-tree.ts';
import { deleteChanges, invert, moveChanges, resolve, step, topmost } from './item-changes.ts';

const component = (id: string, ...children: Component[]) =>
  ({
    id,
    name: id,
    code: '',
    productName: id,
    quantity: '1',
    isInSubBom: false,
    ...(children.length > 0 && { children }),
  }) as unknown as Component;

const model = buildTreeModel([
  component('1', component('11'), component('12', component('121')), component('13')),
  component('2'),
]);
const keysFrom = () => {
  let count = 0;
  return () => `k${(count += 1)}`;
};
const brief = (changes: readonly object[]) =>
  changes.map((change) => {
    const { op, id, key, supId, beforeId } = change as Record<string, string | undefined>;
    return [op, key ?? id, supId, beforeId];
  });

it('选中的部件只取最上层的，按树的顺序', () => {
  expect(topmost(model, new Set(['2', '121', '12', '11'])).map(({ node }) => node.id)).toEqual(['11', '12', '2']);
});

it('撤销删除：相邻的部件连同下级按原来的顺序放回', () => {
  const { changes, restores } = invert(model, step(deleteChanges(['11', '12'])), keysFrom());
  expect(brief(changes)).toEqual([
    ['add', 'k1', '1', '13'],
    ['add', 'k2', 'k1', undefined],
    ['add', 'k3', '1', 'k1'],
  ]);
  expect([...restores]).toEqual([
    ['k1', '12'],
    ['k2', '121'],
    ['k3', '11'],
  ]);
});

it('撤销移动：回到原来的上级和位置', () => {
  const moved = moveChanges(topmost(model, new Set(['11', '12'])), { parentId: '2', beforeId: undefined });
  expect(brief(invert(model, step(moved), keysFrom()).changes)).toEqual([
    ['move', '12', '1', '13'],
    ['move', '11', '1', '12'],
  ]);
});

it('撤销新增：只删除新增的最上层部件', () => {
  const added = step([
    { op: 'add', key: 'a', productName: '甲' },
    { op: 'add', key: 'b', supId: 'a', productName: '乙' },
  ]);
  expect(brief(invert(model, added, keysFrom()).changes)).toEqual([['delete', 'a', undefined, undefined]]);
});

it('恢复后编号变了，之后的撤销按新的编号执行', () => {
  const { changes } = resolve(
    step(moveChanges(topmost(model, new Set(['11'])), { parentId: '2', beforeId: undefined })),
    (ref) => (ref === '11' ? '99' : ref),
  );
  expect(brief(changes)).toEqual([['move', '99', '2', undefined]]);
});
