import { product } from '@edp/contract/modules/product/product.ts';
import { generatedName } from '@edp/contract/modules/product/variant-name.ts';
import { describe, expect, it } from 'vitest';
import { exclude, excludedCount, placedRows, restore } from './exclusions.ts';
import {
  addSpecification,
  addValues,
  combinationsOf,
  countOf,
  keyOf,
  moved,
  moveValue,
  removeSpecification,
  removeValue,
  type Matrix,
} from './matrix.ts';
import { planChange, renamed, type Plan, type Variants } from './plan-change.ts';
import { blankVariant, type VariantRow } from './variant-row.ts';

const specification = (id: string, name: string, ...values: string[]) => ({
  id,
  name,
  specValueList: values.map((specValue) => ({ id: `${id}-${specValue}`, specValue })),
});
const colour = specification('1', '颜色', '蓝色', '灰色');
const bore = specification('2', '口径', 'DN15', 'DN20', 'DN25');
const texture = specification('3', '材质', '碳钢', '不锈钢');

type Made = Exclude<Plan, { tooMany: number }>;
const change = (before: Variants, matrix: Matrix, name = '球阀') => planChange(before, matrix, name) as Made;
const single: Variants = { matrix: [], rows: [blankVariant([], { itemName: '球阀' })] };
const build = (...matrix: Matrix): Variants => ({ matrix, rows: change(single, matrix).rows });
/** With a price that tells the rows apart. */
const typed = ({ matrix, rows }: Variants): Variants => ({
  matrix,
  rows: rows.map((row, index) => ({ ...row, id: String(100 + index), marketPrice: String(index) })),
});
const pricesOf = (rows: readonly VariantRow[]) =>
  Object.fromEntries(rows.map(({ specValues, marketPrice }) => [keyOf(specValues), marketPrice]));

describe('规格矩阵', () => {
  it('组合是各规格值的笛卡尔积，最后一个规格变化最快；没有值的规格不算', () => {
    expect(combinationsOf([colour, bore]).map(keyOf)).toEqual([
      '1-蓝色/2-DN15',
      '1-蓝色/2-DN20',
      '1-蓝色/2-DN25',
      '1-灰色/2-DN15',
      '1-灰色/2-DN20',
      '1-灰色/2-DN25',
    ]);
    expect(countOf([colour, specification('9', '空'), bore])).toBe(6);
    expect(combinationsOf([])).toEqual([[]]);
  });

  it('添加、移除、移动规格和值；重复添加不变', () => {
    const added = addValues(addSpecification([colour], texture), '3', texture.specValueList);
    expect(added).toEqual([colour, texture]);
    expect(addSpecification(added, colour)).toBe(added);
    expect(addValues(added, '3', texture.specValueList)).toEqual(added);
    expect(removeValue(added, '1', '1-蓝色')[0]!.specValueList.map(({ specValue }) => specValue)).toEqual(['灰色']);
    expect(removeSpecification(added, '1')).toEqual([texture]);
    expect(moveValue([bore], '2', 0, 2)[0]!.specValueList.map(({ specValue }) => specValue)).toEqual([
      'DN20',
      'DN25',
      'DN15',
    ]);
    expect(moved([1, 2, 3], 2, 3)).toEqual([1, 2, 3]);
  });
});

describe('改变规格', () => {
  it('加一个值：新增几行，其余保留所填内容', () => {
    const before = typed(build(colour, bore));
    const plan = change(before, [
      { ...colour, specValueList: [...colour.specValueList, { id: '1-红色', specValue: '红色' }] },
      bore,
    ]);
    expect(plan).toMatchObject({ added: 3, kept: 6, removed: [], excluded: 0 });
    expect(plan.rows).toHaveLength(9);
    expect(pricesOf(plan.rows)).toMatchObject(pricesOf(before.rows));
    expect(plan.rows.at(-1)).toMatchObject({
      itemName: '球阀 红色 DN25',
      isCreateItem: 1,
      itemCode: '',
      marketPrice: '',
    });
    expect(plan.rows.at(-1)).not.toHaveProperty('id');
  });

  it('去掉一个值：移除其各行；有库存的单列出来', () => {
    const before = typed(build(colour, bore));
    const rows = before.rows.map((row) => (row.itemName === '球阀 灰色 DN20' ? { ...row, usedBy: '库存 12' } : row));
    const plan = change({ ...before, rows }, [{ ...colour, specValueList: [colour.specValueList[0]!] }, bore]);
    expect(plan).toMatchObject({ added: 0, kept: 3 });
    expect(plan.removed).toHaveLength(3);
    expect(plan.held.map(({ itemName, usedBy }) => [itemName, usedBy])).toEqual([['球阀 灰色 DN20', '库存 12']]);
  });

  it('加一个规格：每行延续为第一个值，其他值是新行', () => {
    const before = typed(build(colour));
    const plan = change(before, [colour, texture]);
    expect(plan).toMatchObject({ added: 2, kept: 2, removed: [] });
    expect(plan.rows.map(({ id, itemName, marketPrice }) => [id, itemName, marketPrice])).toEqual([
      ['100', '球阀 蓝色 碳钢', '0'],
      [undefined, '球阀 蓝色 不锈钢', ''],
      ['101', '球阀 灰色 碳钢', '1'],
      [undefined, '球阀 灰色 不锈钢', ''],
    ]);
  });

  it('去掉一个规格：合并的各行中第一行延续，其余移除', () => {
    const plan = change(typed(build(colour, texture)), [texture]);
    expect(plan).toMatchObject({ added: 0, kept: 2 });
    expect(plan.rows.map(({ id, itemName }) => [id, itemName])).toEqual([
      ['100', '球阀 碳钢'],
      ['101', '球阀 不锈钢'],
    ]);
    expect(plan.removed.map(({ id }) => id)).toEqual(['102', '103']);
  });

  it('调换规格的次序：一行不少，规格值随之换位', () => {
    const before = typed(build(colour, bore));
    const plan = change(before, [bore, colour]);
    expect(plan).toMatchObject({ added: 0, kept: 6, removed: [] });
    expect(plan.rows[1]).toMatchObject({
      specValues: ['2-DN15', '1-灰色'],
      marketPrice: '3',
      itemName: '球阀 DN15 灰色',
    });
  });

  it('手工改过的名称不随规格变化', () => {
    const { matrix, rows } = build(colour);
    const plan = change(
      { matrix, rows: rows.map((row, index) => (index === 0 ? { ...row, itemName: '特供阀' } : row)) },
      [colour, texture],
    );
    expect(plan.rows.map(({ itemName }) => itemName)).toEqual([
      '特供阀',
      '球阀 蓝色 不锈钢',
      '球阀 灰色 碳钢',
      '球阀 灰色 不锈钢',
    ]);
  });

  it('单款式改多款式：原来的一行延续为第一个组合；改回时第一行延续', () => {
    const before: Variants = {
      matrix: [],
      rows: [
        blankVariant([], {
          id: '7',
          itemName: '球阀',
          itemCode: 'QF16',
          isCreateItem: 0,
          marketPrice: '5',
          proType: 'FINISHED',
        }),
      ],
    };
    const multi = change(before, [colour]);
    expect(multi).toMatchObject({ added: 1, kept: 1 });
    expect(multi.rows[0]).toMatchObject({ id: '7', itemCode: 'QF16', marketPrice: '5', itemName: '球阀 蓝色' });
    expect(multi.rows[1]).toMatchObject({ proType: 'FINISHED', itemCode: '' });
    const back = change({ matrix: [colour], rows: multi.rows }, []);
    expect(back.rows).toMatchObject([{ id: '7', specValues: [], itemName: '球阀' }]);
    expect(back.removed).toHaveLength(1);
  });

  it('超过 2,048 个组合时只给出数目，什么也不生成', () => {
    const fifty = Array.from({ length: 10 }, (_, index) =>
      specification(String(index), `规格${index}`, ...Array.from({ length: 50 }, (_each, value) => `值${value}`)),
    );
    expect(planChange(single, fifty, '球阀')).toEqual({ tooMany: 50 ** 10 });
    const most = specification('1', '编号', ...Array.from({ length: 2048 }, (_, index) => `V${index}`));
    expect(change(single, [most]).rows).toHaveLength(2048);
    expect(
      planChange(single, [{ ...most, specValueList: [...most.specValueList, { id: 'x', specValue: 'X' }] }], '球阀'),
    ).toEqual({ tooMany: 2049 });
  });
});

describe('排除组合', () => {
  const before = typed(build(colour, bore));
  const gone = keyOf(before.rows[4]!.specValues);
  const rows = exclude(before.rows, new Set([gone]));

  it('排除的组合没有行，位置还在', () => {
    expect(excludedCount({ ...before, rows })).toBe(1);
    expect(placedRows({ ...before, rows }).findIndex(({ row }) => !row)).toBe(4);
  });

  it('恢复时在原来的位置，带着原来的内容', () => {
    expect(restore({ ...before, rows }, gone, before.rows[4], '球阀')).toEqual(before.rows);
    expect(restore({ ...before, rows }, gone, undefined, '球阀')[4]).toMatchObject({
      itemName: '球阀 灰色 DN20',
      marketPrice: '',
    });
  });

  it('改变规格后已排除的仍排除', () => {
    expect(
      change({ ...before, rows }, [
        colour,
        { ...bore, specValueList: [...bore.specValueList, { id: '2-DN32', specValue: 'DN32' }] },
      ]),
    ).toMatchObject({ added: 2, kept: 5, excluded: 1 });
    const plan = change({ ...before, rows }, [colour, bore, texture]);
    expect(plan).toMatchObject({ excluded: 2, kept: 5, added: 5 });
  });
});

describe('名称与编码', () => {
  it('商品改名后，自动生成的名称随之改变，手工的不变', () => {
    const { matrix, rows } = build(colour);
    const mixed = [{ ...rows[0]!, itemName: '特供阀' }, rows[1]!];
    expect(renamed(mixed, matrix, '球阀', '法兰球阀').map(({ itemName }) => itemName)).toEqual([
      '特供阀',
      '法兰球阀 灰色',
    ]);
    const own = [{ ...rows[0]!, itemName: '特供阀' }];
    expect(renamed(own, matrix, '球阀', '法兰球阀')).toBe(own);
  });

  it('生成的名称不超过物料名称的长度', () => {
    expect(generatedName('阀'.repeat(99), ['蓝色'])).toHaveLength(100);
  });

  it('新行的编码由服务器生成，其余照规则检查', () => {
    const { specList } = product.create.input.shape;
    const found = specList
      .safeParse([blankVariant(['1'], { itemName: '球阀 蓝色' })])
      .error?.issues.map(({ path }) => path.join('.'));
    expect(found?.toSorted()).toEqual(['0.listPricePerUnit', '0.marketPrice', '0.proType']);
  });
});
