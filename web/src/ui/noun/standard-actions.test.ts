import { brand, type Brand } from '@edp/contract/modules/brand/brand.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { labelSet, type LabelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePendingConfirm } from '../../kernel/feedback/confirm.ts';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { dictionaryPart } from '../../kernel/text/text.ts';
import type { RowAction } from '../table/rows/row-actions.tsx';
import { deleteAction, languagesAction, standardActions } from './standard-actions.ts';
import { setActions } from './tree-set.tsx';

// The texts of the noun's page, which is loaded when something is deleted there.
dictionaryPart('brand', { thing: { ZHS: '品牌', ENG: 'brand' } });

const openDialog = vi.fn<(dialog: unknown) => void>();
const openAt = vi.fn<(row: object, section: string) => void>();
const setActive = vi.fn<(row: Brand, active: 0 | 1) => Promise<never>>(() => new Promise(() => {}));
const sent = vi.fn<(path: string) => void>();
beforeEach(() =>
  vi.stubGlobal('fetch', async (path: string) => {
    sent(path);
    return new Response(JSON.stringify({ code: 0, status: true, message: '', data: null }));
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  queryClient.clear();
});

const row = { id: '7', name: '恒拓', code: 'HT', active: 1, editable: 1 } as Brand;
const actionsOf = (of: Brand) =>
  standardActions(of, { openDialog, openAt }, { calls: brand, thing: '品牌', setActive });
const named = (actions: readonly RowAction[], text: string) => actions.find((action) => action.text === text)!;

describe('一行的操作', () => {
  it('按规格列出的在行内，其余在更多里', () => {
    const actions = actionsOf(row);
    expect(actions.filter(({ isExtra }) => !isExtra).map(({ text }) => text)).toEqual(['编辑', '停用', '删除']);
    expect(actions.filter(({ isExtra }) => isExtra).map(({ text }) => text)).toEqual(['多语言', '共享范围']);
  });

  it('打开表单、译文，或在列表旁打开共享范围', () => {
    for (const text of ['编辑', '多语言', '共享范围']) named(actionsOf(row), text).run();
    expect(openDialog.mock.calls).toEqual([
      [{ what: 'form', id: '7' }],
      [{ what: 'languages', of: { id: '7', name: '恒拓' } }],
    ]);
    expect(openAt).toHaveBeenCalledExactlyOnceWith(row, 'sharing');
  });

  it('停用的可以启用', () => {
    named(actionsOf({ ...row, active: 0 }), '启用').run();
    expect(setActive).toHaveBeenCalledExactlyOnceWith({ ...row, active: 0 }, 1);
  });

  it('只能查看的记录：说明原因，共享范围仍可看', () => {
    const reasons = actionsOf({ ...row, editable: 0 }).map(({ text, disabledReason }) => [
      text,
      disabledReason !== undefined,
    ]);
    expect(reasons).toEqual([
      ['编辑', true],
      ['停用', true],
      ['多语言', true],
      ['删除', true],
      ['共享范围', false],
    ]);
  });

  it('删除前说出是哪一个；取消则不删', async () => {
    const refused = named(actionsOf(row), '删除').run() as Promise<void>;
    expect(usePendingConfirm.getState().pending).toMatchObject({ title: '确认删除品牌“恒拓”？', danger: true });
    usePendingConfirm.getState().pending!.answer(false);
    await refused;
    expect(sent).not.toHaveBeenCalled();
    queryClient.setQueryData(['brand', 'detail', '7'], row);
    const run = named(actionsOf(row), '删除').run() as Promise<void>;
    usePendingConfirm.getState().pending!.answer(true);
    await run;
    expect(sent).toHaveBeenCalledOnce();
    // What is open beside the list closes instead of asking for it again.
    expect(queryClient.getQueryData(['brand', 'detail', '7'])).toBeNull();
    await expect.poll(() => useToasts.getState().toasts.map(({ text }) => text)).toEqual(['已删除品牌「恒拓」']);
  });
});

describe('删除后的提示', () => {
  const remove = async (call: typeof brand.delete | typeof categorySet.delete, message: string) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, status: true, message, data: null })));
    const run = deleteAction(call, row, { title: '确认删除？', detail: '' }).run() as Promise<void>;
    usePendingConfirm.getState().pending!.answer(true);
    await run;
    await expect.poll(() => useToasts.getState().toasts).toHaveLength(1);
    return useToasts.getState().toasts[0]!.text;
  };

  it('说出是哪一个；规格给出原文的，只有原文', async () => {
    expect(await remove(brand.delete, '操作成功')).toBe('已删除品牌「恒拓」');
    useToasts.setState({ toasts: [] });
    expect(await remove(categorySet.delete, '删除成功!')).toBe('删除成功!');
  });
});

describe('分类集与标签集', () => {
  const set = { id: '3', name: '行业', state: 1, source: 2, editable: 1 } as LabelSet;
  const textsOf = (of: LabelSet) =>
    setActions(of, { openDialog, openAt } as unknown as Parameters<typeof setActions<LabelSet>>[1], {
      calls: labelSet,
      thing: '标签集',
      manage: { text: '标签管理', can: 'labelSet.view' },
      languages: languagesAction(labelSet.translate, of, { openDialog, openAt }),
      deleteDetail: '',
    }).map(({ text }) => text);

  it('系统预置的不能编辑、停用、删除', () => {
    expect(textsOf(set)).toEqual(['标签管理', '编辑', '停用', '多语言', '共享范围', '删除']);
    expect(textsOf({ ...set, source: 1 })).toEqual(['标签管理', '多语言', '共享范围']);
  });
});
