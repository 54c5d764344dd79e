import { expect, it } from 'vitest';
import { placeRows } from './place-rows.ts';

const levels = (...each: number[]) => each.map((level) => ({ level }));

it('末级部件依次向下，上级在其下级的正中，产品在所有根部件的正中', () => {
  // 甲(乙, 丙(丁)), 戊
  const { places, root, columns, lines } = placeRows(levels(1, 2, 2, 3, 1));
  expect(places).toEqual([
    { column: 1, line: 0.5, parent: -1 },
    { column: 2, line: 0, parent: 0 },
    { column: 2, line: 1, parent: 0 },
    { column: 3, line: 1, parent: 2 },
    { column: 1, line: 2, parent: -1 },
  ]);
  expect({ root, columns, lines }).toEqual({ root: 1.25, columns: 4, lines: 3 });
});

it('没有两个部件在同一位置，几千个也不例外', () => {
  const { places } = placeRows(Array.from({ length: 3000 }, (_, index) => ({ level: (index % 5) + 1 })));
  expect(new Set(places.map(({ column, line }) => `${column} ${line}`)).size).toBe(3000);
});
