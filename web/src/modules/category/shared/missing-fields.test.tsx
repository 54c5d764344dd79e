import { calls, post } from '@edp/contract/kernel/call.ts';
import { optionalId, requiredId, Saved } from '@edp/contract/kernel/fields.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { loginInfoQuery, resourcesQuery } from '../../../kernel/session/access.ts';
import { setLanguage } from '../../../kernel/text/language.ts';
import { answerCalls, succeed } from '../../../testing/answer-calls.ts';
import { RecordForm } from '../../../ui/record/record-form.tsx';
import { PathField } from './path-field.tsx';
import { UnitField } from '../../unit/shared/unit-field.tsx';

const Thing = z.object({
  id: optionalId,
  unitId: requiredId('rule.required'),
  categoryId: requiredId('rule.required'),
});
const { save } = calls('thing', 'edp', '/thing', {
  save: post('save', { can: 'member', input: Thing, output: Saved, writes: true }),
});
const fields = { unitId: { label: '单位' }, categoryId: { label: '类别' } };

function open(permissions: readonly string[], { units = [] as object[], nodes = [] as object[] } = {}) {
  const { sent } = answerCalls([
    [unit.options, () => succeed(units)],
    [category.tree, () => succeed(nodes)],
    [
      categorySet.list,
      () =>
        succeed([
          { id: '9', code: 'OTHER' },
          { id: '7', code: materialSets.category },
        ]),
    ],
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(loginInfoQuery.queryKey, { roleId: '1', roleCode: 'MASTER_DATA' } as never);
  client.setQueryData(resourcesQuery.queryKey, {
    menuList: [],
    permissionList: [{ button: permissions.map((enCode) => ({ enCode })) }],
  } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RecordForm
          title="新增"
          call={save}
          initial={{ unitId: '', categoryId: [] }}
          fields={fields}
          onCancel={() => {}}
          onLeave={() => {}}>
          <UnitField record={undefined} />
          <PathField name="categoryId" set={materialSets.category} ids={undefined} names={undefined} />
        </RecordForm>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { isRead: () => sent.length > 1 && client.isFetching() === 0 };
}
const targets = () => screen.queryAllByRole('link', { name: '去新增' }).map((link) => link.getAttribute('href'));

beforeEach(() => setLanguage('ZHS'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('没有单位、没有分类可选时说明，能新增的人得到去处，其他人请管理员', async () => {
  open(['unit.edit', 'categorySet.edit']);
  expect(await screen.findByText('还没有计量单位', { exact: false })).toBeDefined();
  await expect.poll(targets).toEqual(['/unit', '/categorySet/7/tree']);
  cleanup();
  open([]);
  await expect.poll(() => screen.queryAllByText('请联系管理员', { exact: false })).toHaveLength(2);
  expect(targets()).toEqual([]);
});

it('有可选的就不说', async () => {
  const { isRead } = open(['unit.edit', 'categorySet.edit'], {
    units: [{ id: '1', name: '件', code: 'PCS', active: 1 }],
    nodes: [{ id: '5', name: '轴承', code: 'A' }],
  });
  await expect.poll(isRead).toBe(true);
  expect(screen.queryByText('还没有', { exact: false })).toBeNull();
});
