import { pageInput } from '@edp/contract/kernel/paging.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category, type CategoryNode } from '@edp/contract/modules/category/category.ts';
import { setting } from '@edp/contract/modules/setting/setting.ts';
import type { FastifyReply } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sliceRows } from '../list/slices.ts';
import { limitConcurrency } from './large-page.ts';
import { writeLargeTree } from './large-tree.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

async function read(call: typeof brand.list | typeof setting.list, size: number) {
  const headers = { 'content-type': 'application/json', ...admin.headersOf() };
  const response = await fetch(admin.baseUrl + call.path, {
    method: 'POST',
    headers,
    body: JSON.stringify(pageInput(call, 1, size)),
  });
  const { status, headers: answered } = response;
  return {
    status,
    type: answered.get('content-type'),
    length: answered.get('content-length'),
    cache: answered.get('cache-control'),
    text: await response.text(),
  };
}

describe('很大的一页', () => {
  it('与同样内容的普通一页逐字节相同，包括响应头', async () => {
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(
      `insert into brand (code, name, sort_order, description) select 'L' || n, '很"大":[]的一页' || n, n, '😀' from generate_series(1, 700) n`,
    );
    for (const call of [brand.list, setting.list]) {
      const ordinary = await read(call, 1000);
      expect(ordinary.status).toBe(200);
      expect(await read(call, 10_000)).toEqual(ordinary);
    }
  });

  it('没有数据时也一样', async () => {
    const ask = (pageSize: number) => admin.attempt(brand.list, { name: '没有这样的品牌', pageSize });
    expect((await ask(10_000)).body).toEqual((await ask(1000)).body);
  });

  it('十六个同时要，个个得到完整的答复', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => admin.succeed(brand.list, { pageSize: 10_000 })),
    );
    for (const { body } of answers) expect(body.data).toHaveLength(body.total!);
  });

  it('出错的不占位置：之后的照常答复', async () => {
    const owner = await app.owner();
    await owner.query('alter table public.brand rename column sort_order to lost');
    const failed = await Promise.all(Array.from({ length: 6 }, () => admin.attempt(brand.list, { pageSize: 10_000 })));
    await owner.query('alter table public.brand rename column lost to sort_order');
    expect(failed.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 500));
    expect((await admin.attempt(brand.list, { pageSize: 10_000 })).status).toBe(200);
  });
});

describe('很大的树', () => {
  it('层层都在，次序与内容不变；名称里像是标记的文字也原样', async () => {
    const tenantOne = await app.asTenant(1);
    const {
      rows: [set],
    } = await tenantOne.query<{ id: string }>(
      `insert into category_set (code, name, type) select 'LARGE', '很大的树', type from category_set order by id limit 1 returning id`,
    );
    const add = async (parent: string | null, count: number, name: string) => {
      const { rows } = await tenantOne.query<{ id: string }>(
        `insert into category (category_set_id, parent_id, code, name, sort) select $1, $2, $3 || n, $3 || n, n from generate_series(1, $4::int) n returning id`,
        [set!.id, parent, name, count],
      );
      return rows.map(({ id }) => id);
    };
    const [first, second] = await add(null, 3, 'R');
    const [below] = await add(first!, 700, '"children":[]');
    await add(below!, 2, '😀');
    await add(second!, 500, '叶');
    const tree = await admin.data(category.tree, { categorySetId: set!.id });
    const shape = (nodes: typeof tree): unknown =>
      nodes.map(({ name, children }) => (children ? [name, shape(children)] : name));
    const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
    const [, ...others] = named('"children":[]', 700);
    expect(shape(tree)).toEqual([
      ['R1', [['"children":[]1', named('😀', 2)], ...others]],
      ['R2', named('叶', 500)],
      'R3',
    ]);
    // One node less than large is written at once, and has the same head.
    await tenantOne.query(`delete from category where category_set_id = $1 and name like '叶%'`, [set!.id]);
    expect(shape(await admin.data(category.tree, { categorySetId: set!.id }))).toEqual([
      ['R1', [['"children":[]1', named('😀', 2)], ...others]],
      'R2',
      'R3',
    ]);
  });

  it('写的过程中一再轮到别的请求', async () => {
    const [roots, below] = [40, 100];
    const node = (name: string, children: CategoryNode[] = []): CategoryNode => ({
      id: name,
      version: 1,
      name,
      code: name,
      sort: 1,
      status: 1,
      children,
    });
    const tree = Array.from({ length: roots }, (_root, index) =>
      node(
        `R${index}`,
        Array.from({ length: below }, (_leaf, place) => node(`R${index}-${place}`)),
      ),
    );
    const reply = { type: () => reply, compileSerializationSchema: () => JSON.stringify } as unknown as FastifyReply;
    let [turns, isWritten] = [0, false];
    const others = (async () => {
      for (; !isWritten; turns++) await nextTurn();
    })();
    const written = await writeLargeTree(category.tree, tree, 'ZHS', reply, false);
    isWritten = true;
    await others;
    expect(JSON.parse(written.toString())).toMatchObject({ data: tree });
    expect(turns).toBeGreaterThanOrEqual(Math.floor((roots * (below + 1)) / sliceRows));
  });
});

it('同时进行的有限，先到先得', async () => {
  const inTurn = limitConcurrency(2);
  const begun: number[] = [];
  let active = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      inTurn(async () => {
        begun.push(index);
        most = Math.max(most, ++active);
        await nextTurn();
        active--;
        if (index === 4) throw new Error('one of them fails');
      }).catch(() => {}),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
