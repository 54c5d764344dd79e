import { material } from '@edp/contract/modules/material/material.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../kernel/http/query-client.ts';
import { succeed, answerCalls } from '../../../testing/answer-calls.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { RecordForm } from '../../../ui/record/record-form.tsx';
import { blankMaterial } from '../record/material-value.ts';
import { SimilarMaterials } from './similar-materials.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const Plain = ({ status: _status, ...input }: ComponentProps<'input'> & { status?: string }) => <input {...input} />;
const found = {
  id: '7',
  itemCode: 'ZC-1',
  itemName: '深沟球轴承',
  specificationModel: '',
  specification: '',
  isSameCode: false,
  isSameName: true,
};

it('读不到相似物料时轻声说明，下一次输入自行恢复', async () => {
  let isDown = true;
  answerCalls([
    [
      material.similar,
      () => (isDown ? [503, { code: 503, status: false, message: '', data: null }] : succeed([found])),
    ],
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <RecordForm
          title="新增物料"
          call={material.save}
          initial={blankMaterial()}
          fields={{ itemName: { label: '物料名称' } }}
          onCancel={() => {}}
          onLeave={() => {}}>
          <FormField name="itemName">
            <Plain />
          </FormField>
          <SimilarMaterials />
        </RecordForm>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const type = (value: string) => fireEvent.change(screen.getByLabelText('物料名称'), { target: { value } });
  type('深沟球');
  expect(await screen.findByText('暂时无法检查相似物料')).toBeDefined();
  isDown = false;
  type('深沟球轴承');
  expect(await screen.findByRole('link', { name: 'ZC-1 · 深沟球轴承' })).toBeDefined();
  expect(screen.queryByText('暂时无法检查相似物料')).toBeNull();
});
