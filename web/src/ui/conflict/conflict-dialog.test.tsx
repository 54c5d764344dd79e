import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallError } from '../../kernel/http/call-error.ts';
import { useSession } from '../../kernel/session/session.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { conflictOf } from './conflict.ts';
import type { Values } from './merge-records.ts';

beforeEach(() => setLanguage('ZHS'));
afterEach(cleanup);

const fields = {
  price: { label: '标价', render: (value: unknown) => `${String(value)} 元` },
  spec: { label: '规格型号' },
  drawing: { label: '图号' },
  weight: { label: '毛重' },
  parts: { label: '生产配件' },
};
const base = { price: 16, spec: '6204-2RS', drawing: '', weight: '0.110', parts: [{ id: '1', name: '油封' }] };
const mine = {
  ...base,
  price: 15.5,
  spec: '6204-2RS/C3',
  drawing: 'ZC-1',
  parts: [{ id: '1', name: '油封' }, { name: '润滑脂' }],
};
const theirs = { ...base, price: 15.2, spec: '6204-2RS/P6', weight: '0.112', parts: [] };
const zhangwei = { userId: '7', name: '张伟', time: '2020-01-02 10:42:11' };

function open(sides: { mine?: Values; theirs?: Values } = {}) {
  const calls = {
    onSubmit: vi.fn<(resolved: unknown) => void>(),
    onLoad: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  };
  const error = createCallError('stale', '', {
    current: { ...(sides.theirs ?? theirs), version: 15 },
    changedBy: zhangwei,
  });
  render(
    <ConflictDialog
      conflict={conflictOf(error, { ...base, version: 14 }, sides.mine ?? mine, fields)}
      fields={fields}
      {...calls}
    />,
  );
  return calls;
}
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const chosen = (name: string) =>
  group(name)
    .getAllByRole('radio')
    .findIndex((radio) => (radio as HTMLInputElement).checked);
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('合并修改的对话框', () => {
  it('说明谁在何时提交了哪一版，要选择几个字段', () => {
    open();
    expect(screen.getByRole('dialog', { name: '张伟先提交了这条记录，请选择 2 个字段' })).toBeDefined();
    expect(
      screen.getByText(
        '您打开的是第 14 版，张伟 2020-01-02 10:42:11 提交了第 15 版。其余修改互不影响，已经合并；您填写的内容没有丢失。',
      ),
    ).toBeDefined();
  });

  it('原值、我的、对方的并列，默认保留对方的；数字说明高低', () => {
    open();
    expect(screen.getByRole('radiogroup', { name: '标价' }).textContent).toBe(
      '标价原值 16 元我的 15.5 元比原值低 0.5（−3.1%）张伟的 15.2 元比原值低 0.8（−5.0%）',
    );
    expect([chosen('标价'), chosen('规格型号')]).toEqual([1, 1]);
    expect(group('规格型号').getByRole('radio', { name: /^我的 6204-2RS/ })).toBeDefined();
  });

  it('自己在别的窗口先提交时不说姓名', () => {
    act(() => useSession.setState({ userId: zhangwei.userId }));
    open();
    act(() => useSession.setState({ userId: '' }));
    expect(screen.getByRole('dialog', { name: '您在别处先提交了这条记录，请选择 2 个字段' })).toBeDefined();
    expect(group('规格型号').getByRole('radio', { name: /^别处的 6204-2RS/ })).toBeDefined();
  });

  it('自动合并的字段与列表列在下面', () => {
    open();
    expect(rows()).toEqual([
      '字段原值我的张伟的',
      '图号空ZC-1未改',
      '毛重0.110未改0.112',
      '字段我的张伟的',
      '油封未改移除',
      '润滑脂添加未改',
    ]);
    expect(screen.getByText('原 1 项，合并后 1 项')).toBeDefined();
  });

  it('页脚准确说明写入哪些字段；提交的是合并后的值，没有碰过的是对方的值', () => {
    const { onSubmit } = open();
    expect(screen.getByRole('status').textContent).toBe(
      '提交后成为第 16 版，只写入 2 处：图号、生产配件。没有改过的字段不会写回；标价、规格型号保留张伟的值。',
    );
    fireEvent.click(group('规格型号').getAllByRole('radio')[0]!);
    expect(group('规格型号').getByText('将覆盖张伟的值，可在历史中找回')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(
      '提交后成为第 16 版，只写入 3 处：规格型号、图号、生产配件。没有改过的字段不会写回；标价保留张伟的值。',
    );
    fireEvent.click(screen.getByRole('button', { name: '合并并提交' }));
    expect(onSubmit).toHaveBeenCalledWith({
      price: 15.2,
      spec: '6204-2RS/C3',
      drawing: 'ZC-1',
      weight: '0.112',
      parts: [{ name: '润滑脂' }],
    });
  });

  it('都保留对方的值时没有可写的，改为载入最新内容', () => {
    const { onSubmit, onLoad } = open({ mine: { ...base, price: 15.5 } });
    expect(screen.getByRole('status').textContent).toContain('没有要写入的内容');
    fireEvent.click(screen.getByRole('button', { name: '载入最新内容' }));
    expect(onLoad).toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('返回继续编辑什么也不改变', () => {
    const { onClose, onSubmit } = open();
    fireEvent.click(screen.getByRole('button', { name: '返回继续编辑' }));
    expect(onClose).toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('对象显示为文字', () => {
    open({
      mine: { ...base, spec: { id: '1', name: '甲' } },
      theirs: {
        ...base,
        spec: [
          { id: '1', name: '乙' },
          { id: '2', name: '丙' },
        ],
      },
    });
    expect(screen.getByRole('radiogroup', { name: '规格型号' }).textContent).toContain('乙、丙');
    expect(document.body.textContent).not.toContain('[object');
  });
});
