import { material } from '@edp/contract/modules/material/material.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../kernel/text/language.ts';
import { answerCalls, succeed } from '../../../testing/answer-calls.ts';
import { selectedIds } from './selected-ids.ts';

const rows = [{ id: '1' }, { id: '2' }];
const list = { allFilters: { enabled: '1' }, sort: '-itemCode' };

afterEach(() => void vi.unstubAllGlobals());

it('逐条勾选的就是这些；选择全部时按条件读出所有页的', async () => {
  const { inputsOf } = answerCalls([[material.list, () => succeed(['1', '2', '3'].map((id) => ({ id })))]]);
  expect(await selectedIds(material.list, list, { isAll: false, count: 1, rows: rows.slice(0, 1) })).toEqual(['1']);
  expect(inputsOf(material.list)).toEqual([]);
  expect(await selectedIds(material.list, list, { isAll: true, count: 3, rows })).toEqual(['1', '2', '3']);
  expect(inputsOf(material.list)).toEqual([{ enabled: '1', sort: '-itemCode', pageSize: 3 }]);
});

it('多于一次能处理的，说明上限，什么也不读取', async () => {
  setLanguage('ZHS');
  const { inputsOf } = answerCalls([[material.list, () => succeed([])]]);
  await expect(selectedIds(material.list, list, { isAll: true, count: 10_001, rows })).rejects.toThrow(
    '一次最多处理10000条数据，请缩小查询范围',
  );
  expect(inputsOf(material.list)).toEqual([]);
});
