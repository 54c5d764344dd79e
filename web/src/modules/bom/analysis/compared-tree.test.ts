import type { BomDifference } from '@edp/contract/modules/bom/bom-analysis.ts';
import { expect, it } from 'vitest';
import type { Component } from '../workbench/bom-tree.ts';
import { onlyDifferences, withRemoved } from './compared-tree.ts';

const component = (id: string, ...children: Component[]) =>
  ({ id, name: id, isInSubBom: false, ...(children.length > 0 && { children }) }) as unknown as Component;
const removed = (id: string, supId: string, afterId: string) =>
  ({
    changes: ['removed'],
    fields: [],
    item: null,
    other: { id, productName: id, itemCode: '' },
    place: { supId, afterId },
  }) as unknown as BomDifference;
/** 甲(乙, −丙): what is removed has a sign. */
const shape = (nodes: readonly Component[]): string =>
  nodes
    .map(
      ({ name, isRemoved, children }) =>
        (isRemoved ? '−' : '') + name + (children?.length ? `(${shape(children)})` : ''),
    )
    .join(', ');

const roots = [component('甲', component('乙'), component('丙')), component('丁')];

it('移除的部件连同下级放回原来的位置', () => {
  const differences = [
    removed('首', '甲', ''),
    removed('中', '甲', '乙'),
    removed('次', '甲', '中'),
    removed('下', '次', ''),
    removed('末', '', '丁'),
    removed('内', '丁', ''),
  ];
  expect(shape(withRemoved(roots, differences))).toBe('甲(−首, 乙, −中, −次(−下), 丙), 丁(−内), −末');
  expect(withRemoved(roots, [])).toBe(roots);
});

it('相邻的部件已不在时放在最后；上级已不在时不显示', () => {
  expect(shape(withRemoved(roots, [removed('戊', '甲', '不在'), removed('己', '不在', '')]))).toBe(
    '甲(乙, 丙, −戊), 丁',
  );
});

it('只看差异：留下有差异的部件和它们的上级', () => {
  const shown = withRemoved(roots, [removed('戊', '甲', '丙')]);
  expect(shape(onlyDifferences(shown, (id) => id === '戊' || id === '丙'))).toBe('甲(丙, −戊)');
  expect(shape(onlyDifferences(shown, (id) => id === '甲'))).toBe('甲');
});
