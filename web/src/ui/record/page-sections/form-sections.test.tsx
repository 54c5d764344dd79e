import { calls, post } from '@edp/contract/kernel/call.ts';
import { optionalId, requiredText, Saved, text, Version } from '@edp/contract/kernel/fields.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setLanguage } from '../../../kernel/text/language.ts';
import { FormField } from '../../form/fields/form-field.tsx';
import { RecordForm } from '../record-form.tsx';
import { FormSections } from './form-sections.tsx';

const Thing = z.object({
  id: optionalId,
  version: Version,
  code: requiredText(10),
  name: requiredText(10),
  price: text(10),
});
const { save } = calls('thing', 'edp', '/thing', {
  save: post('save', { can: 'member', input: Thing, output: Saved, writes: true }),
});
const fields = { code: { label: '编码' }, name: { label: '名称' }, price: { label: '标价' } };

const Plain = ({ status: _status, ...input }: ComponentProps<'input'> & { status?: string }) => <input {...input} />;
const inputs = (...names: string[]) =>
  names.map((name) => (
    <FormField key={name} name={name}>
      <Plain />
    </FormField>
  ));
const sections = [
  { key: 'basics', title: '基本', content: inputs('code', 'name') },
  { key: 'prices', title: '价格', content: inputs('price') },
  { key: 'media', title: '图片', content: null },
  { key: 'policy', title: '控制策略', content: null, isBeside: true },
];
const open = (initial: object) =>
  render(
    <RecordForm title="编辑" call={save} initial={initial} fields={fields} onCancel={() => {}} onLeave={() => {}}>
      <FormSections sections={sections} />
    </RecordForm>,
  );
const stored = { id: '7', version: 1, code: 'A', name: '甲', price: '1' };

const rail = () => screen.getByRole('navigation', { name: '本页内容' });
const entry = (title: string) => within(rail()).getByRole('button', { name: new RegExp(`^${title}`) });
const entries = () =>
  within(rail())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const current = () => rail().querySelector('[aria-current=location]')?.textContent;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Places the sections below each other, the last one beside the first, in a page that was scrolled so far. */
function scrollTo(scrollTop: number, height = 2000) {
  const place = { basics: 0, prices: 400, media: 800, policy: 0 };
  const body = rail().closest('form')!.parentElement!;
  vi.spyOn(body, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: 100 }));
  for (const [name, value] of Object.entries({ scrollTop, scrollHeight: height, clientHeight: 600 }))
    Object.defineProperty(body, name, { value, configurable: true });
  for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
    vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ y: 100 + place[section.dataset['section'] as keyof typeof place] - scrollTop }),
    );
  }
  act(() => void body.dispatchEvent(new Event('scroll')));
}

beforeEach(() => setLanguage('ZHS'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('列出各部分，标出有几处需要修正、哪里有修改；改正后随之消失', async () => {
  open(stored);
  expect(entries()).toEqual(['基本', '价格', '图片', '控制策略']);
  type('编码', '');
  type('名称', '');
  type('标价', '2');
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  expect(within(entry('基本')).getByText('2 处需要修正')).toBeDefined();
  expect(within(entry('价格')).getByText('有修改')).toBeDefined();
  expect(within(entry('图片')).queryByText(/修/)).toBeNull();
  type('编码', 'A');
  expect(within(entry('基本')).getByText('1 处需要修正')).toBeDefined();
  type('标价', '1');
  expect(within(entry('价格')).queryByText('有修改')).toBeNull();
});

it('新记录只标出错误', async () => {
  open({ code: '', name: '', price: '' });
  type('标价', '2');
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  expect(within(entry('基本')).getByText('2 处需要修正')).toBeDefined();
  expect(within(entry('价格')).queryByText('有修改')).toBeNull();
});

it('滚动时标出正在看的部分，到底时是最后一个；并排的不算', () => {
  open(stored);
  expect(current()).toBe('基本');
  scrollTo(350);
  expect(current()).toBe('价格');
  scrollTo(0);
  expect(current()).toBe('基本');
  scrollTo(500, 1100);
  expect(current()).toBe('图片');
});

it('点击即到，焦点也在那里；滚不到顶端的也标出，直到继续滚动', () => {
  open(stored);
  scrollTo(0);
  const scroll = vi
    .spyOn(document.querySelector('[data-section=policy]')!, 'scrollIntoView')
    .mockImplementation(() => {});
  fireEvent.click(entry('控制策略'));
  expect(scroll).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '控制策略' }));
  expect(current()).toBe('控制策略');
  scrollTo(0);
  expect(current()).toBe('控制策略');
  scrollTo(350);
  expect(current()).toBe('价格');
});
