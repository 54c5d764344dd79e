import { calls, post } from '@edp/contract/kernel/call.ts';
import { optionalIds, Saved } from '@edp/contract/kernel/fields.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { loginInfoQuery, resourcesQuery, rolesQuery } from '../../../kernel/session/access.ts';
import { setLanguage } from '../../../kernel/text/language.ts';
import { answerCalls, succeed, succeedWithPage } from '../../../testing/answer-calls.ts';
import { RecordForm } from '../record-form.tsx';
import { AssignedOrganisations } from './assigned-organisations.tsx';
import { type Assignments, withOrganisationChanges } from './assignments.ts';
import { OrganisationsField } from './organisations-field.tsx';

const { save } = calls('material', 'edp', '/test', {
  save: post('save', {
    can: 'material.edit',
    input: z.object({ id: z.string().optional(), invOrgList: optionalIds(10), removedInvOrgList: optionalIds(10) }),
    output: Saved,
    writes: true,
  }),
});
const assignments: Assignments = {
  idName: 'skuId',
  calls: { organisations: material.organisations, assignable: material.assignable },
  pageOf: (id, invorgId) => `/materialManage/${id}/${invorgId}`,
};
const pair = (id: string, invOrgName: string) => ({ id, invorgId: id, invOrgName, unitOrgName: '华东公司' });
const [main, stocked, free, other, elsewhere] = [
  pair('1', '总部'),
  pair('2', '苏州'),
  pair('3', '成都'),
  pair('4', '武汉'),
  pair('5', '温州'),
] as const;
const assigned = [
  { ...main, isActive: true, isOfRole: true, storageNum: '0' },
  { ...stocked, isActive: false, isOfRole: true, storageNum: '1248.5' },
  { ...free, isActive: false, isOfRole: true, storageNum: '0' },
  { ...other, isActive: false, isOfRole: false, storageNum: '0' },
];

let inputsOf: ReturnType<typeof answerCalls>['inputsOf'];
beforeEach(() => {
  setLanguage('ZHS');
  ({ inputsOf } = answerCalls([
    [material.organisations, (input) => succeedWithPage(assigned, input)],
    [material.assignable, (input) => succeedWithPage([elsewhere], input)],
    [save, () => succeed({ id: '7' })],
  ]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(content: React.ReactNode, permissions = ['material.assign']) {
  const client = new QueryClient();
  client.setQueryData(resourcesQuery.queryKey, {
    menuList: [],
    permissionList: [{ button: permissions.map((enCode) => ({ enCode })) }],
  } as never);
  client.setQueryData(loginInfoQuery.queryKey, { roleId: '1', roleCode: 'ADMIN', invorgId: '1' } as never);
  client.setQueryData(rolesQuery.queryKey, [{ invOrgData: [{ id: '1', name: '总部' }] }] as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
}
const showForm = (initial: object, recordId: string | undefined, permissions?: string[]) =>
  show(
    <RecordForm
      title="编辑"
      call={save}
      initial={initial}
      fields={{ invOrgList: { label: '库存组织' } }}
      toInput={withOrganisationChanges}
      onCancel={() => {}}
      onLeave={() => {}}>
      <OrganisationsField of={assignments} recordId={recordId} />
    </RecordForm>,
    permissions,
  );
const side = (name: string) => within(screen.getByRole('region', { name }));
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));

it('两栏：当前的、有库存的、别的角色的不能移除，并说明原因；提交只送添加的与移除的', async () => {
  showForm({ id: '7', invOrgList: [main, stocked, free, other] }, '7');
  await screen.findByRole('region', { name: '已分配的组织' });
  expect(
    [box(/^总部 ?当前组织/), box(/^苏州 ?有库存 1,248\.5/), box(/^武汉 ?不属于当前角色/), box(/^成都 ?华东公司/)].map(
      ({ disabled }) => disabled,
    ),
  ).toEqual([true, true, true, false]);
  fireEvent.click(box(/^成都/));
  fireEvent.click(screen.getByRole('button', { name: /^‹ 移除/ }));
  fireEvent.click(box(/^温州/));
  fireEvent.click(screen.getByRole('button', { name: /^添 ?加 ›/ }));
  expect(
    side('可分配的组织')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['成都华东公司']);
  await submit();
  expect(inputsOf(save)).toEqual([{ id: '7', invOrgList: ['5'], removedInvOrgList: ['3'] }]);
});

it('超过一千个组织时，最后一个也找得到、加得上；有库存的也不能移除', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => pair(String(index + 100), `${index + 1} 号仓`));
  const held = many.map(({ id, ...rest }) => {
    const heldId = `9${id}`;
    return { ...rest, id: heldId, invorgId: heldId, isActive: false, isOfRole: true, storageNum: '3' };
  });
  ({ inputsOf } = answerCalls([
    [material.organisations, (input) => succeedWithPage(held, input)],
    [material.assignable, (input) => succeedWithPage(many, input)],
    [save, () => succeed({ id: '7' })],
  ]));
  showForm({ id: '7', invOrgList: held }, '7');
  await screen.findByRole('region', { name: '可分配的组织' });
  expect(screen.getAllByText('还有 801 项，请输入名称查找')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('在已分配的组织中查找'), { target: { value: '1001' } });
  fireEvent.change(screen.getByLabelText('在可分配的组织中查找'), { target: { value: '1001' } });
  expect(box(/^1001 号仓 ?有库存 3/).disabled).toBe(true);
  fireEvent.click(box(/^1001 号仓 ?华东公司/));
  fireEvent.click(screen.getByRole('button', { name: /^添 ?加 ›/ }));
  await submit();
  expect(inputsOf(save)).toEqual([{ id: '7', invOrgList: ['1100'], removedInvOrgList: [] }]);
});

it('移除又加回来不算修改', async () => {
  showForm({ id: '7', invOrgList: [main, free] }, '7');
  await screen.findByRole('region', { name: '已分配的组织' });
  fireEvent.click(box(/^成都/));
  fireEvent.click(screen.getByRole('button', { name: /^‹ 移除/ }));
  expect(screen.getByText('已修改 1 处')).toBeTruthy();
  fireEvent.click(box(/^成都/));
  fireEvent.click(screen.getByRole('button', { name: /^添 ?加 ›/ }));
  expect(screen.queryByText('已修改 1 处')).toBeNull();
});

it('新记录：当前组织已在右侧，不随表单发送；复制来的照样发送', async () => {
  showForm({ invOrgList: [free] }, undefined);
  await screen.findByRole('region', { name: '已分配的组织' });
  expect(
    side('已分配的组织')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['总部当前组织', '成都华东公司']);
  fireEvent.click(box(/^温州/));
  fireEvent.click(screen.getByRole('button', { name: /^添 ?加 ›/ }));
  await submit();
  expect(inputsOf(save)).toMatchObject([{ invOrgList: ['3', '5'], removedInvOrgList: [] }]);
});

it('没有分配权限的人只能查看，保存时什么也不改变', async () => {
  showForm({ id: '7', invOrgList: [main, free] }, '7', []);
  await screen.findByRole('link', { name: '成都' });
  expect(screen.queryByRole('region', { name: '可分配的组织' })).toBeNull();
  await submit();
  expect(inputsOf(save)).toEqual([{ id: '7', invOrgList: [], removedInvOrgList: [] }]);
});

it('查看时每个组织都链接到该记录在那里的页面', async () => {
  show(<AssignedOrganisations of={assignments} id="7" />);
  expect((await screen.findByRole('link', { name: '苏州' })).getAttribute('href')).toBe('/materialManage/7/2');
  expect(screen.getByRole('row', { name: /总部 ?当前/ })).toBeTruthy();
});
