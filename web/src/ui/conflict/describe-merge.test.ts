import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../kernel/text/language.ts';
import { conflictText } from './conflict.texts.ts';
import { describeMerge, writtenLabels } from './describe-merge.ts';
import { mergeRecords, type Values } from './merge-records.ts';
import { changedPart, numberChange, valueText } from './value-text.ts';

beforeEach(() => setLanguage('ZHS'));

const fields = {
  price: { label: '标价' },
  spec: { label: '规格型号' },
  sides: { label: '共享对象' },
  'size.length': { label: '长' },
  'size.width': { label: '宽' },
  parts: { label: '生产配件', keyOf: ({ code }: Values) => code as string },
  'parts.amount': { label: '数量' },
};
const oil = { code: 'LUB', name: '润滑脂', amount: 1, note: '' };
const seal = { code: 'SEA', name: '油封', amount: 2, note: '' };
const base = {
  price: 16,
  spec: '6204',
  sides: { users: ['1'], roles: ['2'] },
  size: { length: 1, width: 2 },
  parts: [oil, seal],
  hidden: 'a',
};
const describeOf = (mine: Values, theirs: Values) => {
  const merge = mergeRecords(base, { ...base, ...mine }, { ...base, ...theirs }, fields);
  const { conflicts, merged, lists } = describeMerge(merge, fields);
  return {
    merge,
    conflicts,
    labels: conflicts.map(({ label, group }) => [label, group]),
    merged: merged.map(({ label, isMineChanged, isTheirsChanged }) => [label, isMineChanged, isTheirsChanged]),
    lists,
  };
};

describe('合并的说明', () => {
  it('冲突的字段与自动合并的字段分开，没有改的不列出', () => {
    const { labels, merged } = describeOf({ price: 15.5, spec: 'C3' }, { price: 15.2 });
    expect(labels).toEqual([['标价', undefined]]);
    expect(merged).toEqual([['规格型号', true, false]]);
  });

  it('对象按有名称的字段列出；没有分名称的作为一个字段', () => {
    const { merged } = describeOf(
      { size: { length: 9, width: 2 }, sides: { users: ['1', '3'], roles: ['2'] } },
      { size: { length: 1, width: 8 }, sides: { users: ['1'], roles: [] } },
    );
    expect(merged).toEqual([
      ['共享对象', true, true],
      ['长', true, false],
      ['宽', false, true],
    ]);
  });

  it('列表逐项说明添加、移除、修改；冲突的行说明是哪一项的哪个字段', () => {
    const { labels, lists } = describeOf(
      { parts: [{ ...oil, amount: 5 }, seal, { code: 'NEW', name: '轴承座', amount: 1 }] },
      { parts: [{ ...oil, amount: 7 }] },
    );
    expect(labels).toEqual([['数量', '生产配件 · 润滑脂']]);
    expect(lists[0]).toMatchObject({ label: '生产配件', before: 2, unchanged: 0 });
    expect(lists[0]!.rows.map(({ name, mine, theirs }) => [name, mine, theirs])).toEqual([
      ['润滑脂', 'changed', 'changed'],
      ['油封', 'unchanged', 'removed'],
      ['轴承座', 'added', 'unchanged'],
    ]);
  });

  it('行内没有名称的字段冲突时，整行选择；一方移除另一方修改时也是', () => {
    expect(
      describeOf({ parts: [{ ...oil, note: '急' }, seal] }, { parts: [{ ...oil, note: '缓' }, seal] }).labels,
    ).toEqual([['润滑脂', '生产配件']]);
    expect(describeOf({ parts: [seal] }, { parts: [{ ...oil, amount: 7 }, seal] }).labels).toEqual([
      ['润滑脂', '生产配件'],
    ]);
  });

  it('双方调整的顺序不同，作为一个选择', () => {
    const list = { ...fields, parts: { label: '步骤', keyOf: ({ code }: Values) => code as string } };
    const [a, b, c] = [{ code: 'A' }, { code: 'B' }, { code: 'C' }];
    const { conflicts } = describeMerge(
      mergeRecords({ parts: [a, b, c] }, { parts: [c, a, b] }, { parts: [b, a, c] }, list),
      list,
    );
    expect(conflicts.map(({ label, group, mine, theirs }) => [label, group, mine, theirs])).toEqual([
      ['顺序', '步骤', ['C', 'A', 'B'], ['B', 'A', 'C']],
    ]);
  });

  it('只写入与系统中不同的字段：选择对方的值就不写', () => {
    const { merge } = describeOf(
      { price: 15.5, spec: 'C3', size: { length: 9, width: 2 }, hidden: 'b' },
      { price: 15.2, size: { length: 1, width: 8 } },
    );
    expect(writtenLabels(merge, {}, fields)).toEqual(['规格型号', '长']);
    expect(writtenLabels(merge, { price: 'mine' }, fields)).toEqual(['标价', '规格型号', '长']);
  });
});

describe('值的文字', () => {
  it('对象与列表显示名称，不显示编号', () => {
    const text = (value: unknown) => valueText(value, conflictText);
    expect(text({ id: '1', name: '张伟' })).toBe('张伟');
    expect(
      text([
        { id: '1', name: '张伟' },
        { id: '2', userName: '李娜' },
      ]),
    ).toBe('张伟、李娜');
    expect(text({ length: 47, unit: 'mm' })).toBe('47 / mm');
    expect([text(true), text(0), text(null), text([])]).toEqual(['是', '0', '', '']);
  });

  it('标出与原值不同的部分；几乎全不同的不标', () => {
    expect(changedPart('6204-2RS/C3', '6204-2RS')).toEqual(['6204-2RS', '/C3', '']);
    expect(changedPart('甲乙丙丁', '甲乙戊丁')).toEqual(['甲乙', '丙', '丁']);
    expect(changedPart('全新的说明', '旧')).toEqual(['全新的说明', '', '']);
  });

  it('数字说明比原值高低多少，编码不算数字', () => {
    expect(numberChange(15.5, 16)).toEqual({ amount: '0.5', percent: '3.1', isLower: true });
    expect(numberChange('15.20', 16)).toMatchObject({ amount: '0.80' });
    expect(numberChange('6204', '6205')).toBeUndefined();
    expect(numberChange(5, null)).toBeUndefined();
  });
});
