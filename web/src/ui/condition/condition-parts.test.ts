import type { Condition } from '@edp/contract/kernel/list/condition.ts';
import { expect, it } from 'vitest';
import { chipsOf, draftOf, withDraft } from './condition-parts.ts';

const test = (field: string) => ({ field, operator: 'contains' as const, values: ['1'] });
const group = { match: 'any' as const, tests: [test('c'), test('d')] };
const all: Condition = { match: 'all', tests: [test('a'), group] };
const any: Condition = { match: 'any', tests: [test('a'), test('b')] };

it('须全部满足的条件各有一个标签；满足任一即可的合为一个', () => {
  expect(chipsOf(all)).toEqual([
    { of: 0, condition: { match: 'all', tests: [test('a')] } },
    { of: 1, condition: group },
  ]);
  expect(chipsOf(any)).toEqual([{ of: 'all', condition: any }]);
});

it('修改或移除一个标签，其余的条件不变', () => {
  expect(draftOf(all, 1)).toEqual(group);
  expect(withDraft(all, 0, { match: 'all', tests: [test('x')] })).toEqual({ match: 'all', tests: [test('x'), group] });
  expect(withDraft(all, 0, any)).toEqual({ match: 'all', tests: [any, group] });
  expect(withDraft(all, 1, { match: 'all', tests: [] })).toEqual({ match: 'all', tests: [test('a')] });
  expect(withDraft({ match: 'all', tests: [test('a')] }, 0, { match: 'all', tests: [] })).toBeUndefined();
});

it('修改全部时，写的就是全部', () => {
  expect(withDraft(all, 'new', any)).toEqual(any);
  expect(withDraft(undefined, 'new', { match: 'all', tests: [] })).toBeUndefined();
});
