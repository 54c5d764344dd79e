import { calls, post } from '@edp/contract/kernel/call.ts';
import { requiredText, Saved } from '@edp/contract/kernel/fields.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import type { Control } from '../inputs/control.ts';
import { FormSections } from '../record/page-sections/form-sections.tsx';
import { RecordForm } from '../record/record-form.tsx';
import { FormField } from './fields/form-field.tsx';

const { save } = calls('brand', 'edp', '/brand', {
  save: post('save', {
    can: 'brand.edit',
    input: z.object({ name: requiredText(10), rows: z.array(z.object({ code: requiredText(5) })) }),
    output: Saved,
    writes: true,
  }),
});
const fields = { name: { label: '名称' }, rows: { label: '明细' } };

/** A grid that is one field. */
const Grid = ({ value, onChange }: Control<readonly { code: string }[]>) => (
  <button type="button" onClick={() => onChange?.(value!.map((row, index) => (index === 0 ? { code: 'A' } : row)))}>
    填第一行
  </button>
);
const Plain = ({ status: _status, ...input }: { status?: string }) => <input {...input} />;
const tabs = [
  {
    key: 'basic',
    title: '基础',
    content: (
      <FormField name="name">
        <Plain />
      </FormField>
    ),
  },
  {
    key: 'rows',
    title: '明细',
    content: (
      <FormField isCell name="rows">
        <Grid />
      </FormField>
    ),
  },
];

beforeEach(() => setLanguage('ZHS'));
afterEach(() => {
  cleanup();
});

it('表格是一个字段：页签标出有几格需要修正，随填写减少；提示可视哪些字段有误而不同', async () => {
  const invalidMessage = (wrong: readonly string[]) => (wrong.includes('name') ? '基础有误' : '明细有误');
  render(
    <RecordForm
      title="编辑"
      call={save}
      initial={{ name: '', rows: [{ code: '' }, { code: '' }, { code: '' }] }}
      fields={fields}
      invalidMessage={invalidMessage}
      tabs={tabs}
      onCancel={() => {}}
      onLeave={() => {}}
    />,
  );
  const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));
  await submit();
  expect(screen.getByRole('tab', { name: /^明细/ }).textContent).toContain('3 处需要修正');
  expect(screen.getByRole('tab', { name: /^基础/ }).textContent).toContain('1 处需要修正');
  expect(screen.getByText('基础有误')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '甲' } });
  act(() => screen.getByText('填第一行').click());
  expect(screen.getByRole('tab', { name: /^明细/ }).textContent).toContain('2 处需要修正');
  await submit();
  expect(screen.getByText('明细有误')).toBeTruthy();
  // The grid has no label of its own.
  expect(screen.getByRole('button', { name: /处需要修正/ }).textContent).toBe('1 处需要修正：明细');
});

it('还没画完就提交：隐藏的页签、长表单的后面几段也都画出来，错误一处不少', async () => {
  const sections = [
    { key: 'one', title: '一', content: null },
    { key: 'two', title: '二', content: null },
    { key: 'three', title: '三', content: tabs[0]!.content },
  ];
  const unhurried = [{ key: 'basic', title: '基础', content: <FormSections sections={sections} /> }, tabs[1]!];
  const place = document.body.appendChild(document.createElement('div'));
  // Outside of `act` React draws as in a browser: at first only what is seen.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <RecordForm
        title="编辑"
        call={save}
        initial={{ name: '', rows: [{ code: '' }, { code: '' }] }}
        fields={fields}
        tabs={unhurried}
        onCancel={() => {}}
        onLeave={() => {}}
      />,
    ),
  );
  expect(place.querySelectorAll('[data-field]')).toHaveLength(0);
  place.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await expect.poll(() => screen.getByRole('tab', { name: /^明细/ }).textContent).toContain('2 处需要修正');
  expect(screen.getByRole('tab', { name: /^基础/ }).textContent).toContain('1 处需要修正');
  expect(useToasts.getState().toasts).toEqual([]);
  flushSync(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});
