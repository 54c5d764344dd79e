import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DateInput } from '../inputs/dates/date-input.tsx';
import { ControlPlaceholder } from '../inputs/placeholder.tsx';
import { FormField } from './fields/form-field.tsx';
import { FormModal } from './form-modal.tsx';

afterEach(cleanup);

it('在日期中按回车不提交表单，日期的代码还没有读取到时也一样；在别的输入框中提交', async () => {
  const fields = { appKey: { label: 'AppKey' }, startTime: { label: '生效日期' }, endTime: { label: '失效日期' } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormModal title="新增证书" call={certificate.save} initial={{}} fields={fields} onClose={() => undefined}>
        <FormField name="appKey">
          <input />
        </FormField>
        <FormField name="startTime">
          <DateInput />
        </FormField>
        <FormField name="endTime">
          <ControlPlaceholder icon="calendar" text="" />
        </FormField>
      </FormModal>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getByLabelText('生效日期').closest('.ant-picker')).not.toBeNull());
  // The browser submits a form by Enter unless the key was handled.
  const isLeftToBrowser = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });
  expect(['AppKey', '生效日期', '失效日期'].map(isLeftToBrowser)).toEqual([true, false, false]);
});
