import type { Condition } from '@edp/contract/kernel/list/condition.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { savedView, type ViewContent } from '@edp/contract/modules/saved-view/saved-view.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let clerks: string;
let clerk: Person;
let outsider: Person;
beforeAll(async () => {
  clerks = await addRole(used.app, 'VIEW_CLERKS', ['brand.view', 'material.view'], ['INV01']);
  await restrictFields(used.app, clerks, { 'material.marketPrice': 'hidden' });
  clerk = await addPerson(used.app, 'viewclerk', 'D0201', 'VIEW_CLERKS');
  await addRole(used.app, 'VIEW_OTHERS', ['unit.view']);
  outsider = await addPerson(used.app, 'viewother', 'D0201', 'VIEW_OTHERS');
});

const contentOf = (fields: Partial<ViewContent> = {}): ViewContent => ({
  filters: { active: '1' },
  sort: '-code',
  layout: {
    columns: [
      { key: 'name', width: 200 },
      { key: 'code', isHidden: true },
    ],
    density: 'compact',
    pageSize: 50,
  },
  ...fields,
});
const save = async (
  client: TestClient,
  name: string,
  more: { list?: string; content?: ViewContent; id?: string } = {},
) => (await client.data(savedView.save, { list: 'brand.list', content: contentOf(), ...more, name })).id;
const viewsOf = (client: TestClient) => client.data(savedView.read, {});
const viewOf = async (client: TestClient, id: string) => (await viewsOf(client)).find((view) => view.id === id);
const conditionOn = (...fields: string[]) =>
  JSON.stringify({
    match: 'all',
    tests: fields.map((field) => ({ field, operator: 'notEmpty', values: [] })),
  } satisfies Condition);

describe('保存的视图', () => {
  it('保存后原样读出，只有自己看得到；改名与更新后仍是同一个，删除后不再有；都不留变更记录', async () => {
    const id = await save(clerk, '启用的品牌');
    expect(await viewOf(clerk, id)).toEqual({
      id,
      list: 'brand.list',
      name: '启用的品牌',
      content: contentOf(),
      isOwn: true,
      ownerName: 'viewclerk',
      isDefault: false,
      roles: [],
      dropped: [],
    });
    for (const other of [used.admin, used.neighbour, outsider]) expect(await viewOf(other, id)).toBeUndefined();
    await save(clerk, '改名', { id, content: contentOf({ sort: '' }) });
    expect(await viewOf(clerk, id)).toMatchObject({ name: '改名', content: { sort: '' } });
    await clerk.succeed(savedView.delete, { id });
    expect(await viewsOf(clerk)).toEqual([]);
    const tenantOne = await used.app.asTenant(1);
    expect((await tenantOne.query(`select from change_record where table_name like 'saved_view%'`)).rowCount).toBe(0);
  });

  it.each([
    ['没有名称', { name: ' ' }, 'name', '请输入视图名称'],
    ['名称过长', { name: '长'.repeat(31) }, 'name', '不超过30个字符'],
    ['没有这个列表', { list: 'nothing.list' }, 'list', '所选数据不存在，请重新选择'],
    ['不是列表', { list: 'brand.save' }, 'list', '所选数据不存在，请重新选择'],
    ['没有权限的列表', { list: 'account.list' }, 'list', '所选数据不存在，请重新选择'],
    ['筛选不是文字', { content: { ...contentOf(), filters: { a: 1 } } }, 'content.filters.a', '格式不正确'],
    [
      '内容过大',
      { content: contentOf({ filters: { name: '长'.repeat(20_001) } }) },
      'content',
      '筛选条件过多，无法保存为视图',
    ],
  ])('%s时在该处提示', async (_what, fields, field, message) => {
    const { status, body } = await clerk.attempt(savedView.save, {
      list: 'brand.list',
      name: '视图',
      content: contentOf(),
      ...fields,
    } as never);
    expect([status, body.data.fields]).toEqual([400, [{ field, message }]]);
  });

  it('同一人同一列表中名称不重复；别的列表、别人可以', async () => {
    const id = await save(clerk, '重名');
    expect(
      await clerk.attempt(savedView.save, { list: 'brand.list', name: '重名', content: contentOf() }),
    ).toMatchObject({ status: 409, body: { data: { error: 'savedView.nameTaken' } } });
    await save(clerk, '重名', { list: 'material.list' });
    await save(used.admin, '重名');
    await clerk.succeed(savedView.delete, { id });
  });

  it('每人每个列表最多五十个，两个窗口一起也不超过', async () => {
    const person = await addPerson(used.app, 'manyviews', null, 'VIEW_CLERKS');
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(
      `insert into saved_view (user_id, list_key, name, content) select $1, 'brand.list', n, $2 from generate_series(1, 49) n`,
      [person.id, contentOf()],
    );
    const answers = await Promise.all(
      ['甲', '乙'].map((name) => person.attempt(savedView.save, { list: 'brand.list', name, content: contentOf() })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await save(person, '别的列表', { list: 'material.list' });
  });
});

describe('共享与默认', () => {
  it('共享给角色后，该角色的人看得到，不能修改、共享、删除；别的角色看不到；收回后不再看到', async () => {
    const id = await save(used.admin, '给文员');
    await used.admin.succeed(savedView.share, { id, roleIds: [clerks] });
    expect(await viewOf(clerk, id)).toMatchObject({ isOwn: false, ownerName: '陈志远', roles: [] });
    expect(await viewOf(used.admin, id)).toMatchObject({ roles: [{ id: clerks, name: 'VIEW_CLERKS' }] });
    expect(await viewOf(outsider, id)).toBeUndefined();
    const refused = { status: 403, body: { data: { error: 'savedView.notOwner' } } };
    expect(
      await clerk.attempt(savedView.save, { id, list: 'brand.list', name: '我的', content: contentOf() }),
    ).toMatchObject(refused);
    expect(await clerk.attempt(savedView.delete, { id })).toMatchObject(refused);
    expect(await clerk.attempt(savedView.uses, { id })).toMatchObject(refused);
    expect(await clerk.attempt(savedView.share, { id, roleIds: [] })).toMatchObject({ status: 403 });
    for (const stranger of [outsider, used.neighbour])
      expect(await stranger.attempt(savedView.delete, { id })).toMatchObject({ status: 404 });
    await used.admin.succeed(savedView.share, { id, roleIds: [] });
    expect(await viewOf(clerk, id)).toBeUndefined();
  });

  it('不存在的角色被拒绝，什么都没有变', async () => {
    const id = await save(used.admin, '给谁');
    expect(await used.admin.attempt(savedView.share, { id, roleIds: [clerks, '99999999'] })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field: 'roleIds' }] } },
    });
    expect(await viewOf(used.admin, id)).toMatchObject({ roles: [] });
  });

  it('每人每个列表一个默认；删除前说明谁在使用，删除后默认随之取消', async () => {
    const [first, second] = [await save(used.admin, '默认一'), await save(used.admin, '默认二')];
    await used.admin.succeed(savedView.share, { id: first, roleIds: [clerks] });
    await clerk.succeed(savedView.setDefault, { list: 'brand.list', id: first });
    for (const id of [first, second]) await used.admin.succeed(savedView.setDefault, { list: 'brand.list', id });
    expect((await viewsOf(used.admin)).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second]);
    expect(await viewOf(clerk, first)).toMatchObject({ isDefault: true });
    expect(await used.admin.data(savedView.uses, { id: first })).toEqual(['viewclerk']);
    expect(await clerk.attempt(savedView.setDefault, { list: 'brand.list', id: second })).toMatchObject({
      status: 404,
    });
    expect(await clerk.attempt(savedView.setDefault, { list: 'material.list', id: first })).toMatchObject({
      status: 404,
    });
    await used.admin.succeed(savedView.setDefault, { list: 'brand.list' });
    expect((await viewsOf(used.admin)).some(({ isDefault }) => isDefault)).toBe(false);
    await used.admin.succeed(savedView.delete, { id: first });
    expect((await viewsOf(clerk)).some(({ isDefault }) => isDefault)).toBe(false);
  });
});

describe('打开时', () => {
  it('列表不认识的筛选与排序、看不见的字段不带上，并说明；别的照常', async () => {
    const filters = {
      enabled: '1',
      itemName: '轴承',
      nothing: 'x',
      pageNo: '3',
      createTime: '不是日期',
      condition: conditionOn('marketPrice', 'specification'),
    };
    const id = await save(used.admin, '物料', {
      list: 'material.list',
      content: contentOf({ filters, sort: '-marketPrice' }),
    });
    await used.admin.succeed(savedView.share, { id, roleIds: [clerks] });
    expect(await viewOf(used.admin, id)).toMatchObject({
      content: { filters: { enabled: '1', itemName: '轴承', condition: filters.condition }, sort: '-marketPrice' },
      dropped: expect.arrayContaining(['nothing', 'pageNo', 'createTime']),
    });
    const seen = await viewOf(clerk, id);
    expect(seen).toMatchObject({
      content: { filters: { enabled: '1', condition: conditionOn('specification') }, sort: '' },
      dropped: expect.arrayContaining(['nothing', 'marketPrice']),
    });
    expect(JSON.stringify(seen!.content)).not.toContain('marketPrice');
  });

  it('已删除的类别不带上，筛选与条件都是', async () => {
    const [node] = await used.admin.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' });
    const under = (id: string) =>
      JSON.stringify({
        match: 'any',
        tests: [
          { field: 'itemCategoryId', operator: 'under', values: [id] },
          { field: 'itemCode', operator: 'contains', values: ['A'] },
        ],
      });
    const kept = await save(used.admin, '还在', {
      list: 'material.list',
      content: contentOf({ filters: { itemCategoryId: node!.id, condition: under(node!.id) }, sort: '' }),
    });
    const gone = await save(used.admin, '不在了', {
      list: 'material.list',
      content: contentOf({ filters: { itemCategoryId: '99999999', condition: under('99999999') }, sort: '' }),
    });
    expect(await viewOf(used.admin, kept)).toMatchObject({
      content: { filters: { itemCategoryId: node!.id, condition: under(node!.id) } },
      dropped: [],
    });
    const { content, dropped } = (await viewOf(used.admin, gone))!;
    expect(content.filters).toEqual({
      condition: JSON.stringify({ match: 'any', tests: [{ field: 'itemCode', operator: 'contains', values: ['A'] }] }),
    });
    expect(dropped).toEqual(['itemCategoryId', 'itemCategoryId']);
  });

  it('读出的筛选与条件可直接用于列表', async () => {
    const id = await save(used.admin, '可用', {
      content: contentOf({ filters: { active: '1', condition: conditionOn('description') } }),
    });
    const {
      content: { filters, sort },
    } = (await viewOf(used.admin, id))!;
    expect(await used.admin.attempt(brand.list, { ...filters, sort } as never)).toMatchObject({ status: 200 });
  });
});
