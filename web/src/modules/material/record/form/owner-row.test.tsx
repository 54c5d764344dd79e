import { session } from '@edp/contract/modules/session/session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loginInfoQuery, resourcesQuery } from '../../../../kernel/session/access.ts';
import { clearTenant, updateSession } from '../../../../kernel/session/session.ts';
import { setLanguage } from '../../../../kernel/text/language.ts';
import { answerCalls, succeed } from '../../../../testing/answer-calls.ts';
import type { MaterialValue } from '../material-value.ts';
import { OwnerRow } from './owner-row.tsx';

beforeEach(() => setLanguage('ZHS'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearTenant();
});

function open(orgName: string, record?: Partial<MaterialValue>, permissions: readonly string[] = []) {
  const info = { orgName, roleId: '1', roleCode: 'MASTER_DATA' };
  const { sent } = answerCalls([[session.info, () => succeed({ ...info, orgName: '物料部' })]]);
  const client = new QueryClient();
  client.setQueryData(loginInfoQuery.queryKey, info as never);
  client.setQueryData(resourcesQuery.queryKey, {
    menuList: [],
    permissionList: [{ button: permissions.map((enCode) => ({ enCode })) }],
  } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OwnerRow record={record as MaterialValue | undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

it('新物料属于本人的所属组织，已有的保持不变', () => {
  open('物料数据组');
  expect(screen.getByText('物料数据组')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  open('物料数据组', { orgName: '采购部' });
  expect(screen.getByText('采购部')).toBeDefined();
});

it('没有所属组织的账号，在该处说明；能设置的人得到链接，其他人请管理员', () => {
  open('');
  expect(screen.getByRole('alert').textContent).toBe('当前登录账号没有所属组织');
  expect(screen.getByText('请联系管理员')).toBeDefined();
  cleanup();
  updateSession({ userId: '42' });
  open('', undefined, ['employee.edit']);
  expect(screen.getByRole('link', { name: '去设置' }).getAttribute('href')).toBe('/employee/42');
});

it('后来加入了部门的，再打开表单就有了；有所属组织的不再询问', async () => {
  open('');
  expect(await screen.findByText('物料部')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  expect(open('物料数据组')).toEqual([]);
});
