import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { mostFound, mostFoundAlone, search } from '@edp/contract/modules/search/search.ts';
import { role, session } from '@edp/contract/modules/session/session.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp([], 'whole');
const find = async (client: TestClient, keyword: string) => (await client.data(search.find, { keyword })).groups;
const group = async (client: TestClient, noun: string, keyword: string) =>
  (await find(client, keyword)).find((each) => each.noun === noun);
const names = async (client: TestClient, noun: string, keyword: string) =>
  (await group(client, noun, keyword))?.records.map(({ name }) => name);
const newBrand = (fields: { code: string; name: string; active?: 0 | 1 }) => ({
  active: 1,
  sortOrder: 1,
  description: '',
  ...fields,
});

describe('查找记录', () => {
  it('按名称、编码与拼音首字母找到，说明是什么匹配、名称与编码中哪几个字', async () => {
    const { id } = await used.admin.data(brand.save, newBrand({ code: 'KSB-77', name: '面板寻标' }));
    const found = async (keyword: string) =>
      (await group(used.admin, 'brand', keyword))?.records.find((each) => each.id === id);
    expect(await found('寻标')).toMatchObject({
      name: '面板寻标',
      code: 'KSB-77',
      matched: 'name',
      marked: [2, 4],
      codeMarked: [0, 0],
      link: `/brand?open=${id}`,
      state: '有效',
    });
    expect(await found('ksb-7')).toMatchObject({ matched: 'code', marked: [0, 0], codeMarked: [0, 5] });
    expect(await found('bxb')).toMatchObject({ matched: 'initials', marked: [1, 4] });
    expect(await found('没有这个')).toBeUndefined();
  });

  it('员工也按全拼找到，没有数据的类别不出现', async () => {
    const groups = await find(used.admin, 'zhangwei');
    const people = groups.find(({ noun }) => noun === 'employee')!;
    expect(people.records[0]).toMatchObject({
      name: '张伟',
      code: 'zhangwei',
      fields: expect.arrayContaining([expect.objectContaining({ label: '所属部门' })]),
    });
    expect(groups.every(({ records }) => records.length > 0)).toBe(true);
  });

  it('按不带声调的全拼找到，最后一个字可以没有打完；说明是哪个词，列表用这个词打开', async () => {
    const found = await used.admin.data(search.find, { keyword: 'zhoucheng' });
    expect(found.spelled).toBe('轴承');
    expect(found.groups[0]).toMatchObject({
      noun: 'material',
      link: `/materialManage?keyword=${encodeURIComponent('轴承')}`,
    });
    expect(found.groups[0]!.records.every(({ name }) => name.includes('轴承'))).toBe(true);
    for (const keyword of ['zhou cheng', 'ZhouCheng', 'zhouch', "zhou'cheng"])
      expect((await used.admin.data(search.find, { keyword })).spelled).toBe('轴承');
  });

  it('全拼可以有几种读法；名称、编码中就有这些字母的照字母找，没有这个词的没有结果', async () => {
    await used.admin.succeed(brand.save, newBrand({ code: 'QP-1', name: '西岸寻翻杆' }));
    expect((await used.admin.data(search.find, { keyword: 'xunfangan' })).spelled).toBe('寻翻杆');
    await used.admin.succeed(brand.save, newBrand({ code: 'ZHOUCHENG-9', name: '字母寻牌' }));
    expect(await names(used.admin, 'brand', 'zhoucheng')).toEqual(['字母寻牌']);
    for (const keyword of ['nvnvnv', 'qqq', 'bearing'])
      expect((await used.admin.data(search.find, { keyword })).spelled).toBe('');
  });

  it('全拼只从看得到的记录中找词', async () => {
    await used.admin.succeed(brand.save, newBrand({ code: 'QP-2', name: '璞瑶寻珏' }));
    expect((await used.admin.data(search.find, { keyword: 'puyaoxunjue' })).spelled).toBe('璞瑶寻珏');
    expect((await used.neighbour.data(search.find, { keyword: 'puyaoxunjue' })).spelled).toBe('');
  });

  it('各类顺序固定，每类最多五条并告知总数；没有关键字时没有结果', async () => {
    const groups = await find(used.admin, '轴承');
    expect(groups[0]).toMatchObject({ noun: 'material', title: '物料', records: { length: mostFound } });
    expect(groups[0]!.total).toBeGreaterThan(mostFound);
    expect(groups[0]!.link).toBe(`/materialManage?keyword=${encodeURIComponent('轴承')}`);
    expect(groups.find(({ noun }) => noun === 'category')!.link).toBe('');
    expect(await used.admin.data(search.find, {})).toEqual({ groups: [], spelled: '' });
    expect(await used.admin.data(search.find, { keyword: '  ' })).toEqual({ groups: [], spelled: '' });
  });

  it('可只在一类中查找，最多二十条；不存在的类别没有结果，没有权限的也没有', async () => {
    const [materials] = await find(used.admin, '轴承');
    const { groups } = await used.admin.data(search.find, { keyword: '轴承', only: materials!.list });
    expect(groups).toMatchObject([
      { list: 'material.list', total: materials!.total, records: { length: mostFoundAlone } },
    ]);
    expect(await used.admin.data(search.find, { keyword: '轴承', only: 'nothing.list' })).toEqual({
      groups: [],
      spelled: '',
    });
    expect(await (await used.app.as('kehu')).data(search.find, { keyword: '轴承', only: 'material.list' })).toEqual({
      groups: [],
      spelled: '',
    });
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
    await restrictFields(used.app, roleId, {
      'material.marketPrice': 'hidden',
      'material.specification': 'hidden',
      'employee.phone': 'hidden',
    });
    const clerk = await addPerson(used.app, 'noprice', 'D0201', 'NO_PRICE');
    await used.admin.succeed(material.save, {
      ...materialSample(await materialChoices(used.admin), 1),
      itemCode: 'HIDE-1',
      itemName: '藏价物料',
      marketPrice: '918273.5',
      specification: '绝密规格',
    });
    const [seen] = (await group(used.admin, 'material', '藏价物料'))!.records;
    expect(JSON.stringify(seen)).toContain('绝密规格');
    expect(seen!.fields).toContainEqual({ label: '市场价', value: '918,273.50' });
    const [kept] = (await group(clerk, 'material', '藏价物料'))!.records;
    expect(kept).toMatchObject({ name: '藏价物料' });
    expect(JSON.stringify(kept)).not.toMatch(/绝密规格|918,273/);
    await (
      await used.app.asTenant(1)
    ).query(`update user_account set phone = '13987654321' where account = 'zhangwei'`);
    expect(await names(used.admin, 'employee', '13987654321')).toEqual(['张伟']);
    expect(await names(clerk, 'employee', '13987654321')).toBeUndefined();
  });

  it('没有共享给自己的找不到', async () => {
    await addRole(used.app, 'BRAND_EDIT', ['brand.view', 'brand.edit'], ['INV01']);
    const stranger = await addPerson(used.app, 'searchstranger', 'D0401', 'BRAND_EDIT');
    const colleague = await addPerson(used.app, 'searchcolleague', 'D0201', 'BRAND_EDIT');
    for (const { id } of await used.admin.data(sharing.list, { pageSize: 50 }))
      await used.admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
    await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
    await stranger.succeed(brand.save, newBrand({ code: 'PRIV-1', name: '私有寻牌' }));
    expect(await names(stranger, 'brand', '私有寻牌')).toEqual(['私有寻牌']);
    expect(await names(colleague, 'brand', '私有寻牌')).toBeUndefined();
    expect(await names(colleague, 'brand', 'PRIV-1')).toBeUndefined();
    await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.public });
  });
});

describe('树的节点', () => {
  const newSet = (code: string) =>
    used.admin.data(categorySet.save, { code, name: `寻点${code}`, type: 1, state: 1, remark: '' });
  const addCategory = (
    client: TestClient,
    categorySetId: string,
    fields: { name: string; code: string; parentId?: string; status?: 0 | 1 },
  ) => client.data(category.save, { categorySetId, sort: 10, status: 1, sortPicUrl: '', ...fields });

  it('分类按名称、编码与拼音首字母找到，说明在哪个分类集的哪一级，打开分类树中的该分类', async () => {
    const set = await newSet('XD1');
    const root = await addCategory(used.admin, set.id, { name: '外购寻件', code: 'XJ01' });
    const { id } = await addCategory(used.admin, set.id, { name: '深沟寻球', code: 'XJ0101', parentId: root.id });
    const found = async (keyword: string, client = used.admin) =>
      (await group(client, 'category', keyword))?.records.find((each) => each.id === id);
    expect(await found('沟寻球')).toMatchObject({
      name: '深沟寻球',
      code: 'XJ0101',
      path: '寻点XD1 / 外购寻件',
      matched: 'name',
      marked: [1, 4],
      state: '启用',
      link: `/categorySet/${set.id}/tree?open=${id}`,
      fields: [{ label: '位于', value: '寻点XD1 / 外购寻件' }],
    });
    expect(await found('xj0101')).toMatchObject({ matched: 'code', codeMarked: [0, 6] });
    expect(await found('sgxq')).toMatchObject({ matched: 'initials', marked: [0, 4] });
    expect(await found('沟寻球', used.neighbour)).toBeUndefined();
    expect((await group(used.admin, 'category', '外购寻件'))?.records[0]).toMatchObject({ path: '寻点XD1' });
  });

  it('停用的分类也找得到，并说明；英文界面用英文的名称与路径', async () => {
    const set = await newSet('XD2');
    const root = await addCategory(used.admin, set.id, { name: '译名寻根', code: 'YM01' });
    const { id } = await addCategory(used.admin, set.id, {
      name: '译名寻叶',
      code: 'YM0101',
      parentId: root.id,
      status: 0,
    });
    await used.admin.succeed(category.translate, [{ type: 'ENG', name: 'Seekroot', remark: '', parentId: root.id }]);
    await used.admin.succeed(category.translate, [{ type: 'ENG', name: 'Seekleaf', remark: '', parentId: id }]);
    expect((await group(used.admin, 'category', '译名寻叶'))?.records).toMatchObject([{ state: '停用' }]);
    const english = await used.app.as('admin', { language: 'ENG' });
    expect((await group(english, 'category', 'seekleaf'))?.records).toMatchObject([
      { name: 'Seekleaf', path: '寻点XD2 / Seekroot', state: 'Disabled' },
    ]);
  });

  it('标签同样，路径为标签集与上级标签', async () => {
    const set = await used.admin.data(labelSet.save, { name: '寻签集', useObj: 'PRODUCT', state: 1, remark: '' });
    const root = await used.admin.data(label.save, {
      labelSetId: set.id,
      name: '寻签根',
      code: 'XQ1',
      sort: 10,
      isRadio: 1,
      labelPicUrl: '',
    });
    const { id } = await used.admin.data(label.save, {
      labelSetId: set.id,
      parentId: root.id,
      name: '寻签叶',
      code: 'XQ11',
      sort: 10,
      labelPicUrl: '',
    });
    for (const keyword of ['寻签叶', 'xqy', 'XQ11']) {
      expect((await group(used.admin, 'label', keyword))?.records, keyword).toMatchObject([
        { id, path: '寻签集 / 寻签根', state: '', link: `/labelSet/${set.id}/tree?open=${id}` },
      ]);
    }
  });

  it('不能查看分类集的角色找不到；分类集没有共享给自己的也找不到，总数同样不含', async () => {
    await addRole(used.app, 'CATEGORY_EDIT', ['categorySet.view', 'categorySet.edit'], ['INV01']);
    const stranger = await addPerson(used.app, 'nodestranger', 'D0401', 'CATEGORY_EDIT');
    const colleague = await addPerson(used.app, 'nodecolleague', 'D0201', 'CATEGORY_EDIT');
    await addRole(used.app, 'NO_CATEGORIES', ['brand.view'], ['INV01']);
    const other = await addPerson(used.app, 'nodeother', 'D0201', 'NO_CATEGORIES');
    for (const { id } of await used.admin.data(sharing.list, { pageSize: 50 }))
      await used.admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
    await used.admin.succeed(sharing.setMode, { sharingType: 'category_set', mode: sharingModes.private });
    const own = await colleague.data(categorySet.save, {
      code: 'XD3',
      name: '同事的集',
      type: 1,
      state: 1,
      remark: '',
    });
    const theirs = await stranger.data(categorySet.save, {
      code: 'XD4',
      name: '外人的集',
      type: 1,
      state: 1,
      remark: '',
    });
    // As many as an answer has, so that the total is not just the number of its records.
    const codes = ['SX1', 'SX2', 'SX3', 'SX4', 'SX5'];
    for (const code of codes) await addCategory(colleague, own.id, { name: '私寻类', code });
    for (const code of ['SX6', 'SX7']) await addCategory(stranger, theirs.id, { name: '私寻类', code });
    expect(await group(colleague, 'category', '私寻类')).toMatchObject({
      total: 5,
      records: codes.map((code) => ({ code })),
    });
    expect(await group(stranger, 'category', '私寻类')).toMatchObject({ total: 2 });
    expect(await group(used.admin, 'category', '私寻类')).toMatchObject({ total: 7 });
    expect(await group(other, 'category', '私寻类')).toBeUndefined();
    await used.admin.succeed(sharing.setMode, { sharingType: 'category_set', mode: sharingModes.public });
  });
});

describe('命令', () => {
  it('菜单带拼音首字母与全拼，可新增的类别随角色', async () => {
    const { menus, additions } = await used.admin.data(search.commands, {});
    expect(menus).toContainEqual({ name: '品牌管理', initials: 'ppgl', pinyin: 'pinpaiguanli' });
    expect(additions).toContainEqual({
      noun: 'brand',
      title: '品牌',
      link: '/brand?new=',
      initials: 'pp',
      pinyin: 'pinpai',
    });
    const viewed = await used.viewer.data(search.commands, {});
    expect(viewed.additions.map(({ noun }) => noun)).not.toContain('brand');
    expect(viewed.menus.map(({ name }) => name)).not.toContain('账号管理');
  });
});
