import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loginInfoQuery } from '../../../../kernel/session/access.ts';
import { setLanguage } from '../../../../kernel/text/language.ts';
import type { MaterialValue } from '../material-value.ts';
import { OwnerRow } from './owner-row.tsx';

beforeEach(() => setLanguage('ZHS'));
afterEach(cleanup);

function open(orgName: string, record?: Partial<MaterialValue>) {
  const client = new QueryClient();
  client.setQueryData(loginInfoQuery.queryKey, { orgName } as never);
  render(
    <QueryClientProvider client={client}>
      <OwnerRow record={record as MaterialValue | undefined} />
    </QueryClientProvider>,
  );
}

it('新物料属于本人的所属组织，已有的保持不变', () => {
  open('物料数据组');
  expect(screen.getByText('物料数据组')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  open('物料数据组', { orgName: '采购部' });
  expect(screen.getByText('采购部')).toBeDefined();
});

it('没有所属组织的账号，在该处说明', () => {
  open('');
  expect(screen.getByRole('alert').textContent).toBe('当前登录账号没有所属组织');
});
