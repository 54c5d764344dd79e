import type { Call } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import type { TestClient } from '../testing/test-client.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { representatives } from './call-classes.ts';
import { eachOf } from './each-of.ts';

/** What holds for every call that answers a page. */
const used = useTestApp();
let operator: TestClient;
beforeAll(async () => {
  operator = await used.app.as('admin', { tenantCode: 'PLATFORM' });
});

const pages = allCalls.filter(({ answer }) => answer === 'page');
// A list of something that belongs to a record needs that record: its module's test turns its pages.
const lists = pages.filter(({ input }) => input.safeParse({}).success);
const clientOf = ({ platform }: Call) => (platform ? operator : used.admin);

/** Page numbers and sizes that are refused. */
const outOfBounds = (call: Call) => {
  const [no, size] = Object.keys(pageInput(call, 1, 1)) as [string, string];
  return [
    [no, 0],
    [no, -1],
    [no, 'x'],
    [no, 1.5],
    [no, 1_000_001],
    [size, 0],
    [size, 10_001],
    [size, 1e300],
  ] as const;
};

describe('分页', () => {
  it('每个列表的页码与条数都有同样的界限', async () => {
    await eachOf(pages, async (call) => {
      const refused = (input: object) =>
        call.input.safeParse(input).error?.issues.map(({ path }) => path.join('.')) ?? [];
      for (const [field, value] of outOfBounds(call))
        expect(refused({ [field]: value }), `${field} ${value}`).toContain(field);
      const [no, size] = Object.keys(pageInput(call, 1, 1)) as [string, string];
      for (const page of [pageInput(call, 1, 1), pageInput(call, 1_000_000, 10_000), pageInput(call, '2', '20')]) {
        for (const field of [no, size]) expect(refused(page), JSON.stringify(page)).not.toContain(field);
      }
      const { data } = call.input.safeParse({
        ...(call.sample({ id: '1' }) as object),
        [no]: undefined,
        [size]: undefined,
      });
      if (data) expect(data).toMatchObject(pageInput(call, 1, 10));
    });
  });

  it('每一类列表都在字段旁说明', async () => {
    await eachOf(representatives(pages), async (call) => {
      for (const [field, value] of outOfBounds(call)) {
        const { status, body } = await clientOf(call).send(call.method, call.path, { [field]: value });
        expect([status, body.data], `${field} ${value}`).toMatchObject([
          400,
          { fields: expect.arrayContaining([expect.objectContaining({ field })]) },
        ]);
      }
    });
  });

  it('每个列表的页与页首尾相接，总数一致', async () => {
    await eachOf(lists, async (call) => {
      const pageOf = async (pageNo: number, pageSize: number) =>
        pageIn<unknown>(
          (await clientOf(call).send(call.method, call.path, { ...pageInput(call, pageNo, pageSize), exactTotal: 1 }))
            .body,
        );
      const whole = await pageOf(1, 6);
      const first = await pageOf(1, 3);
      const second = await pageOf(2, 3);
      expect([...first.rows, ...second.rows]).toEqual(whole.rows);
      expect(await pageOf(1_000_000, 3)).toEqual({ rows: [], total: whole.total, approximate: false });
    });
  });
});

describe('租户', () => {
  it('两个租户的列表没有共同的记录', async () => {
    const idsOf = async (client: TestClient, call: Call) => {
      const { status, body } = await client.send(call.method, call.path, pageInput(call, 1, 100));
      expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
      return pageIn<{ id?: string }>(body).rows.flatMap(({ id }) => id ?? []);
    };
    await eachOf(
      lists.filter(({ platform }) => !platform),
      async (call) => {
        const [mine, theirs] = [await idsOf(used.admin, call), new Set(await idsOf(used.neighbour, call))];
        expect(mine.filter((id) => theirs.has(id))).toEqual([]);
      },
    );
  });
});
