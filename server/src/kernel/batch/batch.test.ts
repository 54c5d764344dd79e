import { brand } from '@edp/contract/modules/brand/brand.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import type { Person } from '../../testing/people/add-person.ts';
import { startWithTwoUsers } from '../../testing/people/start-with-two-users.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let owner: Person;
let other: Person;
beforeAll(async () => {
  ({ app, admin, owner, other } = await startWithTwoUsers());
});
afterAll(() => app.stop());

let number = 0;
const create = async (client: TestClient) =>
  (await client.data(brand.save, { code: `BT${++number}`, name: `批量共享${number}`, active: 1, sortOrder: 5 })).id;
const share = (mode: number) => admin.succeed(sharing.setMode, { sharingType: 'brand', mode });

describe('共享范围', () => {
  it('只能查看的逐条说明，看不到的如同不存在，自己的照常', async () => {
    const [theirs, mine] = [await create(owner), await create(other)];
    const { name } = await admin.data(brand.detail, { id: theirs });
    await share(sharingModes.publicRead);
    const readOnly = { done: 1, failed: [{ id: theirs, name, message: '您只能查看该记录，不能修改' }] };
    expect(await other.data(brand.setActiveBatch, { ids: [theirs, mine], active: 0 })).toEqual(readOnly);
    expect(await other.data(brand.deleteBatch, { ids: [theirs, mine] })).toEqual(readOnly);
    expect(await other.refuseAll(brand.deleteBatch, { ids: [theirs] })).toEqual([403, readOnly.failed]);
    await share(sharingModes.private);
    expect(await other.refuseAll(brand.deleteBatch, { ids: [theirs] })).toEqual([
      404,
      [{ id: theirs, name: '', message: '数据不存在或已被删除' }],
    ]);
    await share(sharingModes.public);
    expect(await admin.data(brand.detail, { id: theirs })).toMatchObject({ active: 1, version: 1 });
  });

  it('按条件全选时只包括看得到的', async () => {
    const [theirs, mine] = [await create(owner), await create(other)];
    await share(sharingModes.private);
    const { total } = (await other.succeed(brand.list, { name: '批量共享' })).body;
    expect(await other.data(brand.setActiveBatch, { filters: { name: '批量共享' }, count: total!, active: 0 })).toEqual(
      { done: total, failed: [] },
    );
    await share(sharingModes.public);
    expect((await admin.data(brand.detail, { id: mine })).active).toBe(0);
    expect((await admin.data(brand.detail, { id: theirs })).active).toBe(1);
  });
});

describe('很多数据', () => {
  it('一万条用不多的语句停用、删除；再多一条就拒绝', async () => {
    await app.inTransaction({ tenantId: 1 }, (db) =>
      sql`insert into brand (code, name, sort_order) select 'MANY' || n, '很多' || n, 9 from generate_series(1, 10001) n`.execute(
        db,
      ),
    );
    const all = { filters: { code: 'MANY' }, count: 10_000 };
    expect((await admin.attempt(brand.deleteBatch, all)).body.message).toBe(
      '符合条件的数据已增加，请刷新列表后重新选择',
    );
    const [one] = await admin.data(brand.list, { code: 'MANY', pageSize: 1 });
    await admin.succeed(brand.deleteBatch, { ids: [one!.id] });
    expect(
      await countStatements(async () => {
        expect(await admin.data(brand.setActiveBatch, { ...all, active: 0 })).toEqual({ done: 10_000, failed: [] });
        expect(await admin.data(brand.deleteBatch, all)).toEqual({ done: 10_000, failed: [] });
      }),
    ).toBeLessThan(100);
  });

  it('两个人以相反的顺序删除同一批，都得到答复，每条只删除一次', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 30; i++) ids.push(await create(admin));
    const answers = await Promise.all(
      [ids, ids.toReversed()].map((order) =>
        admin.send(brand.deleteBatch.method, brand.deleteBatch.path, { ids: order }),
      ),
    );
    const [done, refused] = answers
      .toSorted((first, second) => first.status - second.status)
      .map(({ status, body }) => [status, body.data]);
    expect(done).toEqual([200, { done: 30, failed: [] }]);
    expect(refused).toMatchObject([404, { failed: { length: 30 } }]);
  });
});
