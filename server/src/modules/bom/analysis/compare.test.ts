import type { BomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { expect, it } from 'vitest';
import { removedPlaces } from './compare.ts';

const item = (id: string, supId = '') => ({ item: { id, supId } as BomItem });

it('被移除的部件排在它原来的前一个之后，换了上级的不算', () => {
  const others = [item('a'), item('b'), item('moved'), item('gone'), item('below', 'a'), item('last', 'a')];
  const mine = new Map([
    ['a', item('A').item],
    ['b', item('B').item],
    ['moved', item('M', 'A').item],
  ]);
  const placeOf = removedPlaces(others, mine);
  expect(placeOf(others[3]!.item)).toEqual({ supId: '', afterId: 'B' });
  expect(placeOf(others[4]!.item)).toEqual({ supId: 'A', afterId: '' });
  expect(placeOf(others[5]!.item)).toEqual({ supId: 'A', afterId: 'below' });
});

it('同一上级下有许多部件时，读取的次数随数量增长，不随它的平方', () => {
  const readsFor = (count: number) => {
    let reads = 0;
    const others = Array.from({ length: count }, (_none, place) => ({
      item: new Proxy(item(`${place}`).item, {
        get: (target, name) => (reads++, Reflect.get(target, name) as unknown),
      }),
    }));
    // All but the last stand elsewhere, so that none of them tells a place.
    const mine = new Map(others.slice(0, -1).map(({ item: { id } }) => [id, item(id, 'elsewhere').item]));
    const placeOf = removedPlaces(others, mine);
    for (const each of others) placeOf(each.item);
    return reads;
  };
  expect(readsFor(2000)).toBeLessThanOrEqual(2 * readsFor(1000));
});
