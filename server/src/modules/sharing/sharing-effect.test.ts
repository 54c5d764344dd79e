import { brand } from '@edp/contract/modules/brand/brand.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
/** 物料数据组 is below 主数据中心; 仓储部 is elsewhere. */
const people = {} as Record<
  '创建人' | '同部门同事' | '上级部门主管' | '下级部门员工' | '其他部门员工' | '无部门员工',
  Person
>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  people.创建人 = await addPerson(app, 'owner', 'D0201');
  people.同部门同事 = await addPerson(app, 'colleague', 'D0201');
  people.上级部门主管 = await addPerson(app, 'chief', 'D02');
  people.下级部门员工 = await addPerson(app, 'junior', 'D0202');
  people.其他部门员工 = await addPerson(app, 'other', 'D0302');
  people.无部门员工 = await addPerson(app, 'alone', null);
});
afterAll(() => app.stop());

let number = 0;
const newBrand = (name = `共享品牌${++number}`) => ({ code: `S${++number}`, name, active: 1, sortOrder: 5 });
const share = (mode: number) => admin.succeed(sharing.setMode, { sharingType: 'brand', mode });
const stopAllRules = async () => {
  for (const { id } of await admin.data(sharing.list, { pageSize: 100 }))
    await admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
};
beforeEach(async () => {
  await stopAllRules();
  await share(sharingModes.public);
});

/** What a person can do with a new record of another user: 看不到, 只能看 or 能改, the same in every call. */
async function standing(person: TestClient, owner: TestClient): Promise<string> {
  const made = newBrand();
  const { id } = await owner.data(brand.save, made);
  const listed = (await person.data(brand.list, { pageSize: 100 })).find((row) => row.id === id);
  const search = (await person.succeed(brand.list, { name: made.name })).body;
  const byCode = (await person.succeed(brand.list, { code: made.code, active: 1 })).body;
  const option = (await person.data(brand.options, {})).some((each) => each.id === id);
  const detail = await person.attempt(brand.detail, { id });
  const translations = await person.attempt(brand.translations, { id });
  const sees = listed !== undefined;
  expect({
    search: search.total,
    found: search.data.length,
    byCode: byCode.total,
    option,
    detail: detail.status,
    translations: translations.status,
  }).toEqual(
    sees
      ? { search: 1, found: 1, byCode: 1, option: true, detail: 200, translations: 200 }
      : { search: 0, found: 0, byCode: 0, option: false, detail: 404, translations: 404 },
  );

  const refusals = [
    await person.attempt(brand.save, { ...made, id, name: '改名' }),
    await person.attempt(brand.save, { ...made, id, active: 0 }),
    await person.attempt(brand.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
    await person.attempt(brand.translate, [{ type: 'ZHS', name: '改名', remark: '', parentId: id }]),
    await person.attempt(brand.delete, { id }),
  ];
  const statuses = new Set(refusals.map((answer) => answer.status));
  if (!sees) {
    expect([...statuses]).toEqual([404]);
    expect((await admin.data(brand.detail, { id })).version).toBe(1);
    return '看不到';
  }
  if (listed.editable) {
    expect([...statuses]).toEqual([200]);
    return '能改';
  }
  expect([...statuses]).toEqual([403]);
  expect(refusals[0]!.body).toMatchObject({
    code: 4003,
    message: '您只能查看该记录，不能修改',
    data: { error: 'error.readOnly' },
  });
  expect(await admin.data(brand.detail, { id })).toMatchObject({ version: 1, name: made.name });
  expect((await admin.data(brand.translations, { id }))[1]!.name).toBe('');
  return '只能看';
}

describe('共享方式', () => {
  it.each([
    [
      '公开',
      sharingModes.public,
      {
        创建人: '能改',
        同部门同事: '能改',
        上级部门主管: '能改',
        下级部门员工: '能改',
        其他部门员工: '能改',
        无部门员工: '能改',
      },
    ],
    [
      '公开只读',
      sharingModes.publicRead,
      {
        创建人: '能改',
        同部门同事: '能改',
        上级部门主管: '能改',
        下级部门员工: '只能看',
        其他部门员工: '只能看',
        无部门员工: '只能看',
      },
    ],
    [
      '私有',
      sharingModes.private,
      {
        创建人: '能改',
        同部门同事: '能改',
        上级部门主管: '能改',
        下级部门员工: '看不到',
        其他部门员工: '看不到',
        无部门员工: '看不到',
      },
    ],
  ])('%s时，列表、查询、详情、选项、修改、翻译、删除一致', async (_name, mode, expected) => {
    await share(mode);
    const seen = {} as Record<string, string>;
    for (const [who, person] of Object.entries(people)) seen[who] = await standing(person, people.创建人);
    expect(seen).toEqual(expected);
    expect(await standing(admin, people.创建人)).toBe('能改');
  });

  it('上级的数据，下级看不到；没有部门的人只看得到自己的', async () => {
    await share(sharingModes.private);
    expect(await standing(people.创建人, people.上级部门主管)).toBe('看不到');
    expect(await standing(people.无部门员工, people.无部门员工)).toBe('能改');
  });

  it('私有时的总数只数看得到的，系统数据人人可见', async () => {
    const mine = await people.其他部门员工.data(brand.save, newBrand('独有甲'));
    await people.创建人.data(brand.save, newBrand('独有乙'));
    const all = (await admin.succeed(brand.list, {})).body.total!;
    await share(sharingModes.private);
    const { body } = await people.其他部门员工.succeed(brand.list, { pageSize: 100 });
    expect(body.total).toBe(body.data.length);
    expect(body.total).toBeLessThan(all);
    expect(body.data.map((row) => row.id)).toContain(mine.id);
    expect(body.data.filter((row) => row.source === 1).map((row) => row.code)).toEqual(['BRH']);
    expect((await people.其他部门员工.succeed(brand.list, { name: '独有' })).body.total).toBe(1);
    expect((await people.其他部门员工.succeed(brand.list, { active: 0 })).body.total).toBe(0);
    expect((await people.其他部门员工.succeed(brand.list, { pageNo: 9, pageSize: 10 })).body).toMatchObject({
      data: [],
      total: body.total,
    });
    expect((await admin.succeed(brand.list, {})).body.total).toBe(all);
  });

  it('看不到的编码仍不可重复，提示只说已存在', async () => {
    const hidden = newBrand();
    await people.创建人.data(brand.save, hidden);
    await share(sharingModes.private);
    const { status, body } = await people.其他部门员工.attempt(brand.save, { ...newBrand(), code: hidden.code });
    expect([status, body.message]).toEqual([409, '品牌编码已存在，请更换']);
    expect(body.data.current).toBeUndefined();
  });

  it('看不到的记录，其修改记录也看不到，删除之后也是', async () => {
    const { id } = await people.创建人.data(brand.save, newBrand());
    await people.创建人.succeed(brand.delete, { id });
    await share(sharingModes.private);
    const tenantOne = await app.asTenant(1);
    const changes = async () =>
      (await tenantOne.query(`select from change_record where table_name = 'brand' and record_id = $1`, [id])).rows
        .length;
    expect(await changes()).toBe(2);
    const bits = (person: Person) =>
      tenantOne.query(`select set_config('app.see_brand', $1, false)`, [`${person.id}:80`]);
    await bits(people.其他部门员工);
    expect(await changes()).toBe(0);
    await bits(people.创建人);
    expect(await changes()).toBe(2);
  });

  it('英文名称的查询也不透露看不到的记录', async () => {
    const { id } = await people.创建人.data(brand.save, newBrand());
    await people.创建人.succeed(brand.translate, [{ type: 'ENG', name: 'Hidden Gem', remark: '', parentId: id }]);
    await share(sharingModes.private);
    const asEnglish = (person: Person) => app.anonymous({ ...person.credentials, language: 'ENG' });
    expect((await asEnglish(people.其他部门员工).succeed(brand.list, { name: 'Hidden' })).body).toMatchObject({
      total: 0,
      data: [],
    });
    expect((await asEnglish(people.创建人).succeed(brand.list, { name: 'Hidden' })).body.total).toBe(1);
  });

  it('被看不到的记录使用着，同样不能删除', async () => {
    const { id } = await people.其他部门员工.data(brand.save, newBrand());
    const owner = await app.owner();
    await owner.query(`
      create table public.goods (tenant_id int not null default app.current_tenant(), id bigint generated always as identity, brand_id bigint,
        like app.record including defaults, primary key (tenant_id, id), foreign key (tenant_id, brand_id) references public.brand);
      call app.protect('public.goods'); call app.shareable('public.goods');
      set app.tenant = '1'; select set_config('app.user', '${people.创建人.id}', false);
      insert into public.goods (brand_id) values (${id});
      insert into public.sharing_mode (table_name, mode) values ('goods', 2)`);
    const { status, body } = await people.其他部门员工.attempt(brand.delete, { id });
    await owner.query(`delete from public.sharing_mode where table_name = 'goods'; drop table public.goods`);
    expect([status, body.message]).toEqual([409, '已被使用，不能删除：goods (1)']);
  });
});

describe('共享规则的效力', () => {
  const idOf = async (table: string, column: string, value: string) => {
    const tenantOne = await app.asTenant(1);
    return (await tenantOne.query<{ id: string }>(`select id from ${table} where ${column} = $1`, [value])).rows[0]!.id;
  };
  const groupWith = async (person: Person) => {
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query<{ id: string }>(`insert into user_group (name) values ($1) returning id`, [
      `组${++number}`,
    ]);
    await tenantOne.query(`insert into user_group_member (group_id, user_id) values ($1, $2)`, [
      rows[0]!.id,
      person.id,
    ]);
    return rows[0]!.id;
  };
  const add = (addResource: object, addSharingTo: object, power = 0) =>
    admin.data(sharing.add, { name: `规则${++number}`, sharingType: 'brand', power, addResource, addSharingTo });

  beforeEach(async () => {
    await share(sharingModes.private);
  });

  it.each([
    ['人员', async (person: Person) => ({ empIds: [person.id] })],
    [
      '部门',
      async (person: Person) => ({
        orgIds: [await idOf('organisation', 'code', person === people.创建人 ? 'D0201' : 'D0302')],
      }),
    ],
    [
      '上级部门（含下级）',
      async (person: Person) => ({
        orgIds: [Number(await idOf('organisation', 'code', person === people.创建人 ? 'D02' : 'D03'))],
      }),
    ],
    ['角色', async () => ({ roleIds: [await idOf('role', 'code', 'MASTER_DATA')] })],
    ['用户组', async (person: Person) => ({ groupIds: [await groupWith(person)] })],
  ])('来源与对象都可以是%s；停用立即失效，启用立即恢复', async (_kind, side) => {
    const { 创建人: owner, 其他部门员工: other } = people;
    expect(await standing(other, owner)).toBe('看不到');
    const { id } = await add(await side(owner), await side(other));
    expect(await standing(other, owner)).toBe('只能看');
    const total = (await other.succeed(brand.list, {})).body.total;
    await admin.succeed(sharing.setStatus, { sharingId: id, status: '0' });
    expect(await standing(other, owner)).toBe('看不到');
    expect((await other.succeed(brand.list, {})).body.total).not.toBe(total);
    await admin.succeed(sharing.setStatus, { sharingId: id, status: 1 });
    const rule = await admin.data(sharing.detail, { sharingId: id });
    await admin.succeed(sharing.update, { ...rule, id, sharingType: 'brand', power: 1 });
    expect(await standing(other, owner)).toBe('能改');
    // The other way round nothing is shared, except where both sides are the same role.
    if (_kind !== '角色') expect(await standing(owner, other)).toBe('看不到');
  });

  it('公开只读时，读写规则给出修改权', async () => {
    const { 创建人: owner, 其他部门员工: other } = people;
    await share(sharingModes.publicRead);
    expect(await standing(other, owner)).toBe('只能看');
    await add({ empIds: [owner.id] }, { empIds: [other.id] }, 1);
    expect(await standing(other, owner)).toBe('能改');
  });

  it('角色规则只对正在使用的角色有效', async () => {
    const { 创建人: owner, 其他部门员工: other } = people;
    await add({ empIds: [owner.id] }, { roleIds: [await idOf('role', 'code', 'WAREHOUSE')] });
    expect(await standing(other, owner)).toBe('看不到');
  });

  it('人员换了部门、进出用户组，立即生效', async () => {
    const { 创建人: owner, 其他部门员工: other } = people;
    const tenantOne = await app.asTenant(1);
    const move = (code: string) =>
      tenantOne.query(
        `update user_account set organisation_id = (select id from organisation where code = $1) where id = $2`,
        [code, other.id],
      );
    await move('D0201');
    await expect.poll(() => standing(other, owner)).toBe('能改');
    await move('D0302');
    await expect.poll(() => standing(other, owner)).toBe('看不到');
    const newcomer = await addPerson(app, 'newcomer', 'D0301');
    await tenantOne.query(
      `update user_account set organisation_id = (select id from organisation where code = 'D03') where id = $1`,
      [other.id],
    );
    await expect.poll(() => standing(other, newcomer)).toBe('能改');
    await move('D0302');
  });

  it('别的租户不受影响', async () => {
    const neighbour = await app.as('zhangwei', { tenantCode: 'HXJT' });
    expect((await neighbour.succeed(brand.list, {})).body.total).toBe(6);
    expect((await neighbour.data(sharing.types, {})).map((type) => type.code)).toContain('brand');
    const theirAdmin = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await theirAdmin.data(sharing.modes, {})).find((type) => type.code === 'brand')?.mode).toBe(0);
  });
});
