import type { Call } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { type Condition, mostTests, type Test, testedFields } from '@edp/contract/kernel/list/condition.ts';
import { choicesOf, operatorsOf, testTypeOf, valuesNeeded } from '@edp/contract/kernel/list/test.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { beforeAll, expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import type { TestClient } from '../testing/test-client.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { nounOf } from './call-classes.ts';
import { eachOf } from './each-of.ts';

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
const batches = allCalls.filter((call) => testedFields(call.input) && call.writes);

const values = {
  text: 'x',
  person: 'x',
  number: '1',
  decimal: '1.5',
  date: '2026-01-31',
  time: '2026-01-31',
  item: 'X',
  reference: '1',
  tree: '1',
};

/** Every operator of every field. */
const testsOf = (fields: Fields): Test[] =>
  Object.entries(fields).flatMap(([field, definition]) => {
    const type = testTypeOf(definition);
    return (type ? operatorsOf[type] : []).map((operator) => {
      const value = type === 'choice' ? choicesOf(definition)![0]! : operator === 'lastDays' ? '7' : values[type!];
      return { field, operator, values: Array.from({ length: valuesNeeded(operator).least }, () => value) };
    });
  });
const read = (call: Call, input: object) => clientOf(call).send(call.method, call.path, input);
const createdTimeIn = (fields: Fields) =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'createdTime') ?? '';
const created = (fields: Fields, operator: 'before' | 'after'): Condition => ({
  match: 'all',
  tests: [{ field: createdTimeIn(fields), operator, values: ['1900-01-01'] }],
});

it('不可能的条件一条也找不到，总成立的条件不改变总数', async () => {
  await eachOf(lists, async ({ call, fields }) => {
    const page = async (condition?: Condition) =>
      pageIn<unknown>((await read(call, { condition, exactTotal: 1 })).body);
    expect((await page(created(fields, 'before'))).rows).toEqual([]);
    expect((await page(created(fields, 'after'))).total).toBe((await page()).total);
  });
});

it('每个列表的每个字段的每种运算都能执行', async () => {
  await eachOf(lists, async ({ call, fields }) => {
    const tests = testsOf(fields);
    while (tests.length) {
      // PostgreSQL checks the whole statement, so as many as a condition may have go together.
      const together = tests.splice(0, mostTests);
      const { status, body } = await read(call, {
        condition: { match: 'any', tests: together },
        ...pageInput(call, 1, 1),
      });
      const wrong =
        status === 200
          ? []
          : await those(
              together,
              async (test) => (await read(call, { condition: { match: 'all', tests: [test] } })).status !== 200,
            );
      expect(status, `${JSON.stringify(wrong)} ${JSON.stringify(body).slice(0, 200)}`).toBe(200);
    }
  });
});

async function those<One>(all: readonly One[], isMeant: (one: One) => Promise<boolean>): Promise<One[]> {
  const meant: One[] = [];
  for (const one of all) if (await isMeant(one)) meant.push(one);
  return meant;
}

it('批量处理“全部符合的”也按条件：一条也没有时答复失败并说明', async () => {
  await eachOf(batches, async (call) => {
    const { fields } = lists.find(({ name }) => name === `${nounOf(call)}.list`)!;
    const { status, body } = await used.admin.send(call.method, call.path, {
      filters: { condition: created(fields, 'before') },
      count: 1,
      active: 1,
    });
    expect([status, body.status, body.message], call.name).toEqual([
      409,
      false,
      '没有符合条件的数据，请刷新列表后重新选择',
    ]);
  });
});
