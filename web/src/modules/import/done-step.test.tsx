import type { ImportDetail } from '@edp/contract/modules/import/import.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLanguage } from '../../kernel/text/language.ts';
import { DoneStep } from './done-step.tsx';

const run = {
  id: '1',
  noun: 'brand',
  isBatchEdit: false,
  action: '',
  fileName: '品牌.csv',
  state: 'running',
  jobId: '2',
  jobState: 'cancelled',
  done: 1000,
  total: 2500,
  error: '',
  newCount: 2500,
  changedCount: 0,
  unchangedCount: 0,
  wrongCount: 0,
  writtenCount: 1000,
  failedCount: 0,
  undoneCount: 0,
  keptCount: 0,
  userName: '陈志远',
  createTime: '',
  finishTime: '',
  canUndo: false,
  sheetName: '',
  columns: [],
  fields: [],
  replacements: [],
  problems: [],
  mode: 'both',
  allOrNone: false,
  checkMs: 0,
} satisfies ImportDetail;
const titleOf = (changes: Partial<ImportDetail>) =>
  render(<DoneStep run={{ ...run, ...changes }} page="/brand" onAgain={() => undefined} />).container.querySelector(
    'strong',
  )!.textContent;

it('停止或没有完成的导入说明写入或撤销了几行，两种语言都有', () => {
  expect(titleOf({})).toBe('已停止：已写入 1,000 行');
  expect(titleOf({ jobState: 'failed', failedCount: 2 })).toBe('没有完成：已写入 1,000 行，2 行未写入');
  expect(titleOf({ isBatchEdit: true })).toBe('已停止：已修改 1,000 条');
  expect(titleOf({ state: 'undoing', undoneCount: 300 })).toBe('已停止：已撤销 300 行');
  setLanguage('ENG');
  expect(titleOf({})).toBe('Stopped: 1,000 rows were written');
});
