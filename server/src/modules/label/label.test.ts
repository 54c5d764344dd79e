import { label, type LabelNode } from '@edp/contract/modules/label.ts';
import { labelSet } from '@edp/contract/modules/label-set.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let neighbour: TestClient;
/** A set of each test's own. */
let setId: string;
let number = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  neighbour = await app.as('admin', { tenantCode: 'HXJT' });
});
beforeEach(async () => {
  number += 1;
  ({ id: setId } = await admin.data(labelSet.save, { name: `标签集${number}`, useObj: 'PRODUCT', state: 1 }));
});
afterAll(() => app.stop());

const root = (name: string, more: object = {}) => ({ labelSetId: setId, name, code: name.toUpperCase(), sort: 10, isRadio: 1, ...more });
const child = (name: string, parentId: string, more: object = {}) => ({ labelSetId: setId, name, code: name.toUpperCase(), sort: 10, parentId, ...more });
const add = async (input: object) => (await admin.data(label.save, input as never)).id;
const read = (id: string) => admin.data(label.detail, { id });
const print = (nodes: readonly LabelNode[]): string => nodes.map(({ name, children }) => name + (children ? `(${print(children)})` : '')).join(',');
const shape = async () => print(await admin.data(label.tree, { labelSetId: setId }));

describe('标签', () => {
  it('根标签带是否单选，子标签没有', async () => {
    const a = await add(root('a', { isRadio: '1' }));
    const b = await add(child('b', a));
    expect(await read(a)).toEqual({
      id: a, version: 1, name: 'a', code: 'A', sort: 10, isRadio: 1, labelPicUrl: '', parentId: '', labelType: 2, labelSetId: setId, labelSetName: `标签集${number}`,
    });
    expect(await read(b)).toMatchObject({ isRadio: null, parentId: a });
    expect(await admin.data(label.tree, { labelSetId: setId })).toEqual([
      { id: a, version: 1, name: 'a', code: 'A', sort: 10, isRadio: 1, children: [{ id: b, version: 1, name: 'b', code: 'B', sort: 10, isRadio: null }] },
    ]);
  });

  it.each([
    ['缺少名称', { name: '' }, 'name', '请输入标签名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['缺少编码', { code: '' }, 'code', '请输入标签编码'],
    ['编码过长', { code: 'x'.repeat(21) }, 'code', '不超过20个字符'],
    ['编码含中文', { code: '编码' }, 'code', '不允许输入中文字符'],
    ['缺少排序号', { sort: null }, 'sort', '请输入排序号'],
    ['排序号为负', { sort: -1 }, 'sort', '不能小于0'],
    ['根标签缺少是否单选', { isRadio: undefined }, 'isRadio', '请选择是否单选'],
    ['没有标签集', { labelSetId: '' }, 'labelSetId', '请选择标签集'],
    ['图片不存在', { labelPicUrl: '/file/v6/view/999999' }, 'labelPicUrl', '图片路径错误'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await admin.attempt(label.save, root('x', fields));
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('编码在同一标签集中不能重复', async () => {
    const a = await add(root('a'));
    const { status, body } = await admin.attempt(label.save, child('b', a, { code: 'A' }));
    expect([status, body.message]).toEqual([409, '同一标签集中已有该编码，请更换']);
  });

  it('子标签只能在根标签下，且不能设置是否单选', async () => {
    const a = await add(root('a'));
    const b = await add(child('b', a));
    expect((await admin.attempt(label.save, child('c', b))).body).toMatchObject({ message: '只能在根标签下添加子标签', data: { error: 'label.onlyUnderRoot' } });
    expect((await admin.attempt(label.save, child('c', a, { isRadio: 1 }))).body.data.fields).toEqual([{ field: 'isRadio', message: '只有根标签可以设置是否单选' }]);
    expect(await shape()).toBe('a(b)');
  });

  it('他人已修改时拒绝覆盖', async () => {
    const id = await add(root('a'));
    const before = await read(id);
    await admin.succeed(label.save, { ...before, name: 'a2', isRadio: 0 });
    const { status, body } = await admin.attempt(label.save, { ...before, name: 'a3' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { name: 'a2', isRadio: 0, version: 2 } });
  });
});

describe('标签移动与删除', () => {
  it('没有子标签的根可以移到别的根下，移出时成为可多选的根', async () => {
    const [a, b] = [await add(root('a')), await add(root('b'))];
    await admin.succeed(label.move, { id: b, parentId: a, version: 1 });
    expect(await shape()).toBe('a(b)');
    expect((await read(b)).isRadio).toBeNull();
    await admin.succeed(label.move, { id: b, beforeId: a });
    expect(await shape()).toBe('b,a');
    expect((await read(b)).isRadio).not.toBeNull();
  });

  it('有子标签的根不能移到别的根下，标签不能移到子标签下', async () => {
    const [a, b] = [await add(root('a')), await add(root('b'))];
    const c = await add(child('c', b));
    expect((await admin.attempt(label.move, { id: b, parentId: a })).body.message).toBe('只能在根标签下添加子标签');
    expect((await admin.attempt(label.move, { id: a, parentId: c })).body.message).toBe('只能在根标签下添加子标签');
    expect((await admin.attempt(label.move, { id: b, parentId: c })).body.message).toBe('不能移动到自身或自己的下级');
    expect((await admin.attempt(label.move, { id: c, parentId: a, version: 9 })).body.data.error).toBe('error.stale');
    expect(await shape()).toBe('a,b(c)');
  });

  it('删除根标签时子标签一起删除', async () => {
    const a = await add(root('a'));
    await add(child('b', a));
    expect((await admin.attempt(label.delete, { id: a, below: 0 })).status).toBe(409);
    expect((await admin.succeed(label.delete, { id: a, below: 1 })).body.message).toBe('删除成功!');
    expect(await shape()).toBe('');
  });

  it('被使用的不能删除，并说明用在哪里', async () => {
    const a = await add(root('a'));
    const b = await add(child('b', a));
    const owner = await app.owner();
    await owner.query(`
      create table public.label_user (tenant_id int not null, id bigint not null, label_id bigint, primary key (tenant_id, id),
        foreign key (tenant_id, label_id) references public.label);
      call app.protect('public.label_user');
      set app.tenant = '1';
      insert into public.label_user values (1, 1, ${b})`);
    expect((await admin.attempt(label.delete, { id: a })).body.message).toBe('已被使用，不能删除：label_user (1)');
    expect((await admin.attempt(labelSet.delete, { id: setId })).status).toBe(409);
    expect(await shape()).toBe('a(b)');
  });
});

describe('按编号读取标签', () => {
  it('各在其根标签之下；编号可以是数组或逗号分隔的文本', async () => {
    const [a, z] = [await add(root('a', { sort: 20 })), await add(root('z'))];
    const b = await add(child('b', a));
    await add(child('c', a));
    expect(print(await admin.data(label.treeByIds, { ids: [b, Number(z)] }))).toBe('z,a(b)');
    expect(print(await admin.data(label.treeByIds, { ids: `${b},${z}` }))).toBe('z,a(b)');
    expect(await admin.data(label.treeByIds, { ids: [] })).toEqual([]);
    expect(await neighbour.data(label.treeByIds, { ids: [b] })).toEqual([]);
    expect((await admin.attempt(label.treeByIds, { ids: 'x' })).status).toBe(400);
  });
});

describe('标签权限与多语言', () => {
  it('译名在英文界面的树中显示，原名不能为空', async () => {
    const id = await add(root('a'));
    const rows = await admin.data(label.translations, { id });
    await admin.succeed(label.translate, [{ ...rows[0]!, name: '新名' }, { ...rows[1]!, name: 'New' }]);
    const english = await app.as('admin', { language: 'ENG' });
    expect(print(await english.data(label.tree, { labelSetId: setId }))).toBe('New');
    expect((await admin.attempt(label.translate, [{ ...rows[0]!, name: '' }])).body.message).toBe('请输入标签名称');
  });

  it('别的租户的标签不存在；只能查看的人不能修改', async () => {
    const id = await add(root('a'));
    const record = await read(id);
    const viewer = await app.as('lina');
    const attempts = (client: TestClient) => [
      client.attempt(label.save, record), client.attempt(label.move, { id }), client.attempt(label.delete, { id }),
      client.attempt(label.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
    ];
    for (const attempt of attempts(neighbour)) expect((await attempt).status).toBe(404);
    for (const attempt of attempts(viewer)) expect((await attempt).status).toBe(403);
    for (const attempt of [neighbour.attempt(label.detail, { id }), neighbour.attempt(label.tree, { labelSetId: setId }), neighbour.attempt(label.save, root('b'))]) {
      expect((await attempt).status).toBe(404);
    }
    expect(await read(id)).toEqual(record);
  });
});
