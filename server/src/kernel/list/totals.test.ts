import { sharingModes, sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { setting } from '@edp/contract/modules/setting/setting.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { rowEstimates } from './refresh-estimates.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const count = async (table: string, condition = 'true') => {
  const tenantOne = await app.asTenant(1);
  return (await tenantOne.query<{ n: number }>(`select count(*)::int as n from ${table} where ${condition}`)).rows[0]!
    .n;
};
/** Fills the table up to so many rows. */
const fill = async (rows: number) => {
  const owner = await app.owner();
  const missing = rows - (await count('brand'));
  await owner.query(
    `insert into brand (tenant_id, code, name, sort_order, active) select 1, 'T' || n, '总数' || n, 100 + n, n % 4 <> 0 from generate_series(1, ${missing}) n`,
  );
};
/** As the schedule does it. */
const estimate = async () => {
  const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  await rowEstimates({ pool, log: { warn: (reason: unknown) => expect.fail(JSON.stringify(reason)) } })
    .run(new AbortController().signal)
    .finally(() => pool.end());
};
const read = async (client: TestClient, input: object = {}) => {
  const { total, approximate, data } = (await client.succeed(brand.list, input)).body;
  return { total, approximate, rows: data.length };
};

describe('品牌总数', () => {
  it('一千条以内是准确的', async () => {
    await fill(1000);
    expect(await read(admin)).toEqual({ total: 1000, approximate: undefined, rows: 10 });
    expect(await read(admin, { active: 1 })).toMatchObject({
      total: await count('brand', 'active'),
      approximate: undefined,
    });
  });

  it('超过一千条而尚未估算时，不少于数过的条数', async () => {
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(
      `insert into brand (code, name, sort_order) select 'U' || n, '总更多' || n, 5000 + n from generate_series(1, 500) n`,
    );
    const { total, approximate } = await read(admin);
    expect(approximate).toBe(true);
    expect(total).toBeGreaterThanOrEqual(1000);
  });

  it('估算之后是约数，标明不准确；要求准确时逐条统计', async () => {
    await estimate();
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(
      `insert into brand (code, name, sort_order) select 'V' || n, '其后' || n, 9000 + n from generate_series(1, 33) n`,
    );
    expect(await read(admin)).toEqual({ total: 1500, approximate: true, rows: 10 });
    expect(await read(admin, { exactTotal: 1 })).toEqual({ total: 1533, approximate: undefined, rows: 10 });
    expect(await read(admin, { exactTotal: 1, name: '其后' })).toEqual({ total: 33, approximate: undefined, rows: 10 });
    expect(await read(admin, { exactTotal: 1, active: 1 })).toMatchObject({
      total: await count('brand', 'active'),
      approximate: undefined,
    });
  });

  it('约数偏小时仍可往后翻，最后一页又是准确的', async () => {
    expect(await read(admin, { pageNo: 150 })).toEqual({ total: 1520, approximate: true, rows: 10 });
    expect(await read(admin, { pageNo: 152 })).toEqual({ total: 1533, approximate: undefined, rows: 10 });
    expect(await read(admin, { pageNo: 154 })).toEqual({ total: 1533, approximate: undefined, rows: 3 });
    expect(await read(admin, { pageNo: 155 })).toEqual({ total: 1533, approximate: undefined, rows: 0 });
  });

  it('筛选与查询的约数介于数过的条数与全部条数之间，接近实际', async () => {
    const owner = await app.owner();
    await owner.query('analyze brand');
    for (const [filter, condition] of [
      [{ active: 1 }, 'active'],
      [{ name: '总' }, `name like '总%'`],
    ] as const) {
      const [{ total, approximate }, actual] = [await read(admin, filter), await count('brand', condition)];
      expect(approximate).toBe(true);
      expect(total).toBeGreaterThanOrEqual(1000);
      expect(Math.abs(total! - actual)).toBeLessThan(actual * 0.15);
    }
  });

  it('别的租户的条数不算在内', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await read(neighbour)).total).toBe((await neighbour.data(brand.list, { pageSize: 1000 })).length);
  });
});

it('office 的列表同样标明约数，也可要求准确', async () => {
  const tenantOne = await app.asTenant(1);
  await tenantOne.query(
    `insert into setting (type, name) select 'APPLICATION_LABEL', '标签' || n from generate_series(1, 1100) n`,
  );
  const { page } = (await admin.succeed(setting.list, { type: 'APPLICATION_LABEL' })).body;
  expect(page).toMatchObject({ approximate: true });
  const exact = (await admin.succeed(setting.list, { type: 'APPLICATION_LABEL', exactTotal: 1 })).body.page!;
  expect([exact.totalCount, exact.approximate]).toEqual([
    await count('setting', `type = 'APPLICATION_LABEL'`),
    undefined,
  ]);
});

it.each([[{ exactTotal: 2 }], [{ exactTotal: 'x' }], [{ sort: 'password' }], [{ sort: '--code' }], [{ sort: 1 }]])(
  '拒绝 %j 并说明',
  async (input) => {
    const { status, body } = await admin.attempt(unit.list, input as never);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({
      fields: [{ field: Object.keys(input)[0], message: expect.stringMatching(/\S/) }],
    });
  },
);

describe('受限的人', () => {
  it('看得到少数时准确，看得到许多时是约数，要求准确时逐条统计', async () => {
    const chief = await addPerson(app, '受限主管', 'D03');
    const few = await addPerson(app, '受限组员', 'D0302');
    for (const { id } of await admin.data(sharing.list, { pageSize: 50 }))
      await admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
    const owner = await app.owner();
    await owner.query(`update brand set created_by = $1 where tenant_id = 1 and code ~ '^[TUV]\\d'`, [chief.id]);
    await owner.query(`update brand set created_by = $1 where tenant_id = 1 and code in ('T7', 'T70', 'T71', 'T72')`, [
      few.id,
    ]);
    await owner.query('analyze brand');
    const everybodys = await count('brand', 'owner_id = 0');

    expect(await read(few)).toMatchObject({ total: 4 + everybodys, approximate: undefined });
    expect(await read(few, { active: 1 })).toMatchObject({
      total: 3 + (await count('brand', 'owner_id = 0 and active')),
      approximate: undefined,
    });
    expect(await read(few, { name: '总数7' })).toEqual({ total: 4, approximate: undefined, rows: 4 });
    expect((await few.data(brand.list, { name: '总数7', sort: '-code' })).map(({ code }) => code)).toEqual([
      'T72',
      'T71',
      'T70',
      'T7',
    ]);

    const many = await read(chief);
    expect(many.approximate).toBe(true);
    expect(many.total).toBeGreaterThanOrEqual(1000);
    expect(many.total).toBeLessThanOrEqual(1533);
    expect(await read(chief, { exactTotal: 1 })).toMatchObject({
      total: await count('brand', `owner_id in (0, ${chief.id}, ${few.id})`),
      approximate: undefined,
    });
    expect(await read(chief, { name: '总数7' })).toMatchObject({
      total: await count('brand', `name like '总数7%'`),
      approximate: undefined,
    });
    const figure = (client: TestClient) =>
      client.data(workbench.show, {}).then(({ figures }) => figures.find(({ noun }) => noun === 'brand')!);
    expect(await figure(few)).toMatchObject({ value: 4 + everybodys });
    const large = await figure(chief);
    expect(large).toMatchObject({ approximate: true });
    expect(large.value).toBe(large.parts[0]!.value + large.parts[1]!.value);
    const counted = (await chief.data(workbench.figures, {})).find(({ noun }) => noun === 'brand');
    const owned = `owner_id in (0, ${chief.id}, ${few.id})`;
    const active = await count('brand', `${owned} and active`);
    expect(counted).toMatchObject({
      value: await count('brand', owned),
      parts: [{ value: active }, { value: (await count('brand', owned)) - active }],
    });
    expect(counted).not.toHaveProperty('approximate');
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.public });
  });
});
