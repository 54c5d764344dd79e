import { renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { describeMerge } from '../../../../ui/conflict/describe-merge.ts';
import { mergedValue, mergeRecords, type Choices, type Values } from '../../../../ui/conflict/merge-records.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import { keyOf, type Matrix } from './matrix.ts';
import { blankVariant, type VariantRow } from './variant-row.ts';
import { useVariantTexts } from './variant-texts.tsx';

const client = new QueryClient();
client.setQueryData(['dictionary', 'dms_sku_itemtype'], [{ value: 'FINISHED', name: '产成品' }]);
const provider = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
const fields: FieldTexts = {
  proSpecConfigVoList: { label: '规格' },
  ...renderHook(useVariantTexts, { wrapper: provider }).result.current,
};

const specification = (id: string, ...values: readonly string[]) => ({
  id,
  name: id,
  specValueList: values.map((value) => ({ id: value, specValue: value })),
});
const colour = specification('颜色', '蓝', '红');
const size = specification('口径', 'DN15', 'DN20');
const stored = (id: string, specValues: readonly string[], more: Partial<VariantRow> = {}): VariantRow =>
  blankVariant(specValues, {
    id,
    skuId: id,
    version: 1,
    itemCode: `M${id}`,
    itemName: specValues.join(' '),
    specUnionKey: specValues.join('/'),
    marketPrice: '20',
    listPricePerUnit: '18',
    proType: 'FINISHED',
    ...more,
  });

interface Variants {
  readonly proSpecConfigVoList: Matrix;
  readonly specList: readonly VariantRow[];
}
const base: Variants = {
  proSpecConfigVoList: [colour, size],
  specList: [
    stored('1', ['蓝', 'DN15']),
    stored('2', ['蓝', 'DN20']),
    stored('3', ['红', 'DN15']),
    stored('4', ['红', 'DN20']),
  ],
};
const change = (id: string, cells: Partial<VariantRow>, of = base): Variants => ({
  ...of,
  specList: of.specList.map((row) => (row.id === id ? { ...row, ...cells } : row)),
});
const without = (id: string, of = base): Variants => ({ ...of, specList: of.specList.filter((row) => row.id !== id) });

/** The fields to choose, and the merged rows: `[key, id, marketPrice, listPrice]`. */
function merge(
  mine: Variants,
  theirs: Variants,
  { choices = {}, of = base }: { choices?: Choices; of?: Variants } = {},
) {
  const merged = mergeRecords({ ...of }, { ...mine }, { ...theirs }, fields);
  const values = mergedValue(merged, choices) as Values;
  const rows = fields['specList']!.fit!(values['specList'], values, { ...theirs }) as readonly VariantRow[];
  const { conflicts } = describeMerge(merged, fields);
  const textOf = (row: (typeof conflicts)[number], side: 'base' | 'mine' | 'theirs') =>
    row[side] === undefined ? undefined : (row.field?.render?.(row[side], row.records[side]) ?? row[side]);
  return {
    conflicts: conflicts.map((row) => [row.group, row.label, textOf(row, 'mine'), textOf(row, 'theirs')]),
    paths: conflicts.flatMap((row) => row.conflicts),
    rows,
    summary: rows.map(({ specValues, id, marketPrice, listPricePerUnit }) => [
      keyOf(specValues),
      id,
      marketPrice,
      listPricePerUnit,
    ]),
  };
}

describe('两人修改同一商品的规格', () => {
  it('改了不同的行、同一行的不同格：都保留，不用选择', () => {
    const { conflicts, summary } = merge(
      change('1', { marketPrice: '21' }, change('2', { marketPrice: '22' })),
      change('1', { listPricePerUnit: '19', version: 2 }),
    );
    expect(conflicts).toEqual([]);
    expect(summary.slice(0, 2)).toEqual([
      ['蓝/DN15', '1', '21', '19'],
      ['蓝/DN20', '2', '22', '18'],
    ]);
  });

  it('改了同一格：只选择这一格，说明是哪个规格的哪一列', () => {
    const [mine, theirs] = [
      change('1', { marketPrice: '21', barCode: '69' }),
      change('1', { marketPrice: '23', active: 0 }),
    ];
    const { conflicts, paths } = merge(mine, theirs);
    expect(conflicts).toEqual([['规格明细 · 蓝/DN15', '市场价', '21.00', '23.00']]);
    expect(merge(mine, theirs, { choices: { [paths[0]!]: 'mine' } }).rows[0]).toMatchObject({
      marketPrice: '21',
      barCode: '69',
      active: 0,
    });
  });

  it('单款式的一行也逐格合并', () => {
    const single: Variants = { proSpecConfigVoList: [], specList: [stored('9', [])] };
    const { conflicts, summary } = merge(
      change('9', { marketPrice: '21' }, single),
      change('9', { listPricePerUnit: '19' }, single),
      { of: single },
    );
    expect([conflicts, summary]).toEqual([[], [['', '9', '21', '19']]]);
  });

  it('一方移除、另一方修改：选择保留还是移除；保留的重新保存', () => {
    const [mine, theirs] = [change('4', { marketPrice: '21' }), without('4')];
    const { conflicts, paths, summary } = merge(mine, theirs);
    expect(conflicts).toEqual([['规格明细', '红/DN20', '市场价 21.00', undefined]]);
    expect(summary).toHaveLength(3);
    expect(merge(mine, theirs, { choices: { [paths[0]!]: 'mine' } }).summary.at(-1)).toEqual([
      '红/DN20',
      undefined,
      '21',
      '18',
    ]);
    expect(merge(without('4'), theirs)).toMatchObject({ conflicts: [], summary: { length: 3 } });
  });

  it('双方各加一个值：两边的新行都保留；同一个组合是同一行', () => {
    const withValue = (value: string, row: VariantRow): Variants => ({
      proSpecConfigVoList: [
        { ...colour, specValueList: [...colour.specValueList, { id: value, specValue: value }] },
        size,
      ],
      specList: [...base.specList, row],
    });
    const added = (value: string, more: Partial<VariantRow> = {}) =>
      blankVariant([value, 'DN15'], { itemName: value, marketPrice: '20', listPricePerUnit: '18', ...more });
    const both = merge(withValue('黄', added('黄')), withValue('绿', { ...added('绿'), id: '5' }));
    expect(both.conflicts).toEqual([]);
    expect(
      both.summary
        .slice(4)
        .map(([key, id]) => `${key!} ${id ?? ''}`)
        .toSorted(),
    ).toEqual(['绿/DN15 5', '黄/DN15 ']);
    const same = merge(
      withValue('黄', added('黄', { marketPrice: '30' })),
      withValue('黄', { ...added('黄', { itemCode: 'M5', isCreateItem: 1 }), id: '5' }),
    );
    expect(same.conflicts).toEqual([['规格明细 · 黄', '市场价', '30.00', '20.00']]);
    expect(same.summary.at(-1)).toEqual(['黄/DN15', '5', '20', '18']);
  });

  it('一方加了规格，另一方改价、加值：行延续为新规格的第一个值，改价还在', () => {
    const material = specification('材质', '碳钢', '不锈钢');
    const mine: Variants = {
      proSpecConfigVoList: [colour, size, material],
      specList: base.specList.flatMap((row) => [
        { ...row, specValues: [...row.specValues, '碳钢'] },
        blankVariant([...row.specValues, '不锈钢']),
      ]),
    };
    const yellow = { ...colour, specValueList: [...colour.specValueList, { id: '黄', specValue: '黄' }] };
    const theirs = {
      proSpecConfigVoList: [yellow, size],
      specList: [...change('1', { marketPrice: '21' }).specList, stored('5', ['黄', 'DN15'])],
    };
    const { conflicts, summary } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(summary).toHaveLength(9);
    expect([summary[0], summary.at(-1)]).toEqual([
      ['蓝/DN15/碳钢', '1', '21', '18'],
      ['黄/DN15/碳钢', '5', '20', '18'],
    ]);
  });

  it('2,048 行也合并；行数加倍，读取各格的次数只加倍', () => {
    const readsFor = (count: number) => {
      let reads = 0;
      const counted = (row: VariantRow) =>
        new Proxy(row, { get: (target, name) => (reads++, Reflect.get(target, name) as unknown) });
      const values = Array.from({ length: count }, (_, index) => `值${index}`);
      const many: Variants = {
        proSpecConfigVoList: [specification('编号', ...values)],
        specList: values.map((value, index) => counted(stored(String(index), [value]))),
      };
      const theirs = {
        ...many,
        specList: many.specList.map((row) => counted({ ...row, marketPrice: '30', version: 2 })),
      };
      reads = 0;
      const { conflicts, summary } = merge(change('7', { marketPrice: '21' }, many), theirs, { of: many });
      expect([conflicts.length, summary.length]).toEqual([1, count]);
      return reads;
    };
    const [half, whole] = [readsFor(1024), readsFor(2048)];
    expect(whole / half).toBeCloseTo(2, 1);
  });
});
