import { file } from '@edp/contract/modules/file/file.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kernel/text/language.ts';
import { answerCalls, refuse, succeed } from '../../testing/answer-calls.ts';
import { StorageDialog } from './storage-dialog.tsx';

const gigabyte = 1024 ** 3;
let answer = succeed({ used: 0, limit: 0 });
let inputsOf: ReturnType<typeof answerCalls>['inputsOf'];

beforeEach(() => {
  ({ inputsOf } = answerCalls([[file.usage, () => answer]]));
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StorageDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('没有权限的人只看到自己的用量与上限，没有提示', async () => {
  answer = succeed({ used: 1.5 * gigabyte, limit: 5 * gigabyte });
  open();
  await screen.findByText('已用 1.5 GB，上限 5 GB');
  expect(screen.getByRole('meter', { name: '我上传的文件' }).getAttribute('value')).toBe('30');
  expect(screen.getAllByRole('meter')).toHaveLength(1);
  expect(alerts()).toEqual([]);
  expect(inputsOf(file.tenantUsage)).toEqual([]);
});

it.each([
  [3.99, []],
  [4, ['已用 80%，即将达到上限，请联系管理员']],
  [5, ['空间已满，不能再上传文件，请联系管理员']],
])('五个中用了 %d 个', async (used, notices) => {
  answer = succeed({ used: used * gigabyte, limit: 5 * gigabyte });
  open();
  await screen.findByText(/，上限 5 GB$/);
  expect(alerts()).toEqual(notices);
});

it('已满时用英文说明', async () => {
  act(() => setLanguage('ENG'));
  answer = succeed({ used: 6 * gigabyte, limit: 5 * gigabyte });
  open();
  await screen.findByText('6 GB of 5 GB used');
  expect(alerts()).toEqual(['The storage is full, nothing more can be uploaded. Please contact the administrator']);
});

it('读取失败时说明，可以重试', async () => {
  answer = refuse('服务器内部错误', [], 500);
  open();
  await screen.findByText('服务器内部错误');
  answer = succeed({ used: gigabyte, limit: 5 * gigabyte });
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('已用 1 GB，上限 5 GB')).toBeTruthy();
});
