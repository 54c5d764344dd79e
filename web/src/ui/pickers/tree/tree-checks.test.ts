import { describe, expect, it } from 'vitest';
import { buildTreeModel } from '../../tree-editor/view/tree-model.ts';
import { checkedNodes, checkStates, toggleCheck, topmost, type PickableNode, type TreeChecks } from './tree-checks.ts';

type Extra = Pick<PickableNode, 'isDisabled' | 'isExclusive'>;
const node = (id: string, children: PickableNode[] = [], extra: Extra = {}): PickableNode => ({
  id,
  name: id,
  code: '',
  children,
  ...extra,
});

const model = buildTreeModel([
  node('总部', [node('采购部', [node('一组'), node('二组')]), node('仓储部')]),
  node('分公司', [node('锁定的部门', [], { isDisabled: true }), node('销售部')]),
]);

/** Toggles one node after the other, from nothing. */
const after = (checks: TreeChecks, ...ids: string[]) =>
  ids.reduce((checked, id) => toggleCheck(model, checked, id, checks), new Set<string>() as ReadonlySet<string>);
const sorted = (ids: Iterable<string>) => [...ids].toSorted((a, b) => a.localeCompare(b, 'zh-CN'));

describe('各节点独立勾选', () => {
  it('勾选上级不影响下级，再点取消', () => {
    expect([...after('independent', '总部', '一组')]).toEqual(['总部', '一组']);
    expect([...after('independent', '总部', '一组', '总部')]).toEqual(['一组']);
    expect([...checkStates(model, after('independent', '一组'), 'independent')]).toEqual([['一组', true]]);
  });

  it('不可选的点了无效', () => {
    expect([...after('independent', '锁定的部门')]).toEqual([]);
  });

  it('单选的标签组中只留一个，别的组不变', () => {
    const labels = buildTreeModel([
      node('颜色', [node('红'), node('蓝', [node('深蓝')])], { isExclusive: true }),
      node('用途', [node('室内'), node('室外')]),
    ]);
    const pick = (...ids: string[]) => [
      ...ids.reduce(
        (checked, id) => toggleCheck(labels, checked, id, 'independent'),
        new Set<string>() as ReadonlySet<string>,
      ),
    ];
    expect(pick('室内', '室外', '红', '深蓝')).toEqual(['室内', '室外', '深蓝']);
    expect(pick('颜色', '深蓝', '红')).toEqual(['颜色', '红']);
  });
});

describe('连同下级勾选', () => {
  it('勾选上级即勾选其下全部；下级全部勾选即勾选上级', () => {
    expect(sorted(after('descendants', '采购部'))).toEqual(sorted(['采购部', '一组', '二组']));
    expect(sorted(after('descendants', '一组', '二组', '仓储部'))).toEqual(
      sorted(['总部', '采购部', '一组', '二组', '仓储部']),
    );
  });

  it('取消一个下级，上级随之取消并显示为部分选中', () => {
    const checked = after('descendants', '总部', '二组');
    expect(sorted(checked)).toEqual(sorted(['一组', '仓储部']));
    const states = checkStates(model, checked, 'descendants');
    expect(states.get('采购部')).toBe('mixed');
    expect(states.get('总部')).toBe('mixed');
    expect(states.get('分公司')).toBeUndefined();
  });

  it('部分选中的再点为全选，全选的再点为全不选', () => {
    expect(sorted(after('descendants', '一组', '采购部'))).toEqual(sorted(['采购部', '一组', '二组']));
    expect([...after('descendants', '一组', '采购部', '采购部')]).toEqual([]);
  });

  it('不可选的不会被连带勾选，也不妨碍上级', () => {
    expect(sorted(after('descendants', '分公司'))).toEqual(sorted(['分公司', '销售部']));
    expect(sorted(after('descendants', '销售部'))).toEqual(sorted(['分公司', '销售部']));
  });

  it('值只记最上层的节点，读入时展开', () => {
    const checked = after('descendants', '采购部', '销售部');
    expect(topmost(model, checked)).toEqual(['采购部', '分公司']);
    expect(sorted(checkedNodes(model, ['采购部', '分公司'], 'descendants'))).toEqual(sorted(checked));
  });

  it('树中已不存在的值保留', () => {
    const checked = toggleCheck(model, checkedNodes(model, ['已撤销的部门'], 'descendants'), '仓储部', 'descendants');
    expect(topmost(model, checked)).toEqual(['已撤销的部门', '仓储部']);
  });
});
