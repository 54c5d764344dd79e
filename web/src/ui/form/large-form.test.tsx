import { calls, post } from '@edp/contract/kernel/call.ts';
import { Id, requiredDate, requiredText, Saved, text, Version } from '@edp/contract/kernel/fields.ts';
import { rule, ruleAcross } from '@edp/contract/kernel/rule.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { useSession } from '../../kernel/session/session.ts';
import { clearWorkspace } from '../../kernel/tabs/workspace-storage.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { RecordForm } from '../record/record-form.tsx';
import { FormField } from './fields/form-field.tsx';
import { FormList } from './fields/form-list.tsx';

// A form of 80 fields in six tabs with two lists, as large as that of a material.

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const basics = numbered('basic', 18);
const details = numbered('detail', 15);
const parameters = numbered('param', 15);
const organisations = numbered('organisation', 5);
const texts = Object.fromEntries(
  [...basics.slice(1), ...details, ...parameters, ...organisations].map((name) => [name, text(10)]),
);

const Material = z
  .object({
    id: Id,
    version: Version,
    basic0: requiredText(10, 'brand.nameRequired'),
    ...texts,
    startTime: requiredDate('certificate.startRequired'),
    endTime: requiredDate('certificate.endRequired'),
    documents: z
      .array(z.object({ name: requiredText(10), url: text(10), remark: text(10) }))
      .min(1, rule('rule.required')),
    parts: z.array(z.object({ code: requiredText(5), amount: text(5) })),
  })
  .refine(
    ({ startTime, endTime }) => endTime >= startTime,
    ruleAcross(['startTime', 'endTime'], 'certificate.endBeforeStart'),
  );
const { save } = calls('material', 'edp', '/material', {
  save: post('save', { can: 'material.edit', input: Material, output: Saved, writes: true }),
});

const record = {
  id: '7',
  version: 14,
  ...Object.fromEntries(Object.keys(texts).map((name) => [name, ''])),
  basic0: '深沟球轴承',
  startTime: '2026-11-01',
  endTime: '2027-11-01',
  documents: numbered('文档', 5).map((name) => ({ name, url: '', remark: '' })),
  parts: numbered('P', 5).map((code) => ({ code, amount: '1' })),
  createTime: '2026-01-01 00:00:00',
};
const fields = {
  ...Object.fromEntries(Object.keys(texts).map((name) => [name, { label: name }])),
  basic0: { label: '物料名称' },
  startTime: { label: '生效日期' },
  endTime: { label: '失效日期' },
  documents: { label: '产品文档' },
  parts: { label: '生产配件' },
};

const renders = new Map<string, number>();
function Counted({ status: _status, ...input }: ComponentProps<'input'> & { status?: string }) {
  renders.set(input.id!, (renders.get(input.id!) ?? 0) + 1);
  return <input {...input} />;
}
const inputs = (names: readonly string[]) =>
  names.map((name) => (
    <FormField key={name} name={name}>
      <Counted />
    </FormField>
  ));
const cell = (name: string) => (
  <FormField isCell name={name}>
    <Counted aria-label={name} />
  </FormField>
);

const tabs = [
  { key: 'basic', title: '基本信息', content: inputs([...basics, 'startTime', 'endTime']) },
  { key: 'detail', title: '图文详情', content: inputs(details) },
  { key: 'param', title: '产品参数', content: inputs(parameters) },
  {
    key: 'documents',
    title: '产品文档',
    content: (
      <FormList name="documents">
        {({ fields: rows, append, remove }) => (
          <>
            {rows.map(({ rowKey }, index) => (
              <div key={rowKey}>
                {cell(`documents.${index}.name`)}
                {cell(`documents.${index}.url`)}
                {cell(`documents.${index}.remark`)}
                <button type="button" onClick={() => remove(index)}>
                  删除 {index}
                </button>
              </div>
            ))}
            <button type="button" onClick={() => append({ name: '', url: '', remark: '' })}>
              添加文档
            </button>
          </>
        )}
      </FormList>
    ),
  },
  {
    key: 'parts',
    title: '生产配件',
    content: (
      <FormList name="parts">
        {({ fields: rows }) =>
          rows.map(({ rowKey }, index) => (
            <div key={rowKey}>
              {cell(`parts.${index}.code`)}
              {cell(`parts.${index}.amount`)}
            </div>
          ))
        }
      </FormList>
    ),
  },
  { key: 'organisation', title: '分配库存组织', content: inputs(organisations) },
];

const onLeave = vi.fn<() => void>();
const open = () =>
  render(
    <RecordForm
      title="编辑物料"
      invalidMessage="请检查页面中的必填字段!!!"
      call={save}
      initial={record}
      fields={fields}
      tabs={tabs}
      onCancel={onLeave}
      onLeave={onLeave}
    />,
  );
// Not by role or label: computing the names of so many elements takes most of the time.
const field = (label: string) => {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return (
    named ? document.getElementById(named.htmlFor) : document.querySelector(`[aria-label="${label}"]`)
  ) as HTMLInputElement;
};
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
const submit = () => act(async () => fireEvent.submit(document.querySelector('form')!));
const tab = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent.startsWith(title))!;
const show = (title: string) => fireEvent.click(tab(title));
const chosenTab = () => document.querySelector('[role=tab][aria-selected=true]')!.textContent;
const messages = () => [...document.querySelectorAll('[data-field-error]')].map(({ textContent }) => textContent);
const focused = () => (document.activeElement as HTMLInputElement).id.split('-').at(-1);

const rest = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

const answer = vi.fn<(body: Record<string, unknown>) => object>();
const respond = (status: number, body: object) => ({
  status,
  headers: new Headers(),
  text: () => Promise.resolve(JSON.stringify(body)),
});
const saved = { code: 0, status: true, message: '', data: { id: '7' } };
const refuse = (problems: readonly object[]) => ({
  code: 4000,
  status: false,
  message: '提交的内容不符合要求',
  data: { error: 'error.invalid', fields: problems },
});

beforeEach(() => {
  setLanguage('ZHS');
  renders.clear();
  answer.mockReset().mockReturnValue(respond(200, saved));
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) =>
    Promise.resolve(answer(JSON.parse(body) as Record<string, unknown>)),
  );
  act(() => useSession.setState({ userId: '1' }));
});
afterEach(() => {
  cleanup();
  clearWorkspace();
  onLeave.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('80个字段、六个页签的表单', () => {
  it('输入一个字，只渲染一个字段', () => {
    open();
    expect(document.querySelectorAll('[data-field] input')).toHaveLength(80);
    renders.clear();
    type('物料名称', '深沟球轴承X');
    expect([...renders.keys()].map((id) => id.split('-').at(-1))).toEqual(['basic0']);
    expect([...renders.values()]).toEqual([1]);
    show('产品文档');
    renders.clear();
    type('documents.3.name', '说明书');
    expect([...renders.keys()].map((id) => id.split('-').at(-1))).toEqual(['documents.3.name']);
  });

  it('各页签标出错误数，提交失败时打开第一处所在的页签并聚焦；改正后数字随之减少', async () => {
    open();
    show('图文详情');
    type('detail3', '超过了十个字的内容真的太长了');
    show('生产配件');
    type('parts.1.code', '');
    type('parts.2.code', '太长的编码');
    type('parts.2.code', '太长的编码啊');
    await submit();
    expect(messages()).toEqual(['不超过10个字符', '必填项不能为空', '不超过5个字符']);
    expect(chosenTab()).toContain('图文详情1');
    expect(focused()).toBe('detail3');
    expect(within(tab('生产配件')).getByText('2 处需要修正')).toBeDefined();
    expect(within(tab('基本信息')).queryByText(/需要修正/)).toBeNull();
    expect(answer).not.toHaveBeenCalled();
    expect(screen.getByText('请检查页面中的必填字段!!!')).toBeDefined();
    expect(useToasts.getState().toasts).toEqual([]);

    type('detail3', '短');
    show('生产配件');
    expect(messages()).toEqual(['必填项不能为空', '不超过5个字符']);
    type('parts.1.code', 'P1');
    expect(within(tab('生产配件')).getByText('1 处需要修正')).toBeDefined();
    show('基本信息');
    fireEvent.click(button('1 处需要修正：parts.2.code'));
    expect(chosenTab()).toContain('生产配件');
    expect(focused()).toBe('parts.2.code');
  });

  it('服务器按路径给出的错误到达其字段；没有字段的成为提示', async () => {
    open();
    answer.mockReturnValue(
      respond(
        400,
        refuse([
          { field: 'documents.3.name', message: '文档名称重复' },
          { field: 'tenant', message: '租户已停用' },
        ]),
      ),
    );
    await submit();
    expect(answer.mock.calls[0]![0]).toMatchObject({ id: '7', version: 14, basic0: '深沟球轴承' });
    expect(answer.mock.calls[0]![0]).not.toHaveProperty('createTime');
    expect(messages()).toEqual(['文档名称重复']);
    expect(chosenTab()).toContain('产品文档1');
    expect(focused()).toBe('documents.3.name');
    expect(useToasts.getState().toasts.map(({ text: shown }) => shown)).toContain('租户已停用');
    // It stays while others change, and goes with its own change.
    show('基本信息');
    type('物料名称', '别的');
    expect(messages()).toEqual(['文档名称重复']);
    show('产品文档');
    type('documents.3.name', '另一份');
    expect(messages()).toEqual([]);
  });

  it('跨字段的规则：改动另一个字段时，提示随之出现和消失', () => {
    vi.useFakeTimers();
    open();
    type('失效日期', '2026-10-31');
    expect(messages()).toEqual([]);
    fireEvent.blur(field('失效日期'));
    expect(messages()).toEqual(['结束日期不能早于开始日期']);
    type('生效日期', '2026-10-01');
    expect(messages()).toEqual([]);
    type('生效日期', '2026-12-01');
    expect(messages()).toEqual(['结束日期不能早于开始日期']);
    expect(field('失效日期').getAttribute('aria-invalid')).toBe('true');
  });

  it('停止输入后给出提示，没有改过的字段离开时不提示', () => {
    vi.useFakeTimers();
    open();
    fireEvent.blur(field('物料名称'));
    type('物料名称', '');
    expect(messages()).toEqual([]);
    rest(600);
    expect(messages()).toEqual(['请输入品牌名称!']);
  });

  it('草稿停止输入后写入，重新打开时恢复，可以放弃；保存后不留', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T10:42:00') });
    const first = open();
    type('物料名称', '新名称');
    show('生产配件');
    type('parts.0.amount', '9');
    expect(screen.getByText('已修改 2 处')).toBeDefined();
    expect(screen.queryByText(/草稿已保存/)).toBeNull();
    rest(500);
    expect(screen.getByText('草稿已保存 10:42').title).toBe('2026-11-15 10:42:00');
    expect(within(tab('生产配件')).getByText('有修改')).toBeDefined();
    first.unmount();

    vi.setSystemTime(new Date('2026-11-15T10:47:10'));
    const second = open();
    expect(screen.getByText(/已恢复 10:42 未保存的内容（5分钟前）/)).toBeDefined();
    expect([field('物料名称').value, field('parts.0.amount').value, field('parts.1.amount').value]).toEqual([
      '新名称',
      '9',
      '1',
    ]);
    expect(screen.getByText('已修改 2 处')).toBeDefined();
    fireEvent.click(button('放弃恢复'));
    expect(field('物料名称').value).toBe('深沟球轴承');
    show('生产配件');
    expect(field('parts.0.amount').value).toBe('1');
    expect(screen.queryByText(/已修改/)).toBeNull();

    show('基本信息');
    type('物料名称', '再改');
    await submit();
    expect(onLeave).toHaveBeenCalledOnce();
    rest(1000);
    second.unmount();
    open();
    expect(screen.queryByText(/已恢复/)).toBeNull();
  });

  it('列表增删行：整体算一处修改，恢复原样后不算；整张列表的规则在列表下提示', async () => {
    open();
    show('产品文档');
    type('documents.0.url', 'a');
    fireEvent.click(button('添加文档'));
    expect(screen.getByText('已修改 1 处')).toBeDefined();
    fireEvent.click(button('删除 5'));
    type('documents.0.url', '');
    expect(screen.queryByText(/已修改/)).toBeNull();

    for (let rows = 5; rows > 0; rows--) fireEvent.click(button('删除 0'));
    await submit();
    expect(messages()).toEqual(['必填项不能为空']);
    expect(chosenTab()).toContain('产品文档');
    fireEvent.click(button('添加文档'));
    expect(messages()).toEqual(['必填项不能为空']);
    expect(document.querySelector('[data-field="documents.0.name"] [data-field-error]')).not.toBeNull();
    type('documents.0.name', '说明书');
    expect(messages()).toEqual([]);
  });

  it('切换页签，各页签的内容都在；左右键切换', () => {
    open();
    fireEvent.click(tab('产品参数'));
    type('param3', '硬度');
    fireEvent.keyDown(document.querySelector('[role=tablist]')!, { key: 'ArrowLeft' });
    expect(chosenTab()).toBe('图文详情');
    fireEvent.keyDown(document.querySelector('[role=tablist]')!, { key: 'ArrowRight' });
    expect(field('param3').value).toBe('硬度');
    expect(document.querySelectorAll('[role=tabpanel]:not([hidden])')).toHaveLength(1);
  });
});
