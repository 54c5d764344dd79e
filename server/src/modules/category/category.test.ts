import { category, type CategoryNode } from '@edp/contract/modules/category.ts';
import { categorySet } from '@edp/contract/modules/category-set.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';

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
  ({ id: setId } = await admin.data(categorySet.save, { code: `SET${number}`, name: `分类集${number}`, type: 1, state: 1 }));
});
afterAll(() => app.stop());

const fieldsOf = (name: string, more: object = {}) => ({ categorySetId: setId, name, code: name.toUpperCase(), sort: 10, status: 1, ...more });
const add = async (name: string, parentId?: string, more: object = {}) => (await admin.data(category.save, fieldsOf(name, { parentId, ...more }))).id;
const read = (id: string) => admin.data(category.detail, { id });

/** `a(b(c),d)`: the shape of the set's tree. */
const shape = async (client = admin) => print(await client.data(category.tree, { categorySetId: setId }));
const print = (nodes: readonly CategoryNode[]): string => nodes.map(({ name, children }) => name + (children ? `(${print(children)})` : '')).join(',');

describe('分类树', () => {
  it('按层级与排序号给出；可用分类集的编号或编码读取', async () => {
    const b = await add('b', undefined, { sort: 20 });
    await add('a', undefined, { sort: 10 });
    await add('d', b, { sort: 5 });
    await add('c', b, { sort: 5 });
    expect(await shape()).toBe('a,b(d,c)');
    expect(print(await admin.data(category.tree, { categorySetCode: `SET${number}` }))).toBe('a,b(d,c)');
    const [first] = await admin.data(category.tree, { categorySetId: setId });
    expect(first).toEqual({ id: expect.any(String), version: 1, name: 'a', code: 'A', sort: 10, status: 1 });
  });

  it('只要启用的时，停用的分类连同其下级一起略去', async () => {
    const off = await add('off', undefined, { status: 0 });
    await add('below', off);
    await add('on');
    expect(print(await admin.data(category.tree, { categorySetId: setId, status: 1 }))).toBe('on');
  });

  it('英文界面显示译名', async () => {
    const id = await add('a');
    await admin.succeed(category.translate, [{ type: 'ENG', name: 'Alpha', remark: '', parentId: id }]);
    expect(await shape(await app.as('admin', { language: 'ENG' }))).toBe('Alpha');
  });

  it('没有指明分类集、分类集不存在、是别的租户的，都明确答复', async () => {
    expect((await admin.attempt(category.tree, {})).body.message).toBe('请选择分类集');
    expect((await admin.attempt(category.tree, { categorySetCode: 'NONE' })).status).toBe(404);
    expect((await neighbour.attempt(category.tree, { categorySetId: setId })).status).toBe(404);
  });

  it('没有任何权限的人也能读树，供各表单选择', async () => {
    expect(await (await app.as('kehu')).data(category.tree, { categorySetCode: 'ITEM_TYPE_CLASS' })).toHaveLength(3);
  });
});

describe('分类保存', () => {
  it('新增后可在详情中读到', async () => {
    const root = await add('root');
    const id = await add('child', root, { sort: '7' });
    expect(await read(id)).toEqual({
      id, version: 1, name: 'child', code: 'CHILD', sort: 7, status: 1, sortPicUrl: '', parentId: root, sortType: 1, categorySetId: setId, categorySetName: `分类集${number}`,
    });
    expect((await read(root)).parentId).toBe('');
  });

  it.each([
    ['缺少名称', { name: '' }, 'name', '请输入分类名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['缺少编码', { code: '' }, 'code', '请输入分类编码'],
    ['编码过长', { code: 'x'.repeat(21) }, 'code', '不超过20个字符'],
    ['编码含中文', { code: '编码' }, 'code', '不允许输入中文字符'],
    ['缺少排序号', { sort: null }, 'sort', '请输入排序号'],
    ['排序号为负', { sort: -1 }, 'sort', '不能小于0'],
    ['缺少状态', { status: undefined }, 'status', '必填项不能为空'],
    ['图片地址不是本系统的', { sortPicUrl: 'https://example.com/x.png' }, 'sortPicUrl', '图片路径错误'],
    ['图片不存在', { sortPicUrl: '/file/v6/view/999999' }, 'sortPicUrl', '图片路径错误'],
    ['没有分类集', { categorySetId: '' }, 'categorySetId', '请选择分类集'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await admin.attempt(category.save, fieldsOf('x', fields));
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('编码在同一分类集中不能重复，在不同分类集中可以', async () => {
    await add('a');
    const { status, body } = await admin.attempt(category.save, fieldsOf('b', { code: 'A' }));
    expect([status, body.message, body.data.fields?.[0]?.field]).toEqual([409, '同一分类集中已有该编码，请更换', 'code']);
    const other = await admin.data(categorySet.save, { code: `OTHER${number}`, name: '另一个', type: 1, state: 1 });
    await admin.succeed(category.save, fieldsOf('a', { categorySetId: other.id }));
  });

  it('编辑时不给上级则位置不变；给出上级则移到其下，不能是自己的下级', async () => {
    const a = await add('a');
    const b = await add('b', a);
    const other = await add('z');
    const { parentId: _, ...withoutParent } = await read(b);
    await admin.succeed(category.save, { ...withoutParent, name: 'b2' });
    expect(await shape()).toBe('a(b2),z');
    await admin.succeed(category.save, { ...(await read(b)), parentId: other });
    expect(await shape()).toBe('a,z(b2)');
    expect((await admin.attempt(category.save, { ...(await read(other)), parentId: b })).body.message).toBe('不能移动到自身或自己的下级');
    expect((await admin.attempt(category.save, { ...(await read(other)), parentId: other })).body.message).toBe('不能移动到自身或自己的下级');
  });

  it('他人已修改时拒绝覆盖', async () => {
    const id = await add('a');
    const before = await read(id);
    await (await app.as('zhangwei')).succeed(category.save, { ...before, name: '张伟改的' });
    const { status, body } = await admin.attempt(category.save, { ...before, name: '我改的' });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { name: '张伟改的', version: 2, sortPicUrl: '' } });
  });

  it('图片上传后保存，详情给出地址', async () => {
    const uploaded = await uploadFile(admin, 'picture.png', createCanvas(118, 95).toBuffer('image/png'));
    const id = await add('a', undefined, { sortPicUrl: uploaded.url });
    expect((await fetch(app.baseUrl + (await read(id)).sortPicUrl)).status).toBe(200);
    const theirs = await uploadFile(neighbour, 'picture.png', createCanvas(10, 10).toBuffer('image/png'));
    expect((await admin.attempt(category.save, fieldsOf('b', { sortPicUrl: theirs.url }))).body.message).toBe('图片路径错误');
  });

  it('上级已被删除，或属于别的分类集时拒绝', async () => {
    const gone = await add('gone');
    await admin.succeed(category.delete, { id: gone });
    expect((await admin.attempt(category.save, fieldsOf('a', { parentId: gone }))).body.message).toBe('上级已被他人删除，请重新选择位置');
    const [elsewhere] = await admin.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' });
    expect((await admin.attempt(category.save, fieldsOf('a', { parentId: elsewhere!.id }))).status).toBe(409);
    expect(await shape()).toBe('');
  });

  it('最多十级', async () => {
    let parent: string | undefined;
    for (let level = 1; level <= 10; level++) parent = await add(`n${level}`, parent);
    const { status, body } = await admin.attempt(category.save, fieldsOf('n11', { parentId: parent }));
    expect([status, body.message]).toEqual([409, '最多10级，不能放在这里']);
  });
});

describe('移动分类', () => {
  const move = async (id: string, parentId?: string, beforeId?: string) => admin.data(category.move, { id, parentId, beforeId, version: (await read(id)).version });
  const refused = async (input: object) => {
    const before = await shape();
    const { status, body } = await admin.attempt(category.move, input as never);
    expect(await shape()).toBe(before);
    return [status, body.message];
  };

  it('换上级、换次序，只写所需的几行', async () => {
    const [a, b, c] = [await add('a', undefined, { sort: 10 }), await add('b', undefined, { sort: 20 }), await add('c', undefined, { sort: 30 })];
    expect((await move(c, undefined, a)).changed).toEqual([{ id: c, sort: 4, version: 2 }]);
    expect(await shape()).toBe('c,a,b');
    await move(b, a);
    expect(await shape()).toBe('c,a(b)');
    await move(b);
    expect(await shape()).toBe('c,a,b');
    expect((await move(c)).changed).toHaveLength(1);
    expect(await shape()).toBe('a,b,c');
  });

  it('排序号相同、没有空位时也排在所要的位置', async () => {
    const ids = [await add('a'), await add('b'), await add('c'), await add('d')];
    await move(ids[3]!, undefined, ids[1]);
    expect(await shape()).toBe('a,d,b,c');
    await move(ids[0]!, undefined, ids[2]);
    expect(await shape()).toBe('d,b,a,c');
  });

  it('不能移到自身或自己的下级', async () => {
    const a = await add('a');
    const b = await add('b', a);
    const c = await add('c', b);
    for (const parentId of [a, b, c]) expect(await refused({ id: a, parentId })).toEqual([409, '不能移动到自身或自己的下级']);
  });

  it('上级或相邻的分类已被删除时说明，什么也不改变', async () => {
    const [a, gone] = [await add('a'), await add('gone')];
    await admin.succeed(category.delete, { id: gone });
    expect(await refused({ id: a, parentId: gone })).toEqual([409, '上级已被他人删除，请重新选择位置']);
    expect(await refused({ id: a, beforeId: gone })).toEqual([409, '目标位置已被他人改动，请重新选择位置']);
    expect((await admin.attempt(category.move, { id: gone })).status).toBe(404);
  });

  it('整棵子树移动后也不能超过十级', async () => {
    let parent: string | undefined;
    for (let level = 1; level <= 9; level++) parent = await add(`n${level}`, parent);
    const tall = await add('tall');
    await add('below', tall);
    expect(await refused({ id: tall, parentId: parent })).toEqual([409, '最多10级，不能放在这里']);
  });

  it('他人已修改该分类时拒绝，并给出现状', async () => {
    const [a, b] = [await add('a'), await add('b')];
    await admin.succeed(category.save, { ...(await read(a)), name: 'a2' });
    const { status, body } = await admin.attempt(category.move, { id: a, parentId: b, version: 1 });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { id: a, name: 'a2' } });
  });

  it('两个人同时把两个分类互相放到对方之下，只有一个成功', async () => {
    for (let round = 0; round < 5; round++) {
      const [x, y] = [await add(`x${round}`), await add(`y${round}`)];
      const answers = await Promise.all([admin.attempt(category.move, { id: x, parentId: y }), admin.attempt(category.move, { id: y, parentId: x })]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  it('移动留下修改记录', async () => {
    const [a, b] = [await add('a'), await add('b')];
    await move(b, a);
    const tenantOne = await app.asTenant(1);
    const { rows } = await tenantOne.query(`select changes from change_record where table_name = 'category' and record_id = $1 and action = 'update'`, [b]);
    expect(rows[0].changes.parent_id).toEqual({ after: Number(a) });
  });
});

describe('删除分类', () => {
  it('连同下级和译文一起删除', async () => {
    const a = await add('a');
    const b = await add('b', a);
    await admin.succeed(category.translate, [{ type: 'ENG', name: 'B', remark: '', parentId: b }]);
    await add('z');
    const { body } = await admin.succeed(category.delete, { id: a, below: 1 });
    expect(body.message).toBe('删除成功!');
    expect(await shape()).toBe('z');
    const tenantOne = await app.asTenant(1);
    expect((await tenantOne.query(`select from translation where table_name = 'category' and record_id = $1`, [b])).rows).toEqual([]);
  });

  it('确认之后又有人添加了下级，则要求重新确认', async () => {
    const a = await add('a');
    await add('b', a);
    const { status, body } = await admin.attempt(category.delete, { id: a, below: 0 });
    expect([status, body.message]).toEqual([409, '其下级已被他人改动（现有1个），请重新确认']);
    expect(await shape()).toBe('a(b)');
  });

  it('自身或下级被使用的不能删除，并说明用在哪里；分类集也不能删除', async () => {
    const a = await add('a');
    const b = await add('b', a);
    const owner = await app.owner();
    await owner.query(`
      create table public.category_user (tenant_id int not null, id bigint not null, category_id bigint, primary key (tenant_id, id),
        foreign key (tenant_id, category_id) references public.category);
      call app.protect('public.category_user');
      set app.tenant = '1';
      insert into public.category_user values (1, 1, ${b}), (1, 2, ${b})`);
    for (const attempt of [admin.attempt(category.delete, { id: a }), admin.attempt(category.delete, { id: b }), admin.attempt(categorySet.delete, { id: setId })]) {
      expect(await attempt).toMatchObject({ status: 409, body: { message: '已被使用，不能删除：category_user (2)' } });
    }
    expect(await shape()).toBe('a(b)');
  });
});

describe('分类多语言', () => {
  it('每种语言一行；原名不能为空', async () => {
    const id = await add('a');
    const rows = await admin.data(category.translations, { id });
    expect(rows.map(({ type, name }) => [type, name])).toEqual([['ZHS', 'a'], ['ENG', '']]);
    await admin.succeed(category.translate, [{ ...rows[0]!, name: '新名' }, { ...rows[1]!, name: 'New' }]);
    expect((await admin.data(category.translations, { id })).map(({ name }) => name)).toEqual(['新名', 'New']);
    expect((await admin.attempt(category.translate, [{ ...rows[0]!, name: '' }])).body.message).toBe('请输入分类名称');
  });
});

describe('分类权限', () => {
  it('只能查看的人不能修改、移动、删除', async () => {
    const viewer = await app.as('lina');
    const id = await add('a');
    expect((await viewer.data(category.detail, { id })).name).toBe('a');
    for (const attempt of [
      viewer.attempt(category.save, fieldsOf('b')),
      viewer.attempt(category.move, { id }),
      viewer.attempt(category.delete, { id }),
      viewer.attempt(category.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
    ]) {
      expect(await attempt).toMatchObject({ status: 403, body: { code: 4003 } });
    }
  });

  it('别的租户的分类不存在', async () => {
    const id = await add('a');
    const record = await read(id);
    for (const attempt of [
      neighbour.attempt(category.detail, { id }),
      neighbour.attempt(category.save, record),
      neighbour.attempt(category.save, fieldsOf('b')),
      neighbour.attempt(category.move, { id }),
      neighbour.attempt(category.delete, { id }),
      neighbour.attempt(category.translations, { id }),
      neighbour.attempt(category.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
    ]) {
      expect((await attempt).status).toBe(404);
    }
    expect(await read(id)).toEqual(record);
  });
});
