import { describe, expect, it, vi } from 'vitest';
import { createFormStore } from './form-store.ts';
import { createListRows } from './list-rows.ts';

const create = () =>
  createFormStore({
    name: '球阀',
    combinedUnitVo: { netWeight: '2' },
    specList: [
      { code: 'A', tags: ['新'] },
      { code: 'B', tags: [] },
      { code: 'C', tags: [] },
    ],
  });

describe('表单的值', () => {
  it('按路径读写；没有改动的部分仍是同一个对象', () => {
    const form = create();
    const before = form.getValues();
    form.setValue('specList.1.code', 'B2');
    expect(form.getValues('specList.1.code')).toBe('B2');
    expect(before).toMatchObject({ specList: [{ code: 'A' }, { code: 'B' }, { code: 'C' }] });
    expect(form.getValues('specList')).not.toBe(before['specList']);
    expect(form.getValues('specList.0')).toBe((before['specList'] as object[])[0]);
    expect(form.getValues('combinedUnitVo')).toBe(before['combinedUnitVo']);
  });

  it('路径中途没有值时读到空，写入时补上', () => {
    const form = createFormStore({ combinedUnitVo: null });
    expect(form.getValues('combinedUnitVo.netWeight')).toBeUndefined();
    form.setValue('combinedUnitVo.netWeight', '3');
    expect(form.getValues()).toEqual({ combinedUnitVo: { netWeight: '3' } });
  });

  it('改动带着名称通知；重置没有名称，并清除错误', () => {
    const form = create();
    const listener = vi.fn<(name: string | undefined) => void>();
    const stop = form.onChange(listener);
    form.dispatch({ type: 'submitted', messages: new Map([['name', '太长']]) });
    form.setValue('name', '闸阀');
    form.restart({ name: '' });
    stop();
    form.setValue('name', '截止阀');
    expect(listener.mock.calls).toEqual([['name'], [undefined]]);
    expect(form.getErrors().size).toBe(0);
  });
});

describe('表单中的列表', () => {
  it('增、删、移动后，其余各行的键不变，错误跟着行走', () => {
    const form = create();
    const rowsOf = createListRows(form, 'specList');
    const [a, b, c] = rowsOf().fields.map(({ rowKey }) => rowKey);
    form.dispatch({ type: 'refused', messages: new Map([['specList.2.code', '重复']]) });
    rowsOf().insert(0, [{ code: 'X' }, { code: 'Y' }]);
    expect(
      rowsOf()
        .fields.map(({ rowKey }) => rowKey)
        .slice(2),
    ).toEqual([a, b, c]);
    rowsOf().remove(2);
    rowsOf().move(3, 0);
    expect(form.getValues('specList')).toMatchObject([{ code: 'C' }, { code: 'X' }, { code: 'Y' }, { code: 'B' }]);
    expect(rowsOf().fields[0]!.rowKey).toBe(c);
    expect([...form.getErrors().keys()]).toEqual(['specList.0.code']);
    rowsOf().remove(0);
    expect(form.getErrors().size).toBe(0);
  });

  it('整张列表换成别的长度，每行仍有一个键', () => {
    const form = create();
    const rowsOf = createListRows(form, 'specList');
    const [a] = rowsOf().fields.map(({ rowKey }) => rowKey);
    form.setValue('specList', [{ code: 'N' }]);
    expect(rowsOf().fields.map(({ rowKey }) => rowKey)).toEqual([a]);
    rowsOf().append({ code: 'M' });
    expect(new Set(rowsOf().fields.map(({ rowKey }) => rowKey)).size).toBe(2);
  });
});
