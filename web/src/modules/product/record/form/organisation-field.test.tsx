import { calls, post } from '@edp/contract/kernel/call.ts';
import { optionalId, requiredId, Saved } from '@edp/contract/kernel/fields.ts';
import { ownOrganisations } from '@edp/contract/modules/product/product.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { loginInfoQuery, resourcesQuery } from '../../../../kernel/session/access.ts';
import { clearTenant, updateSession } from '../../../../kernel/session/session.ts';
import { setLanguage } from '../../../../kernel/text/language.ts';
import { answerCalls, succeed } from '../../../../testing/answer-calls.ts';
import { RecordForm } from '../../../../ui/record/record-form.tsx';
import type { ProductValue } from '../product-value.ts';
import { OrganisationField } from './organisation-field.tsx';

const { save } = calls('product', 'edp', '/test', {
  save: post('save', {
    can: 'product.edit',
    input: z.object({ id: optionalId, orgId: requiredId('product.noOrganisation') }),
    output: Saved,
    writes: true,
  }),
});

beforeEach(() => {
  setLanguage('ZHS');
  updateSession({ userId: '42' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearTenant();
});

interface Person {
  orgName?: string;
  permissions?: readonly string[];
  /** The organisations that the person may choose from. */
  own?: readonly object[];
  record?: Partial<ProductValue>;
}

function open({ orgName = '', permissions = [], own = [], record }: Person) {
  const info = { orgName, roleId: '1', roleCode: 'MASTER_DATA' };
  const { inputsOf } = answerCalls([
    [session.info, () => succeed(info)],
    [ownOrganisations.list, () => succeed(own)],
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(loginInfoQuery.queryKey, info as never);
  client.setQueryData(resourcesQuery.queryKey, {
    menuList: [],
    permissionList: [{ button: permissions.map((enCode) => ({ enCode })) }],
  } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RecordForm
          title="新增商品"
          call={save}
          initial={{ orgId: '' }}
          fields={{ orgId: { label: '所属组织' } }}
          onCancel={() => {}}
          onLeave={() => {}}>
          <OrganisationField record={record as ProductValue | undefined} />
        </RecordForm>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { isRead: () => inputsOf(ownOrganisations.list).length === 1 && client.isFetching() === 0 };
}

it('新商品，账号没有所属组织也没有可选的：在该处说明；能设置的人得到链接，其他人请管理员', async () => {
  open({ permissions: ['employee.edit'] });
  expect((await screen.findByRole('alert')).textContent).toBe('当前登录账号没有所属组织');
  expect(screen.getByRole('link', { name: '去设置' }).getAttribute('href')).toBe('/employee/42');
  cleanup();
  open({});
  await screen.findByRole('alert');
  expect(screen.getByText('请联系管理员')).toBeDefined();
  expect(screen.queryByRole('link', { name: '去设置' })).toBeNull();
});

it.each<[string, Person]>([
  ['有所属组织', { orgName: '商品部' }],
  ['有可选的组织', { own: [{ orgId: '7', orgName: '华东公司' }] }],
  ['商品已有所属组织', { record: { id: '1', orgId: '7', orgName: '采购部' } }],
])('%s时不说，读取之前也不', async (_, person) => {
  const { isRead } = open(person);
  expect(screen.queryByRole('alert')).toBeNull();
  await expect.poll(isRead).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
