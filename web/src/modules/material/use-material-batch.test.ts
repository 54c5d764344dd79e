import { material } from '@edp/contract/modules/material/material.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { List } from '../../kernel/data/use-list.ts';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { answerCalls, succeed } from '../../testing/answer-calls.ts';
import type { MaterialRow } from './material-row.ts';
import { selectedIds, useMaterialBatch } from './use-material-batch.ts';

const rows = ['1', '2'].map((id) => ({ id, name: `物料${id}` }) as MaterialRow);
const list = {
  rows, total: 3, count: { total: 3, approximate: false, countExactly: undefined, isCounting: false }, pageNo: 1, pageSize: 10, filters: {}, allFilters: { enabled: '1' }, sort: '-itemCode',
} as unknown as List<MaterialRow>;

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => void vi.unstubAllGlobals());

it('删除在最后，之前是打印；没有勾选时打印说明', async () => {
  setLanguage('ZHS');
  const { result } = renderHook(() => useMaterialBatch(list));
  expect(result.current.actions.map(({ text, can }) => [text, can])).toEqual([
    ['启用', 'material.edit'], ['停用', 'material.edit'], ['打印', 'material.print'], ['删除', 'material.delete'],
  ]);
  await act(() => result.current.print());
  expect(useToasts.getState().toasts.map(({ kind, text }) => [kind, text])).toEqual([['warning', '请先勾选物料']]);
});

it('勾选的就是要打印的；选择全部时按条件读出所有页的', async () => {
  const { inputsOf } = answerCalls([[material.list, () => succeed(['1', '2', '3'].map((id) => ({ id })))]]);
  expect(await selectedIds(list, { isAll: false, count: 1, rows: rows.slice(0, 1) })).toEqual(['1']);
  expect(inputsOf(material.list)).toEqual([]);
  expect(await selectedIds(list, { isAll: true, count: 3, rows })).toEqual(['1', '2', '3']);
  expect(inputsOf(material.list)).toEqual([{ enabled: '1', sort: '-itemCode', pageSize: 3 }]);
});
