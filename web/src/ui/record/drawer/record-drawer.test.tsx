import { brand, type Brand } from '@edp/contract/modules/brand/brand.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../kernel/http/query-client.ts';
import type { RecordKind } from '../record-kind.ts';
import { RecordDrawer } from './record-drawer.tsx';

const kind: RecordKind<Brand> = {
  noun: 'brand',
  list: '/brand',
  titles: { view: '品牌详情', edit: '编辑品牌', create: '新增品牌' },
  calls: { detail: brand.detail, create: brand.save, update: brand.save },
  blank: {},
  fields: {},
  Inputs: () => null,
};

const page = (isOpen: boolean) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <button type="button">行</button>
      <dialog open>
        <input aria-label="命令面板" />
      </dialog>
      {isOpen && <RecordDrawer kind={kind} opened={{ id: '7' } as never} actionsOf={() => []} />}
    </MemoryRouter>
  </QueryClientProvider>
);

beforeEach(() => vi.stubGlobal('fetch', () => Promise.withResolvers<Response>().promise));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('打开记录后键盘在抽屉中；抽屉出现得晚、用户已在对话框中输入时，焦点留在那里', () => {
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: '行' }).focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '品牌详情' }));

  rerender(page(false));
  screen.getByRole('textbox', { name: '命令面板' }).focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '命令面板' }));
});
