import { material } from '@edp/contract/modules/material/material.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loginInfoQuery, rolesQuery } from '../../kernel/session/access.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { answerCalls, succeedWithPage } from '../../testing/answer-calls.ts';
import { ActionForm } from './action-form.tsx';

const organisations = Array.from({ length: 1001 }, (_, index) => ({
  id: String(index + 1),
  invorgId: String(index + 1),
  invOrgName: `${index + 1} 号仓`,
  unitOrgName: '华东公司',
  name: `${index + 1} 号仓`,
  code: `ORG${index + 1}`,
}));
let chosen: readonly string[];
const keep = (ids: readonly string[]) => {
  chosen = ids;
};

beforeEach(() => {
  setLanguage('ZHS');
  answerCalls([[material.assignable, (input) => succeedWithPage(organisations, input)]]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Screen({ action }: { action: 'assign' | 'unassign' }) {
  const [targets, setTargets] = useState<readonly string[]>([]);
  const choose = (ids: readonly string[]) => {
    keep(ids);
    setTargets(ids);
  };
  return <ActionForm action={action} targets={targets} onTargets={choose} />;
}
async function show(action: 'assign' | 'unassign') {
  const client = new QueryClient();
  client.setQueryData(loginInfoQuery.queryKey, { roleId: '1', roleCode: 'ADMIN', invorgId: '1' } as never);
  client.setQueryData(rolesQuery.queryKey, [{ invOrgData: [{ id: '1', name: '1 号仓' }] }] as never);
  render(
    <QueryClientProvider client={client}>
      <Screen action={action} />
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: '可选的组织' });
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const names = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('两栏并列：从可选的组织中添加要分配到的，第一千个以后的也按编码找得到', async () => {
  await show('assign');
  fireEvent.change(screen.getByLabelText('在可选的组织中查找'), { target: { value: 'org1001' } });
  fireEvent.click(box(/^1001 号仓/));
  fireEvent.click(screen.getByRole('button', { name: /^添 ?加 ›/ }));
  expect(names('要分配到的组织')).toEqual(['1001 号仓华东公司']);
  expect(chosen).toEqual(['1001']);
});

it('移出时当前组织不能选', async () => {
  await show('unassign');
  expect(box(/^1 号仓 ?当前组织/).disabled).toBe(true);
  fireEvent.click(box(/^2 号仓/));
  fireEvent.click(screen.getByRole('button', { name: /^添 ?加 ›/ }));
  expect(names('要移出的组织')).toEqual(['2 号仓华东公司']);
  expect(chosen).toEqual(['2']);
});
