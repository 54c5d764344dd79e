import { material } from '@edp/contract/modules/material/material.ts';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../kernel/http/query-client.ts';
import { resourcesQuery } from '../../kernel/session/access.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { answerCalls, succeed } from '../../testing/answer-calls.ts';
import { FormField } from '../form/fields/form-field.tsx';
import { blankOf } from '../noun/defined/defined-texts.tsx';
import { RecordForm } from '../record/record-form.tsx';
import { FormCompleteness } from './form-completeness.tsx';

const Plain = ({ status: _status, ...input }: ComponentProps<'input'> & { status?: string }) => <input {...input} />;

function open(hidden: readonly string[] = []) {
  answerCalls([
    [material.requirement, () => succeed({ needed: ['texture', 'bore', 'netWeight', 'marketPrice'], inherited: true })],
  ]);
  queryClient.setQueryData(resourcesQuery.queryKey, {
    menuList: [],
    permissionList: [],
    fields: { hidden, readOnly: [] },
  } as never);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RecordForm
          title="新增物料"
          call={material.save}
          initial={{ ...blankOf(materialRecord), itemCategoryId: ['1', '2'], marketPrice: '5' }}
          fields={{ texture: { label: '材质' } }}
          onCancel={() => {}}
          onLeave={() => {}}>
          <FormField name="texture">
            <Plain />
          </FormField>
          <FormCompleteness definition={materialRecord} requirement={material.requirement} />
        </RecordForm>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const shown = () => screen.getByRole('region', { name: '完整度' }).textContent;

beforeEach(() => setLanguage('ZHS'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('随填写变化，说出还缺什么；点一项到它的字段', async () => {
  open();
  await expect.poll(shown).toContain('25%');
  expect(shown()).toContain('还缺 3 项');
  fireEvent.change(screen.getByLabelText('材质'), { target: { value: ' ' } });
  expect(shown()).toContain('25%');
  fireEvent.change(screen.getByLabelText('材质'), { target: { value: '铸铁' } });
  await expect.poll(shown).toContain('50%');
  expect(shown()).toMatch(/还缺 2 项.*内径.*净重/);
  fireEvent.change(screen.getByLabelText('材质'), { target: { value: '' } });
  await expect.poll(shown).toContain('25%');
  fireEvent.click(screen.getByRole('button', { name: '材质' }));
  expect(document.activeElement).toBe(screen.getByLabelText('材质'));
});

it('角色看不见的字段不计入', async () => {
  open(['material.bore', 'material.netWeight']);
  await expect.poll(shown).toContain('50%');
  expect(shown()).not.toContain('净重');
});
