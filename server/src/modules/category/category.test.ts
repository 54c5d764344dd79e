import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { describe, expect, it } from 'vitest';
import { describeTree } from '../../testing/describe/describe-tree.ts';
import { print, useTestTree } from '../../testing/describe/test-tree.ts';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';

const tree = useTestTree({
  what: '分类',
  nodes: 'category',
  calls: category,
  setCalls: categorySet,
  newSet: (number) => ({ code: `SET${number}`, name: `分类集${number}`, type: 1, state: 1 }),
  elsewhere: async (client) => (await client.data(category.tree, { categorySetCode: 'PRO_BASE_CLASS' }))[0]!.id,
  setIdName: 'categorySetId',
  pictureName: 'sortPicUrl',
  own: () => ({ status: 1 }),
  messages: { nameRequired: '请输入分类名称', codeTaken: '同一分类集中已有该编码，请更换' },
});
const { add, read, shape, fieldsOf, refused } = tree;

describeTree(tree);

describe('分类树', () => {
  it('按层级与排序号给出；可用分类集的编号或编码读取', async () => {
    const b = await add('b', undefined, { sort: 20 });
    await add('a', undefined, { sort: 10 });
    await add('d', b, { sort: 5 });
    await add('c', b, { sort: 5 });
    expect(await shape()).toBe('a,b(d,c)');
    expect(print(await tree.admin.data(category.tree, { categorySetCode: `SET${tree.number}` }))).toBe('a,b(d,c)');
    const [first] = await tree.admin.data(category.tree, { categorySetId: tree.setId });
    expect(first).toEqual({ id: expect.any(String), version: 1, name: 'a', code: 'A', sort: 10, status: 1 });
  });

  it('只要启用的时，停用的分类连同其下级一起略去', async () => {
    const off = await add('off', undefined, { status: 0 });
    await add('below', off);
    await add('on');
    expect(print(await tree.admin.data(category.tree, { categorySetId: tree.setId, status: 1 }))).toBe('on');
  });

  it('没有指明分类集、分类集不存在、是别的租户的，都明确答复', async () => {
    expect((await tree.admin.attempt(category.tree, {})).body.message).toBe('请选择分类集');
    expect((await tree.admin.attempt(category.tree, { categorySetCode: 'NONE' })).status).toBe(404);
    expect((await tree.neighbour.attempt(category.tree, { categorySetId: tree.setId })).status).toBe(404);
  });

  it('员工没有分类的权限也能读树，供各表单选择', async () => {
    await addRole(tree.app, 'NO_RIGHTS', []);
    const staff = await addPerson(tree.app, 'norights', 'D0201', 'NO_RIGHTS');
    expect(await staff.data(category.tree, { categorySetCode: 'ITEM_TYPE_CLASS' })).toHaveLength(3);
  });
});

describe('分类保存', () => {
  it('新增后可在详情中读到', async () => {
    const root = await add('root');
    const id = await add('child', root, { sort: '7' });
    expect(await read(id)).toEqual({
      id,
      version: 1,
      name: 'child',
      code: 'CHILD',
      sort: 7,
      status: 1,
      sortPicUrl: '',
      parentId: root,
      sortType: 1,
      categorySetId: tree.setId,
      categorySetName: `分类集${tree.number}`,
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
    const { status, body } = await tree.admin.attempt(category.save, fieldsOf('x', undefined, fields));
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('编辑时不给上级则位置不变；给出上级则移到其下，不能是自己的下级', async () => {
    const a = await add('a');
    const b = await add('b', a);
    const other = await add('z');
    const { parentId: _, ...withoutParent } = await read(b);
    await tree.admin.succeed(category.save, { ...withoutParent, name: 'b2' } as never);
    expect(await shape()).toBe('a(b2),z');
    await tree.admin.succeed(category.save, { ...(await read(b)), parentId: other } as never);
    expect(await shape()).toBe('a,z(b2)');
    expect(
      (await tree.admin.attempt(category.save, { ...(await read(other)), parentId: b } as never)).body.message,
    ).toBe('不能移动到自身或自己的下级');
    expect(
      (await tree.admin.attempt(category.save, { ...(await read(other)), parentId: other } as never)).body.message,
    ).toBe('不能移动到自身或自己的下级');
  });

  it('最多十级', async () => {
    let parent: string | undefined;
    for (let level = 1; level <= 10; level++) parent = await add(`n${level}`, parent);
    const { status, body } = await tree.admin.attempt(category.save, fieldsOf('n11', parent));
    expect([status, body.message]).toEqual([409, '最多10级，不能放在这里']);
  });
});

it('整棵子树移动后也不能超过十级', async () => {
  let parent: string | undefined;
  for (let level = 1; level <= 9; level++) parent = await add(`n${level}`, parent);
  const tall = await add('tall');
  await add('below', tall);
  expect(await refused(category.move, { id: tall, parentId: parent })).toEqual([409, '最多10级，不能放在这里']);
});

it('不能移到自己的下级的下级', async () => {
  const a = await add('a');
  const c = await add('c', await add('b', a));
  expect(await refused(category.move, { id: a, parentId: c })).toEqual([409, '不能移动到自身或自己的下级']);
});
