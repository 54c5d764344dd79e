import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nest } from './nest.ts';
import { placeAmong } from './place-among.ts';

const byPlace = (a: { id: string; sort: number }, b: { id: string; sort: number }) =>
  a.sort - b.sort || Number(a.id) - Number(b.id);
const largest = 2_147_483_647;

describe('同级之间插入', () => {
  it('无论原有排序号如何，插入后正好在所要的位置，其余次序不变', () => {
    const sorts = fc.array(fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: largest - 30, max: largest })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(sorts, fc.nat(), fc.integer({ min: 0, max: 100 }), (sortValues, at, id) => {
        const siblings = sortValues.map((sort, index) => ({ id: String(index + 1), sort })).toSorted(byPlace);
        const index = at % (siblings.length + 1);
        const node = String(id + 1000);
        const changed = new Map(placeAmong(siblings, index, node).map((each) => [each.id, each.sort]));
        const after = [...siblings, { id: node, sort: NaN }]
          .map((each) => ({ id: each.id, sort: changed.get(each.id) ?? each.sort }))
          .toSorted(byPlace);
        const expected = [...siblings.slice(0, index), { id: node }, ...siblings.slice(index)].map((each) => each.id);
        expect(after.map((each) => each.id)).toEqual(expected);
        expect(after.every(({ sort }) => Number.isInteger(sort) && sort >= 0 && sort <= largest)).toBe(true);
      }),
    );
  });

  it('有空位时只写一行；没有时让出的行之间留出空位', () => {
    const spaced = [10, 20, 30].map((sort, index) => ({ id: String(index), sort }));
    expect(placeAmong(spaced, 1, 'x')).toEqual([{ id: 'x', sort: 15 }]);
    expect(placeAmong(spaced, 3, 'x')).toEqual([{ id: 'x', sort: 40 }]);
    const dense = [1, 2, 3, 50].map((sort, index) => ({ id: String(index), sort }));
    expect(placeAmong(dense, 1, 'x')).toEqual([
      { id: 'x', sort: 2 },
      { id: '1', sort: 12 },
      { id: '2', sort: 22 },
    ]);
  });
});

it('树按行的次序组成；上级不在其中的，连同下级一起略去', () => {
  const rows = [
    { id: '2', parentId: '1' },
    { id: '1', parentId: null },
    { id: '3', parentId: '9' },
    { id: '4', parentId: '3' },
  ];
  expect(nest(rows)).toEqual([{ id: '1', parentId: null, children: [{ id: '2', parentId: '1' }] }]);
});
