import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '../../../kernel/feedback/toast.ts';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { setLanguage } from '../../../kernel/text/language.ts';
import { answerCalls, succeed, succeedWithPage } from '../../../testing/answer-calls.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

const bomOf = (id: string, message = '') => ({
  id,
  productCode: `P${id}`,
  productName: `泵${id}`,
  proSpecName: '',
  revision: 1,
  status: 'draft',
  effectiveFrom: '',
  effectiveTo: '',
  items: 1,
  message,
});
const boms = [bomOf('1'), bomOf('2')];
const refusal = (id: string) => ({ id, name: `泵${id}`, message: '每级最多 1000 个部件' });
const chosen = { id: '9', itemCode: 'M9', itemName: '新阀', enabled: 1, itemCategoryText: '' };

beforeEach(() => setLanguage('ZHS'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Opens the dialog, chooses the new material and presses the button that replaces. */
async function replace(answer: ReturnType<typeof succeed>) {
  const calls = answerCalls([
    [material.list, (input) => succeedWithPage([chosen], input)],
    [bomAnalysis.replace, ({ preview }) => (preview === 1 ? succeed({ boms, replaced: 0 }) : answer)],
  ]);
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <ReplaceDialog of={{ productId: '', proSpecId: '5', name: '旧阀' }} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '选择物料' }));
  fireEvent.click(await screen.findByRole('radio', { name: '选择 新阀' }));
  fireEvent.click(screen.getByRole('button', { name: /确 ?定/ }));
  const run = await screen.findByRole('button', { name: /替换所选 2 个BOM$/ });
  await waitFor(() => expect(run.className).not.toContain('ant-btn-loading'));
  fireEvent.click(run);
  return { ...calls, onClose };
}

it('部分BOM被拒绝：说明共几条、成功几条、失败几条，被拒绝的留在表格中并说明原因', async () => {
  const part = { done: 1, failed: [refusal('2')] };
  const { onClose } = await replace(
    succeed({ boms: [boms[0], bomOf('2', part.failed[0]!.message)], replaced: 1, batch: part }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('共2条，成功1条，失败1条');
  expect(screen.getByRole('row', { name: /泵2 .*每级最多 1000 个部件$/ })).toBeDefined();
  expect(screen.queryByRole('row', { name: /泵1/ })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择 泵2' }).disabled).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(useToasts.getState().toasts).toEqual([]);
});

it('全部被拒绝：没有成功的提示，对话框说明每个BOM的原因', async () => {
  const failed = boms.map(({ id }) => refusal(id));
  const { onClose } = await replace([
    409,
    { code: 409, status: false, message: '所选2条均未处理', data: { error: 'batch.allRefused', failed } },
  ]);
  expect((await screen.findByRole('alert')).textContent).toBe('操作失败，2 条均未处理');
  for (const { name, message } of failed)
    expect(screen.getByRole('row', { name: new RegExp(`${name} .*${message}$`) })).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(useToasts.getState().toasts).toEqual([]);
});

it('全部成功：提示替换了几个部件，对话框关闭', async () => {
  const { onClose } = await replace(succeed({ boms, replaced: 3, batch: { done: 2, failed: [] } }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(useToasts.getState().toasts.map(({ kind, text }) => [kind, text])).toEqual([['success', '已替换 3 个部件']]);
});
