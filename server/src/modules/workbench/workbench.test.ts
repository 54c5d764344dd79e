import { account } from '@edp/contract/modules/account/account.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { setting } from '@edp/contract/modules/setting/setting.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let zhangwei: TestClient;
beforeAll(async () => {
  app = await startTestApp({}, { demo: 'whole' });
  [admin, zhangwei] = [await app.as('admin'), await app.as('zhangwei')];
});
afterAll(() => app.stop());

const show = (client: TestClient) => client.data(workbench.show, {});
const figure = async (client: TestClient, noun: string) =>
  (await show(client)).figures.find((each) => each.noun === noun);
const newest = async (client: TestClient) => (await show(client)).latestChanges[0]!;
const newBrand = (fields: object = {}) => ({
  code: 'WB',
  name: '工作台品牌',
  active: 1,
  sortOrder: 1,
  description: '内部说明',
  ...fields,
});
const total = (values: readonly { value: number }[]) => values.reduce((sum, { value }) => sum + value, 0);

describe('数字', () => {
  it('品牌分为有效与无效，各有去处，新增停用后随之改变', async () => {
    const before = (await figure(zhangwei, 'brand'))!;
    expect(before).toEqual({
      noun: 'brand',
      value: 24,
      link: '/brand',
      parts: [
        { code: 'active', value: 22, link: '/brand?active=1' },
        { code: 'inactive', value: 2, link: '/brand?active=0' },
      ],
    });
    const { id } = await zhangwei.data(brand.save, newBrand({ active: 0 }));
    expect((await figure(zhangwei, 'brand'))!.parts.map(({ value }) => value)).toEqual([22, 3]);
    await zhangwei.succeed(brand.delete, { id });
    expect(await figure(zhangwei, 'brand')).toEqual(before);
  });

  it('物料、商品、产品BOM、单位、规格、分类集、标签集、应用也各有数字', async () => {
    const { figures } = await show(zhangwei);
    expect(figures.map(({ noun, link }) => [noun, link])).toEqual([
      ['material', '/materialManage'],
      ['product', '/mchManage'],
      ['bom', '/sparebom'],
      ['brand', '/brand'],
      ['unit', '/unit'],
      ['specification', '/specification'],
      ['categorySet', '/categorySet'],
      ['labelSet', '/labelSet'],
      ['application', '/applicationManage'],
      ['certificate', expect.stringMatching(/^\/zBook/)],
    ]);
    const before = (await figure(zhangwei, 'application'))!;
    const { id } = await zhangwei.data(application.save, { code: 'WBAPP', name: '工作台应用', remarks: '' });
    await zhangwei.succeed(application.setStatus, { id, status: 0 });
    expect((await figure(zhangwei, 'application'))!.parts.map(({ value }) => value)).toEqual([
      before.parts[0]!.value,
      before.parts[1]!.value + 1,
    ]);
    await zhangwei.succeed(application.delete, { id });
    expect(await figure(zhangwei, 'application')).toEqual(before);
  });

  it('很多物料刚刚写入、数据库还没有统计时，有效与无效也不与数过的相反', async () => {
    const { value, parts } = (await figure(admin, 'material'))!;
    const {
      rows: [counted],
    } = await (
      await app.asTenant(1)
    ).query<{ active: number }>(
      'select count(*) filter (where active)::int as active from (select active from material limit 1001) first',
    );
    expect(counted!.active).toBeGreaterThan(500);
    expect(parts[0]!.value).toBeGreaterThanOrEqual(counted!.active - 1);
    expect(total(parts)).toBe(value);
  });

  it('物料只数当前库存组织的，总部数全部', async () => {
    const whole = (await figure(zhangwei, 'material'))!;
    expect(whole.value).toBeGreaterThanOrEqual(1000);
    const [, second] = await zhangwei.data(role.invOrgs, {});
    const other = await app.as('zhangwei', { roleCode: 'MASTER_DATA' });
    await other.succeed(session.setInvOrg, { invorgId: second!.id });
    const listed = (await other.succeed(material.list, { exactTotal: 1 })).body.total;
    expect(listed).toBeLessThan(1000);
    expect((await figure(other, 'material'))!.value).toBe(listed);
  });

  it('账号数只给系统管理员', async () => {
    const { total: accounts } = (await admin.succeed(account.list, {})).body;
    expect(await figure(admin, 'account')).toMatchObject({
      value: accounts,
      link: '/account',
      parts: [
        { value: accounts, link: '' },
        { value: 0, link: '' },
      ],
    });
    expect(await figure(zhangwei, 'account')).toBeUndefined();
  });

  it('没有权限的经销客户什么也得不到，仓储专员只有物料', async () => {
    expect(await show(await app.as('kehu'))).toEqual({
      waiting: [],
      firstSteps: [],
      figures: [],
      latestChanges: [],
      changesPerDay: [],
    });
    expect((await show(await app.as('zhangwei', { roleCode: 'WAREHOUSE' }))).figures.map(({ noun }) => noun)).toEqual([
      'material',
    ]);
  });
});

describe('最新变更', () => {
  it('谁对哪个品牌做了什么；启用与停用有自己的说法；删除后仍说得出名称', async () => {
    const { id } = await zhangwei.data(brand.save, newBrand());
    expect(await newest(admin)).toMatchObject({
      noun: 'brand',
      action: 'insert',
      userName: '张伟',
      recordName: '工作台品牌',
      link: `/brand?name=${encodeURIComponent('工作台品牌')}`,
    });
    await zhangwei.succeed(brand.save, { id, ...newBrand({ name: '改名品牌' }) });
    expect(await newest(admin)).toMatchObject({ action: 'update', recordName: '改名品牌' });
    for (const [active, action] of [
      [0, 'disable'],
      [1, 'enable'],
    ] as const) {
      await zhangwei.succeed(brand.save, { id, ...newBrand({ name: '改名品牌', active }) });
      expect(await newest(admin)).toMatchObject({ action });
    }
    await admin.succeed(brand.delete, { id });
    const [deleted, , , renamed] = (await show(zhangwei)).latestChanges;
    expect(deleted).toMatchObject({ action: 'delete', userName: '陈志远', recordName: '改名品牌', link: '' });
    expect(renamed).toMatchObject({ action: 'update', recordName: '改名品牌', link: '' });
  });

  it('只有当前库存组织的物料和商品；分配后出现，删除后只有总部知道', async () => {
    const other = await app.as('zhangwei', { roleCode: 'MASTER_DATA' });
    const [, second] = await other.data(role.invOrgs, {});
    await other.succeed(session.setInvOrg, { invorgId: second!.id });
    const changesFor = async (client: TestClient) => {
      const { latestChanges, changesPerDay } = await show(client);
      return { names: latestChanges.map(({ recordName }) => recordName), today: changesPerDay.at(-1)!.value };
    };
    const before = await changesFor(other);
    const { id } = await admin.data(material.save, {
      ...materialSample(await materialChoices(admin), 1),
      itemCode: 'WB-ORG',
      itemName: '总部独有的阀门',
    });
    await admin.succeed(material.setActive, { id, active: 0 });
    expect((await changesFor(admin)).names.slice(0, 2)).toEqual(['总部独有的阀门', '总部独有的阀门']);
    expect(await changesFor(other)).toEqual(before);
    await admin.succeed(material.assign, { skuId: id, ids: [second!.id] });
    expect((await changesFor(other)).names.slice(0, 2)).toEqual(['总部独有的阀门', '总部独有的阀门']);
    await admin.succeed(material.unassign, { skuId: id, ids: [second!.id] });
    expect((await changesFor(other)).names).toEqual(before.names);
    await admin.succeed(material.delete, { id });
    expect((await changesFor(admin)).names[0]).toBe('总部独有的阀门');
    expect(await changesFor(other)).toEqual(before);
  });

  it('英文界面用英文名称', async () => {
    const english = await app.as('zhangwei', { language: 'ENG' });
    const [found] = await english.data(brand.list, { code: 'HENGTUO' });
    const { version, ...record } = await english.data(brand.detail, { id: found!.id });
    await english.succeed(brand.save, { ...record, version, description: '深沟球轴承' });
    expect((await newest(english)).recordName).toBe('Hengtuo Bearings');
    expect((await newest(zhangwei)).recordName).toBe('恒拓轴承');
  });

  it('分类、标签、应用设置的变更说得出名称；组织只给看得到的人', async () => {
    const [set] = await zhangwei.data(categorySet.list, { name: '物料基础分类' });
    await zhangwei.succeed(category.save, {
      categorySetId: set!.id,
      code: 'WBVALVE',
      name: '工作台阀门',
      sort: 1,
      status: 1,
    });
    expect(await newest(zhangwei)).toMatchObject({
      noun: 'category',
      action: 'insert',
      userName: '张伟',
      recordName: '工作台阀门',
      link: '/categorySet',
    });
    await admin.succeed(setting.save, { type: 'APPLICATION_LABEL', name: '工作台标签', remark: '' });
    expect(await newest(zhangwei)).toMatchObject({
      noun: 'setting',
      userName: '陈志远',
      recordName: '工作台标签',
      link: '',
    });
    await admin.succeed(organisation.save, { code: 'WBORG', name: '工作台部' });
    expect(await newest(admin)).toMatchObject({ noun: 'organisation', recordName: '工作台部' });
    expect((await newest(zhangwei)).noun).not.toBe('organisation');
  });

  it('证书以应用与类型称呼，两种语言；删除后仍认得出', async () => {
    const [before] = await zhangwei.data(certificate.list, {});
    await zhangwei.succeed(certificate.update, { ...before!, packageName: 'com.brh.workbench' });
    expect(await newest(zhangwei)).toMatchObject({
      noun: 'certificate',
      action: 'update',
      userName: '张伟',
      recordName: '员工移动端 推送证书',
      link: '/zBook',
    });
    expect((await newest(await app.as('zhangwei', { language: 'ENG' }))).recordName).toBe(
      '员工移动端 Push certificate',
    );
    await zhangwei.succeed(certificate.delete, [before!.id]);
    expect(await newest(zhangwei)).toMatchObject({
      noun: 'certificate',
      action: 'delete',
      recordName: 'com.brh.workbench',
      link: '',
    });
  });

  it('最多十二条，从新到旧', async () => {
    const { latestChanges } = await show(admin);
    expect(latestChanges.length).toBeLessThanOrEqual(12);
    expect(latestChanges.length).toBeGreaterThan(3);
    const times = latestChanges.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('账号的变更只给系统管理员看，密码与其他内容从不出现', async () => {
    await (
      await app.as('lina')
    ).succeed(account.changePassword, {
      loginName: 'lina',
      oldPassword: 'Demo1234',
      password: 'Harbour99',
      confirmPassword: 'Harbour99',
    });
    const answer = await admin.succeed(workbench.show, {});
    expect(answer.body.data.latestChanges[0]).toMatchObject({
      noun: 'account',
      action: 'update',
      recordName: '李娜',
      userName: '李娜',
      link: `/account?name=${encodeURIComponent('李娜')}`,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password|\*\*\*|Harbour99|内部说明/);
    expect((await show(zhangwei)).latestChanges.map(({ noun }) => noun)).not.toContain('account');
  });
});

/** Whose changes 张伟 may know of. */
const seen = `'material', 'brand', 'unit', 'specification', 'category_set', 'category', 'label_set', 'label', 'application', 'certificate', 'setting'`;

describe('每日变更', () => {
  it('最近十四天，没有变更的日子也在，只数看得到的、人所做的', async () => {
    const tenantOne = await app.asTenant(1);
    // Days begin at midnight in the time zone of the installation.
    await tenantOne.query(`set time zone '${app.config.timeZone}'`);
    const {
      rows: [before],
    } = await tenantOne.query(
      `select count(*)::int from change_record where table_name in (${seen}) and request_id is not null and created_time > current_date - 13`,
    );
    await tenantOne.query(`insert into change_record (table_name, root_table, record_id, root_id, action, changes, created_time, request_id)
      select noun, noun, '1', '1', 'update', '{}', time, request from (values
        ('brand', current_date - 13, 'r'), ('brand', current_date - 14, 'r'), ('news', now(), 'r'), ('brand', now(), null)) changed (noun, time, request)`);
    const { changesPerDay } = await show(zhangwei);
    expect(changesPerDay).toHaveLength(14);
    const { rows } = await tenantOne.query(
      `select to_char(current_date, 'YYYY-MM-DD') as last, to_char(current_date - 13, 'YYYY-MM-DD') as first`,
    );
    expect([changesPerDay[0]!.day, changesPerDay.at(-1)!.day]).toEqual([rows[0].first, rows[0].last]);
    expect(changesPerDay[0]!.value).toBeGreaterThan(0);
    expect(total(changesPerDay)).toBe(before.count + 1);
    for (const { value, nouns } of changesPerDay) expect(total(nouns)).toBe(value);
  });
});

it('别的租户看不到这里的数字与变更', async () => {
  const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
  const { figures, changesPerDay: before } = await show(neighbour);
  expect(figures.find(({ noun }) => noun === 'brand')).toMatchObject({ value: 6 });
  await zhangwei.succeed(brand.save, newBrand({ code: 'OURS', name: '只属于佰瑞华' }));
  const after = await show(neighbour);
  expect(total(after.changesPerDay)).toBe(total(before));
  expect(after.latestChanges.map(({ recordName }) => recordName)).not.toContain('只属于佰瑞华');
});
