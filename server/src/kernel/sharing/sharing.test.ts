import type { AddressInfo } from 'node:net';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestClient, testClient } from '../../testing/test-client.ts';
import { hasOwner, ownerSet, ownerSetText } from './owner-set.ts';

let app: TestApp;
let admin: TestClient;
let chief: Person;
let team: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  chief = await addPerson(app, '主管', 'D03');
  team = await addPerson(app, '组员', 'D0302');
  for (const { id } of await admin.data(sharing.list, { pageSize: 50 }))
    await admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
});
afterAll(() => app.stop());

const share = (mode: number) => admin.succeed(sharing.setMode, { sharingType: 'brand', mode });
let number = 0;
const save = (client: TestClient, fields: object = {}) =>
  client.data(brand.save, { code: `K${++number}`, name: `核${number}`, active: 1, sortOrder: 1, ...fields });

describe('所有者集合', () => {
  const id = fc.integer({ min: 1, max: 100_000 }).map(String);
  it('含有给定的编号，不含其它；数据库读出的与此一致', async () => {
    const tenantOne = await app.asTenant(1);
    await fc.assert(
      fc.asyncProperty(
        fc.array(id, { minLength: 1, maxLength: 40 }),
        fc.array(id, { maxLength: 20 }),
        async (owners, others) => {
          const set = ownerSet(owners);
          const asked = [...owners, ...others, '1', '99999999'];
          await tenantOne.query(`select set_config('app.see_x', $1, false)`, [ownerSetText(set)]);
          const { rows } = await tenantOne.query<{ has: boolean }>(
            `select substring(app.scope_bits('app.see_x') from (o - app.scope_lowest('app.see_x'))::int + 1 for 1) = B'1' as has from unnest($1::bigint[]) with ordinality as asked (o, n) order by n`,
            [asked],
          );
          expect(rows.map((row) => row.has)).toEqual(asked.map((one) => owners.includes(one)));
          expect(asked.map((one) => hasOwner(set, one))).toEqual(asked.map((one) => owners.includes(one)));
        },
      ),
      { numRuns: 50 },
    );
  });
  it('可以没有任何人', () => {
    expect(hasOwner(ownerSet([]), '1')).toBe(false);
  });
});

describe('受限的人读列表', () => {
  it('别人增删改之后，已读过的页与总数立即跟上', async () => {
    await share(sharingModes.private);
    const first = await save(team, { sortOrder: 2 });
    const read = async (client: TestClient) => {
      const { body } = await client.succeed(brand.list, { pageSize: 3 });
      return [body.total, ...body.data.map((row) => row.id)];
    };
    const before = await read(chief);
    expect(await read(chief)).toEqual(before);
    const second = await save(team, { sortOrder: 1 });
    expect(await read(chief)).toEqual([Number(before[0]) + 1, second.id, first.id, before[2]]);
    // Moved behind the other one by an update.
    await team.succeed(brand.save, { ...(await team.data(brand.detail, { id: second.id })), sortOrder: 3 });
    expect(await read(chief)).toEqual([Number(before[0]) + 1, first.id, second.id, before[2]]);
    await team.succeed(brand.delete, { id: first.id });
    await team.succeed(brand.delete, { id: second.id });
    const third = await save(team);
    expect(await read(chief)).toEqual([before[0], third.id, before[2]]);
    expect(await read(team)).toEqual([before[0], third.id, before[2]]);
  });

  it('总数在并发增删之后等于看得到的行数，换了所有者也是', async () => {
    await Promise.all(Array.from({ length: 45 }, (_, i) => save(i % 2 ? chief : team)));
    const rows = await chief.data(brand.list, { name: '核', pageSize: 100 });
    await Promise.all(
      rows
        .filter((row) => row.editable)
        .slice(0, 15)
        .map((row) => chief.attempt(brand.delete, { id: row.id })),
    );
    const [moved] = await team.data(brand.list, { name: '核' });
    const tenantOne = await app.asTenant(1);
    await tenantOne.query('update brand set created_by = $1 where id = $2', [chief.id, moved!.id]);
    for (const person of [chief, team]) {
      const { body } = await person.succeed(brand.list, { pageSize: 200 });
      expect(body.total).toBe(body.data.length);
    }
    expect((await team.attempt(brand.detail, { id: moved!.id })).status).toBe(404);
  });

  it('升级脚本可以一次修改所有租户的数据', async () => {
    const owner = await app.owner();
    expect((await owner.query(`update brand set description = description where code = 'HENGTUO'`)).rowCount).toBe(2);
  });

  it('看得到许多行时按次序读，少时按所有者读，结果相同', async () => {
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(`select set_config('app.user', $1, false)`, [team.id]);
    await tenantOne.query(
      `insert into brand (code, name, sort_order) select 'P' || n, '批量' || n, 100 + n % 7 from generate_series(1, 3000) n`,
    );
    await tenantOne.query(`select set_config('app.user', $1, false)`, [chief.id]);
    await tenantOne.query(
      `insert into brand (code, name, sort_order) select 'Q' || n, '上级' || n, 100 + n % 5 from generate_series(1, 100) n`,
    );
    const everything = await admin.data(brand.list, { pageSize: 10_000 });
    for (const person of [team, chief]) {
      const whole = await person.data(brand.list, { pageSize: 10_000 });
      const seen = new Set(whole.map((row) => row.id));
      expect(whole.map((row) => row.id)).toEqual(everything.map((row) => row.id).filter((id) => seen.has(id)));
      for (const pageNo of [1, 2, 100, 1]) {
        const { body } = await person.succeed(brand.list, { pageNo, pageSize: 10, exactTotal: 1 });
        expect([body.total, body.data.map((row) => row.id)]).toEqual([
          whole.length,
          whole.slice((pageNo - 1) * 10, pageNo * 10).map((row) => row.id),
        ]);
      }
      expect((await person.succeed(brand.list, { name: '批量' })).body).toMatchObject({ approximate: true });
      expect((await person.succeed(brand.list, { name: '批量3' })).body.total).toBe(112);
      expect((await person.succeed(brand.list, { name: '上级' })).body.total).toBe(person === chief ? 100 : 0);
    }
    await tenantOne.query(`delete from brand where code ~ '^[PQ]\\d+$'`);
  });
});

describe('很多人与多个进程', () => {
  it('两万人的上级看得到所有下级的数据', async () => {
    await share(sharingModes.private);
    const tenantOne = await app.asTenant(1);
    // Without the triggers, whose change records would take longer than everything else.
    const owner = await app.owner();
    await owner.query(`
      set session_replication_role = replica;
      insert into user_account (tenant_id, account, name, password_hash, organisation_id)
        select 1, 'many' || n, '众' || n, '', (select id from organisation where tenant_id = 1 and code = 'D0303') from generate_series(1, 20000) n`);
    await share(sharingModes.private);
    const { rows } = await tenantOne.query<{ id: string }>(`select id from user_account where account = 'many20000'`);
    await tenantOne.query(`select set_config('app.user', $1, false)`, [rows[0]!.id]);
    await tenantOne.query(`insert into brand (code, name) values ('MANY', '最后一人的品牌')`);
    expect((await chief.data(brand.list, { code: 'MANY' })).map((row) => [row.code, row.editable])).toEqual([
      ['MANY', 1],
    ]);
    const { body } = await chief.succeed(brand.list, { pageSize: 100 });
    expect(body.total).toBe(body.data.length);
    expect((await team.succeed(brand.list, { code: 'MANY' })).body.total).toBe(0);
  });

  it('在一处设置，处处立即生效', async () => {
    const second = await buildApp(app.config, app.databaseUrl);
    await second.listen({ port: 0, host: '127.0.0.1' });
    const elsewhere = testClient(`http://127.0.0.1:${(second.server.address() as AddressInfo).port}`, team.credentials);
    const { id } = await save(chief);
    for (let round = 0; round < 8; round++) {
      await share(round % 2 ? sharingModes.private : sharingModes.public);
      expect((await elsewhere.attempt(brand.detail, { id })).status).toBe(round % 2 ? 404 : 200);
    }
    const rule = await admin.data(sharing.add, {
      name: '给组员',
      sharingType: 'brand',
      power: 0,
      addResource: { empIds: [chief.id] },
      addSharingTo: { empIds: [team.id] },
    });
    for (let round = 0; round < 8; round++) {
      await admin.succeed(sharing.setStatus, { sharingId: rule.id, status: round % 2 });
      expect((await elsewhere.attempt(brand.detail, { id })).status).toBe(round % 2 ? 200 : 404);
    }
    await second.close();
  });
});
