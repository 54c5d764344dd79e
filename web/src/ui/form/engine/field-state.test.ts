import { expect, it } from 'vitest';
import { type FieldAction, followsRules, reduceFields, untouched } from './field-state.ts';

const after = (...actions: readonly FieldAction[]) => actions.reduce(reduceFields, untouched);
const messages = (...names: readonly string[]) => new Map(names.map((name) => [name, `${name}有误`]));
const wrong = (...actions: readonly FieldAction[]) => [...after(...actions).errors.keys()];

it('改过并离开的字段才提示；提交之后全部提示', () => {
  const checked = { type: 'checked', messages: messages('code', 'name') } as const;
  expect(wrong({ type: 'left', name: 'code' }, checked)).toEqual([]);
  expect(wrong({ type: 'edited', name: 'code' }, checked)).toEqual([]);
  expect(followsRules(after({ type: 'edited', name: 'code' }))).toBe(false);
  expect(wrong({ type: 'edited', name: 'code' }, { type: 'left', name: 'code' }, checked)).toEqual(['code']);
  expect(wrong({ type: 'filled', name: 'name' }, checked)).toEqual(['name']);
  expect(wrong({ type: 'submitted', messages: new Map() }, checked)).toEqual(['code', 'name']);
  expect(wrong({ type: 'submitted', messages: new Map() }, { type: 'stepped' }, checked)).toEqual([]);
});

it('服务器的错误留到其字段改动为止，换语言时去掉', () => {
  const refused = { type: 'refused', messages: messages('rows.0.code') } as const;
  const checked = { type: 'checked', messages: new Map() } as const;
  expect(wrong(refused, { type: 'edited', name: 'name' }, checked)).toEqual(['rows.0.code']);
  expect(wrong(refused, { type: 'edited', name: 'rows' }, checked)).toEqual([]);
  expect(wrong(refused, { type: 'translated' })).toEqual([]);
});

it('没有一条提示变化时，仍是同一份错误', () => {
  const state = after({ type: 'submitted', messages: messages('code') });
  expect(reduceFields(state, { type: 'checked', messages: messages('code') }).errors).toBe(state.errors);
  expect(reduceFields(state, { type: 'checked', messages: new Map() }).errors.size).toBe(0);
});

it('用过一次就清空的字段，重新开始的表单，都回到没有碰过的样子', () => {
  const shown = [
    { type: 'edited', name: 'captcha' },
    { type: 'left', name: 'captcha' },
    { type: 'submitted', messages: messages('captcha') },
  ] as const;
  for (const last of [{ type: 'emptied', name: 'captcha' }, { type: 'restarted' }] as const) {
    const { errors, edited, touched, isSubmitted } = after(...shown, last);
    expect([errors.size, edited.size, touched.size, isSubmitted]).toEqual([0, 0, 0, false]);
  }
});
