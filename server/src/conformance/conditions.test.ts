import type { Call } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { type Condition, testedFields } from '@edp/contract/kernel/list/condition.ts';
import { operatorsOf, testTypeOf, valuesNeeded } from '@edp/contract/kernel/list/test.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import type { TestClient } from '../testing/test-client.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const used = useTestApp();
let platformAdmin: TestClient;
beforeAll(async () => {
  platformAdmin = await used.app.as('admin', { tenantCode: 'PLATFORM' });
});
const clientOf = ({ platform }: Call) => (platform ? platformAdmin : used.admin);

const lists = allCalls.flatMap((call) => {
  const fields = testedFields(call.input);
  return fields && call.answer === 'page' ? [{ call, fields, name: call.name }] : [];
});
const batches = allCalls.flatMap((call) => (testedFields(call.input) && call.writes ? [{ call, name: call.name }] : []));

const values = { text: 'x', person: 'x', number: '1', decimal: '1.5', date: '2026-01-31', time: '2026-01-31', item: 'X', reference: '1', tree: '1' };

describe.each(lists)('$name 的条件', ({ call, fields }) => {
  const read = async (condition: Condition | undefined) => pageIn<unknown>((await clientOf(call).send(call.method, call.path, { condition, exactTotal: 1 })).body);

  it('不可能的条件一条也找不到，总成立的条件不改变总数', async () => {
    const field = Object.keys(fields).find((name) => fields[name]!.kind === 'createdTime') ?? '';
    const only = (operator: 'before' | 'after'): Condition => ({ match: 'all', tests: [{ field, operator, values: ['1900-01-01'] }] });
    expect((await read(only('before'))).rows).toEqual([]);
    expect((await read(only('after'))).total).toBe((await read(undefined)).total);
  });

  it('每个字段的每种运算都能执行', async () => {
    for (const [field, definition] of Object.entries(fields)) {
      const type = testTypeOf(definition);
      for (const operator of type ? operatorsOf[type] : []) {
        const value = type === 'choice' ? '1' : operator === 'lastDays' ? '7' : values[type!];
        const condition: Condition = { match: 'all', tests: [{ field, operator, values: Array.from({ length: valuesNeeded(operator).least }, () => value) }] };
        const { status, body } = await clientOf(call).send(call.method, call.path, { condition });
        // A choice among words has no 1.
        expect.soft([200, type === 'choice' ? 400 : 200], `${field} ${operator} ${JSON.stringify(body).slice(0, 200)}`).toContain(status);
      }
    }
  });
});

describe.each(batches)('$name 的条件', ({ call }) => {
  it('全部符合的也按条件：一条也没有时什么都不做', async () => {
    const list = lists.find(({ name }) => name === `${call.name.split('.')[0]}.list`)!;
    const field = Object.keys(list.fields).find((name) => list.fields[name]!.kind === 'createdTime')!;
    const condition: Condition = { match: 'all', tests: [{ field, operator: 'before', values: ['1900-01-01'] }] };
    const { status, body } = await used.admin.send(call.method, call.path, { filters: { condition }, count: 1, active: 1 });
    expect([status, body.data], JSON.stringify(body)).toMatchObject([200, { done: 0, failed: [] }]);
  });
});
