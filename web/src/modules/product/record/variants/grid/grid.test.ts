import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../../../kernel/text/language.ts';
import { createVariantErrors } from './grid-errors.ts';
import { createGridRows, withChanges } from './grid-rows.ts';
import { combinationsOf, keyOf, type Matrix } from '../matrix.ts';
import { blankVariant, type VariantRow } from '../variant-row.ts';

const matrix: Matrix = [
  {
    id: '1',
    name: '颜色',
    specValueList: [
      { id: '11', specValue: '蓝色' },
      { id: '12', specValue: '灰色' },
    ],
  },
  {
    id: '2',
    name: '口径',
    specValueList: [
      { id: '21', specValue: 'DN15' },
      { id: '22', specValue: 'DN20' },
    ],
  },
];
const filled: Partial<VariantRow> = { itemName: '球阀', proType: 'FINISHED', marketPrice: '10', listPricePerUnit: '9' };
const rows = combinationsOf(matrix).map((values) => blankVariant(values, filled));
const key = (index: number) => keyOf(rows[index]!.specValues);

beforeEach(() => setLanguage('ZHS'));

describe('表格的行', () => {
  it('没有变化的行是同一个对象；排除的行只有规格', () => {
    const gridRows = createGridRows();
    const before = gridRows(matrix, rows);
    const after = gridRows(
      matrix,
      withChanges(
        rows.map((row) => ({ ...row })),
        [{ key: key(1), column: 'marketPrice', value: '12' }],
      ),
    );
    expect(after.map((row, index) => row === before[index])).toEqual([true, false, true, true]);
    expect(after[1]!.values['marketPrice']).toBe('12');
    const excluded = gridRows(
      matrix,
      rows.filter((_, index) => index !== 2),
    )[2]!;
    expect(excluded).toEqual({ key: key(2), values: { specification0: '灰色', specification1: 'DN15' }, struck: true });
  });

  it('输入编码即为手工编码，清空则自动生成；上架是开关', () => {
    const typed = withChanges(rows, [
      { key: key(0), column: 'itemCode', value: 'QF16' },
      { key: key(0), column: 'active', value: false },
    ]);
    expect(typed[0]).toMatchObject({ itemCode: 'QF16', isCreateItem: 0, active: 0 });
    expect(withChanges(typed, [{ key: key(0), column: 'itemCode', value: '' }])[0]).toMatchObject({
      itemCode: '',
      isCreateItem: 1,
    });
    expect(typed[1]).toBe(rows[1]);
  });
});

describe('表格的错误', () => {
  const check = (variants: readonly VariantRow[], { showsMissing = true, taken = [] as string[] } = {}) => {
    const errors = createVariantErrors({ showsMissing, taken: new Set(taken) })(createGridRows()(matrix, variants));
    return [...errors].flatMap(([at, own]) =>
      [...own].map(([column, { message, detail }]) => [at, column, message, detail]),
    );
  };

  it('按规则逐格提示；刚开始填写时空格不算错误', () => {
    const edited = withChanges(rows, [
      { key: key(0), column: 'marketPrice', value: '' },
      { key: key(1), column: 'listPricePerUnit', value: '-3' },
    ]);
    expect(check(edited)).toEqual([
      [key(0), 'marketPrice', '请输入市场价', undefined],
      [key(1), 'listPricePerUnit', expect.any(String), undefined],
    ]);
    expect(check(edited, { showsMissing: false }).map(([at]) => at)).toEqual([key(1)]);
  });

  it('手工编码在表内重复：不分大小写和全半角，指出是哪一行', () => {
    const edited = withChanges(rows, [
      { key: key(0), column: 'itemCode', value: 'QF16' },
      { key: key(3), column: 'itemCode', value: 'ｑf16' },
    ]);
    expect(check(edited)).toEqual([
      [key(3), 'itemCode', '手工录入物料编码不可重复，请重新输入！', '与第 1 行 蓝色 · DN15 相同'],
    ]);
  });

  it('编码已被其他物料使用', () => {
    const edited = withChanges(rows, [{ key: key(0), column: 'itemCode', value: 'QF16' }]);
    expect(check(edited, { taken: ['qf16'] })).toEqual([
      [key(0), 'itemCode', '手工录入物料编码不可重复，请重新输入！', '其他物料已使用该编码'],
    ]);
  });

  it('自动生成的编码不算重复', () => {
    expect(check(rows)).toEqual([]);
  });
});
