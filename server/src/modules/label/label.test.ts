import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { describe, expect, it } from 'vitest';
import { describeTree } from '../../testing/describe/describe-tree.ts';
import { print, useTestTree } from '../../testing/describe/test-tree.ts';

const tree = useTestTree({
  what: '标签',
  nodes: 'label',
  calls: label,
  setCalls: labelSet,
  newSet: (number) => ({ name: `标签集${number}`, useObj: 'PRODUCT', state: 1 }),
  elsewhere: async (client) => {
    const [set] = await client.data(labelSet.list, { name: '通用管理标签' });
    return (await client.data(label.tree, { labelSetId: set!.id }))[0]!.id;
  },
  setIdName: 'labelSetId',
  pictureName: 'labelPicUrl',
  own: (parentId) => (parentId === undefined ? { isRadio: 1 } : {}),
  messages: { nameRequired: '请输入标签名称', codeTaken: '同一标签集中已有该编码，请更换' },
});
const { add, read, shape, fieldsOf, refused } = tree;

describeTree(tree);

describe('标签', () => {
  it('根标签带是否单选，子标签没有', async () => {
    const a = await add('a', undefined, { isRadio: '1' });
    const b = await add('b', a);
    expect(await read(a)).toEqual({
      id: a,
      version: 1,
      name: 'a',
      code: 'A',
      sort: 10,
      isRadio: 1,
      labelPicUrl: '',
      parentId: '',
      labelType: 2,
      labelSetId: tree.setId,
      labelSetName: `标签集${tree.number}`,
    });
    expect(await read(b)).toMatchObject({ isRadio: null, parentId: a });
    expect(await tree.admin.data(label.tree, { labelSetId: tree.setId })).toEqual([
      {
        id: a,
        version: 1,
        name: 'a',
        code: 'A',
        sort: 10,
        isRadio: 1,
        children: [{ id: b, version: 1, name: 'b', code: 'B', sort: 10, isRadio: null }],
      },
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
    const { status, body } = await tree.admin.attempt(label.save, fieldsOf('x', undefined, fields));
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('子标签只能在根标签下，且不能设置是否单选', async () => {
    const a = await add('a');
    const b = await add('b', a);
    expect((await tree.admin.attempt(label.save, fieldsOf('c', b))).body).toMatchObject({
      message: '只能在根标签下添加子标签',
      data: { error: 'label.onlyUnderRoot' },
    });
    expect((await tree.admin.attempt(label.save, fieldsOf('c', a, { isRadio: 1 }))).body.data.fields).toEqual([
      { field: 'isRadio', message: '只有根标签可以设置是否单选' },
    ]);
    expect(await shape()).toBe('a(b)');
  });
});

describe('移动标签与是否单选', () => {
  it('没有子标签的根可以移到别的根下，移出时成为可多选的根', async () => {
    const [a, b] = [await add('a'), await add('b')];
    await tree.admin.succeed(label.move, { id: b, parentId: a, version: 1 });
    expect(await shape()).toBe('a(b)');
    expect((await read(b)).isRadio).toBeNull();
    await tree.admin.succeed(label.move, { id: b, beforeId: a });
    expect(await shape()).toBe('b,a');
    expect((await read(b)).isRadio).not.toBeNull();
  });

  it('有子标签的根不能移到别的根下，标签不能移到子标签下', async () => {
    const [a, b] = [await add('a'), await add('b')];
    const c = await add('c', b);
    expect(await refused(label.move, { id: b, parentId: a })).toEqual([409, '只能在根标签下添加子标签']);
    expect(await refused(label.move, { id: a, parentId: c })).toEqual([409, '只能在根标签下添加子标签']);
    expect(await refused(label.move, { id: b, parentId: c })).toEqual([409, '不能移动到自身或自己的下级']);
    expect(await shape()).toBe('a,b(c)');
  });
});

describe('按编号读取标签', () => {
  it('各在其根标签之下；编号可以是数组或逗号分隔的文本', async () => {
    const [a, z] = [await add('a', undefined, { sort: 20 }), await add('z')];
    const b = await add('b', a);
    await add('c', a);
    expect(print(await tree.admin.data(label.treeByIds, { ids: [b, Number(z)] }))).toBe('z,a(b)');
    expect(print(await tree.admin.data(label.treeByIds, { ids: `${b},${z}` }))).toBe('z,a(b)');
    expect(await tree.admin.data(label.treeByIds, { ids: [] })).toEqual([]);
    expect(await tree.neighbour.data(label.treeByIds, { ids: [b] })).toEqual([]);
    expect((await tree.admin.attempt(label.treeByIds, { ids: 'x' })).status).toBe(400);
  });
});
