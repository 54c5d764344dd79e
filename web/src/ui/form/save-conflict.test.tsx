import { brand } from '@edp/contract/modules/brand/brand.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createCallError } from '../../kernel/http/call-error.ts';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { FormBody } from './form-body.tsx';
import { FormField } from './fields/form-field.tsx';
import { useSaveForm } from './engine/use-save-form.ts';

const fields = {
  code: { label: '品牌编码' },
  name: { label: '品牌名称' },
  sortOrder: { label: '排序' },
  description: { label: '描述' },
};
const record = {
  id: '7',
  version: 1,
  code: 'SKF',
  name: '恒拓',
  active: 1,
  sortOrder: 1,
  labelPath: '',
  description: '起初',
};
const staleWith = (current: object) =>
  createCallError('stale', '数据已被张伟修改', {
    current,
    changedBy: { userId: '3', name: '张伟', time: '2020-01-02 10:42:00' },
  });
const done = { message: '操作成功', data: { id: '7' } };

function Form({ send, onSaved }: { send: never; onSaved: () => void }) {
  const form = useSaveForm({ call: brand.save, send, initial: record, fields, onSaved });
  return (
    <FormBody of={form}>
      {Object.keys(fields).map((name) => (
        <FormField key={name} name={name}>
          <input />
        </FormField>
      ))}
      <button type="submit">保存</button>
    </FormBody>
  );
}

/** A form whose saves are answered one after the other: with an error, or with success. */
function open(...answers: unknown[]) {
  const send = vi.fn<(values: unknown) => Promise<unknown>>(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(done);
  });
  const onSaved = vi.fn<() => void>();
  render(<Form send={send as never} onSaved={onSaved} />);
  return { onSaved, sent: () => send.mock.calls.map(([values]) => values as Record<string, unknown>) };
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

describe('保存时他人已先修改', () => {
  it('互不影响的修改自动合并，再次保存，并说明合并了谁的修改', async () => {
    const { sent, onSaved } = open(staleWith({ ...record, version: 2, sortOrder: 9 }));
    type('描述', '我的描述');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({ version: 2, sortOrder: 9, description: '我的描述', name: '恒拓' });
    expect(toasts()).toContain('已合并张伟的修改并保存');
  });

  it('合并后又有人先保存，再合并一次，谁的都不丢', async () => {
    const { sent, onSaved } = open(
      staleWith({ ...record, version: 2, sortOrder: 9 }),
      staleWith({ ...record, version: 3, sortOrder: 9, name: '恒拓轴承' }),
    );
    type('描述', '我的描述');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent()[2]).toMatchObject({ version: 3, sortOrder: 9, description: '我的描述', name: '恒拓轴承' });
  });

  it('改了同一字段时逐项选择，提交的只有所选的', async () => {
    const { sent, onSaved } = open(staleWith({ ...record, version: 2, sortOrder: 9, description: '张伟的描述' }));
    type('描述', '我的描述');
    type('品牌名称', '恒拓集团');
    save();
    const dialog = within(await screen.findByRole('dialog', { name: '张伟先提交了这条记录，请选择 1 个字段' }));
    expect(sent()).toHaveLength(1);
    expect(dialog.getByRole('status').textContent).toContain('只写入 1 处：品牌名称');
    fireEvent.click(dialog.getAllByRole('radio')[0]!);
    expect(dialog.getByRole('status').textContent).toContain('只写入 2 处：品牌名称、描述');
    fireEvent.click(dialog.getByRole('button', { name: '合并并提交' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent()[1]).toMatchObject({ version: 2, sortOrder: 9, description: '我的描述', name: '恒拓集团' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('返回继续编辑：填写的内容还在，再次保存时再次询问', async () => {
    const newer = staleWith({ ...record, version: 2, description: '张伟的描述' });
    const { sent } = open(newer, newer);
    type('描述', '我的描述');
    save();
    fireEvent.click(await screen.findByRole('button', { name: '返回继续编辑' }));
    expect(valueOf('描述')).toBe('我的描述');
    save();
    await screen.findByRole('dialog');
    expect(sent().map(({ version }) => version)).toEqual([1, 1]);
  });

  it('都保留对方的：载入最新内容，什么也不写入，可以继续编辑', async () => {
    const { sent } = open(staleWith({ ...record, version: 2, sortOrder: 9, description: '张伟的描述' }));
    type('描述', '我的描述');
    save();
    fireEvent.click(await screen.findByRole('button', { name: '载入最新内容' }));
    expect([valueOf('描述'), valueOf('排序')]).toEqual(['张伟的描述', '9']);
    expect(sent()).toHaveLength(1);
    type('描述', '商量好的描述');
    save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ version: 2, sortOrder: 9, description: '商量好的描述' });
  });
});
