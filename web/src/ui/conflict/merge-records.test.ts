import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { isSameValue } from '../form/engine/same-value.ts';
import { conflictsIn, mergedValue, mergeRecords, valuesOf, type Choices, type Values } from './merge-records.ts';

const merge = (base: Values, mine: Values, theirs: Values, fields: FieldTexts = {}) => {
  const merged = mergeRecords(base, mine, theirs, fields);
  return {
    outcomes: Object.fromEntries(valuesOf(merged).map(({ path, outcome }) => [path, outcome])),
    conflicts: conflictsIn(merged).map(({ path }) => path),
    values: (choices?: Choices) => mergedValue(merged, choices),
  };
};

describe('逐个字段合并', () => {
  it('没有改的、只有我改的、只有对方改的、改成一样的、改得不同的', () => {
    const base = { code: 'A', name: '轴承', price: 16, spec: '6204', note: '' };
    const mine = { code: 'A', name: '深沟球轴承', price: 16, spec: '6204/C3', note: '同' };
    const theirs = { code: 'A', name: '轴承', price: 15.2, spec: '6204/P6', note: '同' };
    const { outcomes, conflicts, values } = merge(base, mine, theirs);
    expect(outcomes).toEqual({ code: 'untouched', name: 'mine', price: 'theirs', spec: 'conflict', note: 'same' });
    expect(conflicts).toEqual(['spec']);
    expect(values()).toEqual({ code: 'A', name: '深沟球轴承', price: 15.2, spec: '6204/P6', note: '同' });
    expect(values({ spec: 'mine' })).toMatchObject({ spec: '6204/C3', price: 15.2 });
  });

  it('表单里没有的字段不参与合并', () => {
    expect(merge({ name: 'a', createdName: '陈' }, { name: 'b' }, { name: 'a', createdName: '张' }).values()).toEqual({
      name: 'b',
    });
  });

  it('看上去相同的值不算修改：空白、空值、数字与文本、同一文件的新签名', () => {
    const base = { a: null, b: '  x', c: 5, d: '/file/v6/view/7?sign=1', e: [] };
    const mine = { a: '', b: 'x ', c: '5', d: '/file/v6/view/7?sign=2', e: undefined };
    expect(Object.values(merge(base, mine, { ...base, d: '/file/v6/view/7?sign=3' }).outcomes)).toEqual(
      Array(5).fill('untouched'),
    );
  });

  it('嵌套的对象按字段合并，整个清空的按整体', () => {
    const base = { size: { length: 47, width: 47, unit: 'mm' }, owner: { id: '1', name: '甲' } };
    const { outcomes, values } = merge(
      base,
      { size: { length: 48, width: 47, unit: 'mm' }, owner: null },
      { size: { length: 47, width: 50, unit: 'cm' }, owner: { id: '1', name: '乙' } },
    );
    expect(outcomes).toEqual({
      'size.length': 'mine',
      'size.width': 'theirs',
      'size.unit': 'theirs',
      owner: 'conflict',
    });
    expect(values({ owner: 'mine' })).toEqual({ size: { length: 48, width: 50, unit: 'cm' }, owner: null });
  });
});

describe('按键合并列表', () => {
  const oil = { id: '1', name: '润滑脂', amount: 1 };
  const seat = { id: '2', name: '轴承座', amount: 1 };
  const seal = { id: '3', name: '油封', amount: 2 };

  it('各自添加、移除、修改的都保留', () => {
    const { conflicts, values } = merge(
      { parts: [oil, seal] },
      { parts: [{ ...oil, amount: 5 }, seal, { name: '新行', amount: 9 }] },
      { parts: [{ ...oil, name: '锂基润滑脂' }, seat] },
    );
    expect(conflicts).toEqual([]);
    expect(values()).toEqual({
      parts: [{ id: '1', name: '锂基润滑脂', amount: 5 }, seat, { name: '新行', amount: 9 }],
    });
  });

  it('同一行的同一字段改得不同，只问这个字段', () => {
    const { conflicts, values } = merge(
      { parts: [oil, seal] },
      { parts: [{ ...oil, amount: 5 }, seal] },
      {
        parts: [
          { ...oil, amount: 7 },
          { ...seal, amount: 3 },
        ],
      },
    );
    expect(conflicts).toEqual(['parts.1.amount']);
    expect(values({ 'parts.1.amount': 'mine' })).toEqual({
      parts: [
        { ...oil, amount: 5 },
        { ...seal, amount: 3 },
      ],
    });
  });

  it('一方移除、另一方修改的行要问', () => {
    const { conflicts, values } = merge(
      { parts: [oil, seal] },
      { parts: [seal] },
      { parts: [{ ...oil, amount: 7 }, seal] },
    );
    expect(conflicts).toEqual(['parts.1']);
    expect(values()).toEqual({ parts: [{ ...oil, amount: 7 }, seal] });
    expect(values({ 'parts.1': 'mine' })).toEqual({ parts: [seal] });
  });

  it('键由字段给定；双方添加了同一个键时逐字段比较', () => {
    const fields = { parts: { label: '配件', keyOf: ({ code }: Values) => code as string } };
    const { conflicts, values } = merge(
      { parts: [] },
      { parts: [{ code: 'LUB', amount: 1, note: '急' }] },
      { parts: [{ code: 'LUB', amount: 2, note: '急' }] },
      fields,
    );
    expect(conflicts).toEqual(['parts.LUB.amount']);
    expect(values()).toEqual({ parts: [{ code: 'LUB', amount: 2, note: '急' }] });
  });

  it('只有一方调整的顺序保留，双方调整得不同的要问', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(merge({ l: [a, b, c] }, { l: [c, a, b] }, { l: [a, b, { id: 'new' }, c] }).values()).toEqual({
      l: [c, a, b, { id: 'new' }],
    });
    const both = merge({ l: [a, b, c] }, { l: [c, a, b] }, { l: [b, a, c] });
    expect(both.conflicts).toEqual(['l.#']);
    expect(both.values({ 'l.#': 'mine' })).toEqual({ l: [c, a, b] });
  });

  it('简单值的列表按值合并；分不清的元素按整体', () => {
    expect(merge({ ids: ['1', '2'] }, { ids: ['1', '2', '4'] }, { ids: ['2', '3'] }).values()).toEqual({
      ids: ['2', '3', '4'],
    });
    expect(merge({ l: [{ x: 1 }] }, { l: [{ x: 2 }] }, { l: [{ x: 3 }] }).conflicts).toEqual(['l']);
    expect(merge({ l: ['a', 'a'] }, { l: ['a'] }, { l: ['a', 'a', 'b'] }).conflicts).toEqual(['l']);
  });
});

describe('任意记录', () => {
  const scalar = fc.oneof(
    fc.constantFrom('', 'a', 'b', 'c'),
    fc.integer({ min: 0, max: 3 }),
    fc.constant(null),
    fc.boolean(),
  );
  const row = fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5'), x: scalar, y: scalar });
  const record = fc.record({
    a: scalar,
    b: scalar,
    nested: fc.record({ c: scalar, d: fc.record({ e: scalar }) }),
    rows: fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 5 }),
    tags: fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's'), { maxLength: 4 }),
    loose: fc.array(scalar, { maxLength: 3 }),
  });
  const chosen = fc.func(fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs'));
  const merged = (base: Values, mine: Values, theirs: Values, choose?: (path: string) => 'mine' | 'theirs') => {
    const result = mergeRecords(base, mine, theirs, {});
    return mergedValue(
      result,
      choose && Object.fromEntries(conflictsIn(result).map(({ path }) => [path, choose(path)])),
    );
  };

  it('我什么都没改，结果是对方的', () => {
    fc.assert(
      fc.property(record, record, (base, theirs) => {
        expect(merged(base, base, theirs)).toEqual(theirs);
      }),
    );
  });
  it('对方什么都没改，结果是我的', () => {
    fc.assert(
      fc.property(record, record, (base, mine) => {
        expect(isSameValue(merged(base, mine, base), mine)).toBe(true);
      }),
    );
  });
  it('双方改成一样，结果就是这样，没有冲突', () => {
    fc.assert(
      fc.property(record, record, (base, both) => {
        expect(conflictsIn(mergeRecords(base, both, both, {}))).toEqual([]);
        expect(merged(base, both, both)).toEqual(both);
      }),
    );
  });
  it('我没有碰过的字段总是对方的值，无论怎样选择', () => {
    fc.assert(
      fc.property(record, record, record, chosen, (base, mine, theirs, choose) => {
        const result = merged(
          base,
          { ...mine, a: base.a, nested: { ...mine.nested, d: base.nested.d } },
          theirs,
          choose,
        ) as typeof base;
        expect([result.a, result.nested.d]).toEqual([theirs.a, theirs.nested.d]);
      }),
    );
  });
  it('全选对方的：凡有冲突之处都是对方的值；全选我的：都是我的', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const result = mergeRecords(base, mine, theirs, {});
        for (const { path } of conflictsIn(result).filter(({ path: each }) => /^[ab]$|^nested/.test(each))) {
          const at = (values: unknown) =>
            path.split('.').reduce<unknown>((value, name) => (value as Values | null)?.[name], values);
          expect(at(merged(base, mine, theirs, () => 'theirs'))).toEqual(at(theirs));
          expect(at(merged(base, mine, theirs, () => 'mine'))).toEqual(at(mine));
        }
      }),
    );
  });
  it('列表里没有凭空出现或丢失的行：没有冲突时，双方都留着的和任一方添加的都在，键不重复', () => {
    fc.assert(
      fc.property(record, record, record, chosen, (base, mine, theirs, choose) => {
        const ids = (of: { rows: { id: string }[] }) => new Set(of.rows.map(({ id }) => id));
        const [b, m, t] = [ids(base), ids(mine), ids(theirs)];
        const got = (merged(base, mine, theirs, choose) as typeof base).rows.map(({ id }) => id);
        expect(new Set(got).size).toBe(got.length);
        for (const id of new Set([...m, ...t])) if (!b.has(id) || (m.has(id) && t.has(id))) expect(got).toContain(id);
        for (const id of got) expect(m.has(id) || t.has(id)).toBe(true);
      }),
    );
  });
});
