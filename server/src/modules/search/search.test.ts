import { brand } from '@edp/contract/modules/brand/brand.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { mostFound, search } from '@edp/contract/modules/search/search.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const find = async (client: TestClient, keyword: string) => (await client.data(search.find, { keyword })).groups;
const group = async (client: TestClient, noun: string, keyword: string) => (await find(client, keyword)).find((each) => each.noun === noun);
const names = async (client: TestClient, noun: string, keyword: string) => (await group(client, noun, keyword))?.records.map(({ name }) => name);
const newBrand = (fields: { code: string; name: string; active?: 0 | 1 }) => ({ active: 1, sortOrder: 1, description: '', ...fields });

describe('查找记录', () => {
  it('按名称、编码与拼音首字母找到，说明是什么匹配、名称与编码中哪几个字', async () => {
    const { id } = await used.admin.data(brand.save, newBrand({ code: 'KSB-77', name: '面板寻标' }));
    const found = async (keyword: string) => (await group(used.admin, 'brand', keyword))?.records.find((each) => each.id === id);
    expect(await found('寻标')).toMatchObject({ name: '面板寻标', code: 'KSB-77', matched: 'name', marked: [2, 4], codeMarked: [0, 0], link: `/brand?open=${id}`, state: '有效' });
    expect(await found('ksb-7')).toMatchObject({ matched: 'code', marked: [0, 0], codeMarked: [0, 5] });
    expect(await found('bxb')).toMatchObject({ matched: 'initials', marked: [1, 4] });
    expect(await found('没有这个')).toBeUndefined();
  });

  it('员工也按全拼找到，没有数据的类别不出现', async () => {
    const groups = await find(used.admin, 'zhangwei');
    const people = groups.find(({ noun }) => noun === 'employee')!;
    expect(people.records[0]).toMatchObject({ name: '张伟', code: 'zhangwei', fields: expect.arrayContaining([expect.objectContaining({ label: '所属部门' })]) });
    expect(groups.every(({ records }) => records.length > 0)).toBe(true);
  });

  it('各类顺序固定，每类最多五条并告知总数；没有关键字时没有结果', async () => {
    const groups = await find(used.admin, '轴承');
    expect(groups[0]).toMatchObject({ noun: 'material', title: '物料', records: { length: mostFound } });
    expect(groups[0]!.total).toBeGreaterThan(mostFound);
    expect(await used.admin.data(search.find, {})).toEqual({ groups: [] });
    expect(await used.admin.data(search.find, { keyword: '  ' })).toEqual({ groups: [] });
  });

  it('停用的也找得到，并说明状态', async () => {
    await used.admin.succeed(brand.save, newBrand({ code: 'OFF-1', name: '停用的寻牌', active: 0 }));
    expect((await group(used.admin, 'brand', '停用的寻牌'))?.records[0]).toMatchObject({ state: '无效' });
  });

  it('英文界面用英文的类别与字段', async () => {
    const english = await used.app.as('admin', { language: 'ENG' });
    expect(await group(english, 'material', '轴承')).toMatchObject({ title: 'Materials' });
  });
});

describe('只找能看到的', () => {
  it('只找角色有权限查看的类别，别的租户的找不到', async () => {
    await addRole(used.app, 'ONLY_BRANDS', ['brand.view'], ['INV01']);
    const clerk = await addPerson(used.app, 'onlybrands', 'D0201', 'ONLY_BRANDS');
    await used.admin.succeed(brand.save, newBrand({ code: 'ZC-1', name: '轴承之家' }));
    expect((await find(clerk, '轴承')).map(({ noun }) => noun)).toEqual(['brand']);
    expect(await names(used.neighbour, 'brand', '轴承之家')).toBeUndefined();
    expect(await find(await used.app.as('kehu'), '轴承')).toEqual([]);
  });

  it('物料只找当前库存组织的', async () => {
    const other = await used.app.as('zhangwei', { roleCode: 'MASTER_DATA' });
    const [, second] = await other.data(role.invOrgs, {});
    await other.succeed(session.setInvOrg, { invorgId: second!.id });
    const listed = (await other.succeed(material.list, { keyword: '轴承', exactTotal: 1 })).body.total;
    expect((await group(other, 'material', '轴承'))?.total ?? 0).toBe(listed);
    expect((await group(used.admin, 'material', '轴承'))!.total).toBeGreaterThan(listed!);
  });

  it('看不见的字段不在预览中，也不能用来查找', async () => {
    const roleId = await addRole(used.app, 'NO_PRICE', ['material.view', 'employee.view'], ['INV01']);
    await restrictFields(used.app, roleId, { 'material.marketPrice': 'hidden', 'material.specification': 'hidden', 'employee.phone': 'hidden' });
    const clerk = await addPerson(used.app, 'noprice', 'D0201', 'NO_PRICE');
    await used.admin.succeed(material.save, { ...materialSample(await materialChoices(used.admin), 1), itemCode: 'HIDE-1', itemName: '藏价物料', marketPrice: '918273.5', specification: '绝密规格' });
    const [seen] = (await group(used.admin, 'material', '藏价物料'))!.records;
    expect(JSON.stringify(seen)).toContain('绝密规格');
    const [kept] = (await group(clerk, 'material', '藏价物料'))!.records;
    expect(kept).toMatchObject({ name: '藏价物料' });
    expect(JSON.stringify(kept)).not.toMatch(/绝密规格|918273/);
    await (await used.app.asTenant(1)).query(`update user_account set phone = '13987654321' where account = 'zhangwei'`);
    expect(await names(used.admin, 'employee', '13987654321')).toEqual(['张伟']);
    expect(await names(clerk, 'employee', '13987654321')).toBeUndefined();
  });

  it('没有共享给自己的找不到', async () => {
    await addRole(used.app, 'BRAND_EDIT', ['brand.view', 'brand.edit'], ['INV01']);
    const stranger = await addPerson(used.app, 'searchstranger', 'D0401', 'BRAND_EDIT');
    const colleague = await addPerson(used.app, 'searchcolleague', 'D0201', 'BRAND_EDIT');
    for (const { id } of await used.admin.data(sharing.list, { pageSize: 50 })) await used.admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
    await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
    await stranger.succeed(brand.save, newBrand({ code: 'PRIV-1', name: '私有寻牌' }));
    expect(await names(stranger, 'brand', '私有寻牌')).toEqual(['私有寻牌']);
    expect(await names(colleague, 'brand', '私有寻牌')).toBeUndefined();
    expect(await names(colleague, 'brand', 'PRIV-1')).toBeUndefined();
    await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.public });
  });
});

describe('命令', () => {
  it('菜单带拼音首字母与全拼，可新增的类别随角色', async () => {
    const { menus, additions } = await used.admin.data(search.commands, {});
    expect(menus).toContainEqual({ name: '品牌管理', initials: 'ppgl', pinyin: 'pinpaiguanli' });
    expect(additions).toContainEqual({ noun: 'brand', title: '品牌', link: '/brand?new=', initials: 'pp', pinyin: 'pinpai' });
    const viewed = await used.viewer.data(search.commands, {});
    expect(viewed.additions.map(({ noun }) => noun)).not.toContain('brand');
    expect(viewed.menus.map(({ name }) => name)).not.toContain('账号管理');
  });
});
