import { brand } from '@edp/contract/modules/brand/brand.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { dictionaryPart } from '../../kernel/text/text.ts';
import { useFollowRecord } from './engine/use-follow-record.ts';
import { useSaveForm } from './engine/use-save-form.ts';
import { FormField } from './fields/form-field.tsx';
import { FormBody } from './form-body.tsx';

// The texts of the noun's page, which is loaded when a record is saved there.
dictionaryPart('brand', { thing: { ZHS: '品牌', ENG: 'brand' } });
const fields = { name: { label: '品牌名称' }, description: { label: '描述' } };
const first = {
  id: '7',
  version: 1,
  code: 'SKF',
  name: '恒拓',
  active: 1,
  sortOrder: 1,
  labelPath: '',
  description: '起初',
};

function Form({ record, send }: { record: typeof first; send: never }) {
  const form = useSaveForm({ call: brand.save, send, initial: record, fields, onSaved: () => {} });
  useFollowRecord(form, record);
  return (
    <FormBody of={form}>
      <FormField name="name">
        <input />
      </FormField>
      <FormField name="description">
        <input />
      </FormField>
      <button type="submit">保存</button>
    </FormBody>
  );
}

function open() {
  const send = vi.fn<(values: Record<string, unknown>) => Promise<unknown>>(() =>
    Promise.resolve({ message: '操作成功', data: { id: '7' } }),
  );
  const { rerender } = render(<Form record={first} send={send as never} />);
  return {
    sent: () => send.mock.calls.map(([values]) => values),
    read: (record: Partial<typeof first>) => rerender(<Form record={{ ...first, ...record }} send={send as never} />),
  };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

it('保存后、重新读取前输入的内容保留，并以新版本保存', async () => {
  const { sent, read } = open();
  type('品牌名称', '恒拓轴承');
  save();
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('操作成功 · 品牌「恒拓轴承」'),
  );
  type('描述', '保存之后写的');
  read({ version: 2, name: '恒拓轴承（已整理）' });
  expect([valueOf('品牌名称'), valueOf('描述')]).toEqual(['恒拓轴承（已整理）', '保存之后写的']);
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ version: 2, name: '恒拓轴承（已整理）', description: '保存之后写的' });
});

it('没有改动时显示他人保存的内容', () => {
  const { read } = open();
  read({ version: 2, description: '张伟的描述' });
  expect(valueOf('描述')).toBe('张伟的描述');
});

it('有未保存的改动时，他人的保存不覆盖，仍按原版本保存以便发现冲突', async () => {
  const { sent, read } = open();
  type('描述', '我的描述');
  read({ version: 2, description: '张伟的描述' });
  expect(valueOf('描述')).toBe('我的描述');
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ version: 1, description: '我的描述' });
});
