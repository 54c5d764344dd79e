import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { List } from '../../kernel/data/use-list.ts';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import type { MaterialRow } from './material-row.ts';
import { useMaterialBatch } from './use-material-batch.ts';

const rows = ['1', '2'].map((id) => ({ id, name: `物料${id}` }) as MaterialRow);
const list = {
  rows,
  total: 3,
  count: { total: 3, approximate: false, isCounting: false },
  pageNo: 1,
  pageSize: 10,
  filters: {},
  allFilters: { enabled: '1' },
  sort: '-itemCode',
} as unknown as List<MaterialRow>;

it('删除在最后，之前是打印；没有勾选时打印说明', async () => {
  setLanguage('ZHS');
  const { result } = renderHook(() => useMaterialBatch(list));
  expect(result.current.actions.map(({ text, can }) => [text, can])).toEqual([
    ['启用', 'material.edit'],
    ['停用', 'material.edit'],
    ['打印', 'material.print'],
    ['删除', 'material.delete'],
  ]);
  await act(() => result.current.print());
  expect(useToasts.getState().toasts.map(({ kind, text }) => [kind, text])).toEqual([['warning', '请先勾选物料']]);
});
