import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../test-client.ts';
import { type Node, print, type TestTree } from './test-tree.ts';
import { uploadFile } from '../upload-file.ts';

/** What every tree does, whatever its nodes are: the kernel's part, seen through the calls of one kind. */
export function describeTree(tree: TestTree) {
  const { kind, add, read, shape, refused } = tree;
  const { what, calls } = kind;
  const move = async (id: string, parentId?: string, beforeId?: string) =>
    (await tree.admin.data(calls.move, { id, parentId, beforeId, version: (await read(id)).version })) as {
      changed: object[];
    };

  describe(`${what}编码与位置`, () => {
    it('编码在同一集中不能重复，在不同的集中可以', async () => {
      await add('a');
      const { status, body } = await tree.admin.attempt(calls.save, tree.fieldsOf('b', undefined, { code: 'A' }));
      expect([status, body.message, body.data.fields?.[0]?.field]).toEqual([409, kind.messages.codeTaken, 'code']);
      await add('a', undefined, { [kind.setIdName]: await tree.addSet(tree.number + 1000) });
    });

    it('上级已被删除，或属于别的集时拒绝', async () => {
      const gone = await add('gone');
      await tree.admin.succeed(calls.delete, { id: gone });
      for (const parentId of [gone, await kind.elsewhere(tree.admin)]) {
        expect(await refused(calls.save, tree.fieldsOf('a', parentId))).toEqual([
          409,
          '上级已被他人删除，请重新选择位置',
        ]);
      }
    });

    it('他人已修改时拒绝覆盖，并给出现状；移动时也一样', async () => {
      const [id, other] = [await add('a'), await add('b')];
      const before = await read(id);
      await (await tree.app.as('zhangwei')).succeed(calls.save, { ...before, name: '张伟改的' });
      for (const attempt of [
        tree.admin.attempt(calls.save, { ...before, name: '我改的' }),
        tree.admin.attempt(calls.move, { id, beforeId: other, version: 1 }),
      ]) {
        expect(await attempt).toMatchObject({
          status: 409,
          body: { data: { error: 'error.stale', current: { id, name: '张伟改的', version: 2 } } },
        });
      }
    });
  });

  describe(`部分${what}树`, () => {
    const part = async (input: object) =>
      (await tree.admin.data(calls.tree, { [kind.setIdName]: tree.setId, ...input })) as (Node & {
        hasChildren?: number;
      })[];

    it('只读某个节点之下的；只读若干层时说明哪些还有下级', async () => {
      const [a, b] = [await add('a', undefined, { sort: 10 }), await add('b', undefined, { sort: 20 })];
      await add('d', a, { sort: 20 });
      await add('c', a, { sort: 10 });
      expect(print(await part({ parentId: a }))).toBe('c,d');
      expect(await part({ parentId: b })).toEqual([]);
      expect(
        (await part({ levels: 1 })).map(({ name, hasChildren, children }) => [name, hasChildren, children]),
      ).toEqual([
        ['a', 1, undefined],
        ['b', 0, undefined],
      ]);
      expect(print(await part({ levels: 2 }))).toBe('a(c,d),b');
      expect(await part({ parentId: await kind.elsewhere(tree.admin) })).toEqual([]);
      expect((await tree.admin.attempt(calls.tree, { [kind.setIdName]: tree.setId, levels: 0 })).status).toBe(400);
    });
  });

  describe(`移动${what}`, () => {
    it('换上级、换次序，只写所需的几行', async () => {
      const [a, b, c] = [
        await add('a', undefined, { sort: 10 }),
        await add('b', undefined, { sort: 20 }),
        await add('c', undefined, { sort: 30 }),
      ];
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
      for (const parentId of [a, b])
        expect(await refused(calls.move, { id: a, parentId })).toEqual([409, '不能移动到自身或自己的下级']);
    });

    it('上级或相邻的已被删除时说明，什么也不改变', async () => {
      const [a, gone] = [await add('a'), await add('gone')];
      await tree.admin.succeed(calls.delete, { id: gone });
      expect(await refused(calls.move, { id: a, parentId: gone })).toEqual([409, '上级已被他人删除，请重新选择位置']);
      expect(await refused(calls.move, { id: a, beforeId: gone })).toEqual([
        409,
        '目标位置已被他人改动，请重新选择位置',
      ]);
      expect(await refused(calls.move, { id: gone })).toEqual([404, '数据不存在或已被删除']);
    });

    it('两个人同时互相放到对方之下，只有一个成功', async () => {
      for (let round = 0; round < 5; round++) {
        const [x, y] = [await add(`x${round}`), await add(`y${round}`)];
        const answers = await Promise.all([
          tree.admin.attempt(calls.move, { id: x, parentId: y }),
          tree.admin.attempt(calls.move, { id: y, parentId: x }),
        ]);
        expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      }
    });

    it('留下修改记录', async () => {
      const [a, b] = [await add('a'), await add('b')];
      await move(b, a);
      const tenantOne = await tree.app.asTenant(1);
      const { rows } = await tenantOne.query(
        `select changes from change_record where table_name = $1 and record_id = $2 and action = 'update'`,
        [kind.nodes, b],
      );
      expect(rows[0].changes.parent_id).toEqual({ before: null, after: Number(a) });
    });
  });

  describe(`删除${what}`, () => {
    it('连同下级和译文一起删除', async () => {
      const a = await add('a');
      const b = await add('b', a);
      await tree.admin.succeed(calls.translate, [{ type: 'ENG', name: 'B', remark: '', parentId: b }]);
      await add('z');
      const { body } = await tree.admin.succeed(calls.delete, { id: a, below: 1 });
      expect(body.message).toBe('删除成功!');
      expect(await shape()).toBe('z');
      const tenantOne = await tree.app.asTenant(1);
      expect(
        (await tenantOne.query(`select from translation where table_name = $1 and record_id = $2`, [kind.nodes, b]))
          .rows,
      ).toEqual([]);
    });

    it('确认之后又有人添加了下级，则要求重新确认', async () => {
      const a = await add('a');
      await add('b', a);
      expect(await refused(calls.delete, { id: a, below: 0 })).toEqual([
        409,
        '其下级已被他人改动（现有1个），请重新确认',
      ]);
    });

    it('自身或下级被使用的不能删除，并说明用在哪里；所在的集也不能删除', async () => {
      const a = await add('a');
      const b = await add('b', a);
      const user = `${kind.nodes}_user`;
      await (
        await tree.app.owner()
      ).query(`
        create table public.${user} (tenant_id int not null, id bigint not null, node_id bigint, primary key (tenant_id, id),
          foreign key (tenant_id, node_id) references public.${kind.nodes});
        call app.protect('public.${user}');
        set app.tenant = '1';
        insert into public.${user} values (1, 1, ${b}), (1, 2, ${b})`);
      for (const [call, id] of [
        [calls.delete, a],
        [calls.delete, b],
        [kind.setCalls.delete, tree.setId],
      ] as const) {
        expect(await refused(call, { id })).toEqual([409, `已被使用，不能删除：${user} (2)`]);
      }
    });
  });

  it(`${what}图片：上传后保存，详情给出地址；别的租户的、1 MB 以上的不行`, async () => {
    const png = createCanvas(118, 95).toBuffer('image/png');
    const uploaded = async (client: TestClient) => ({
      [kind.pictureName]: (await uploadFile(client, 'picture.png', png)).url,
    });
    const id = await add('a', undefined, await uploaded(tree.admin));
    expect((await fetch(tree.app.baseUrl + String((await read(id))[kind.pictureName]))).status).toBe(200);
    expect(await refused(calls.save, tree.fieldsOf('b', undefined, await uploaded(tree.neighbour)))).toEqual([
      400,
      '图片路径错误',
    ]);
    // No upload for this purpose is as large; a record is checked all the same.
    const large = await uploaded(tree.admin);
    await (
      await tree.app.owner()
    ).query(
      'update file set bytes = 1048576 where id = (select max(id) from file where tenant_id = 1) and tenant_id = 1',
    );
    expect(await refused(calls.save, tree.fieldsOf('b', undefined, large))).toEqual([400, '文件必须小于1MB !']);
  });

  it(`${what}多语言：每种语言一行，译名显示在英文界面的树中，原名不能为空`, async () => {
    const id = await add('a');
    const rows = (await tree.admin.data(calls.translations, { id })) as { type: string; name: string }[];
    expect(rows.map(({ type, name }) => [type, name])).toEqual([
      ['ZHS', 'a'],
      ['ENG', ''],
    ]);
    await tree.admin.succeed(calls.translate, [
      { ...rows[0]!, name: '新名' },
      { ...rows[1]!, name: 'New' },
    ]);
    expect(await shape()).toBe('新名');
    expect(await shape(await tree.app.as('admin', { language: 'ENG' }))).toBe('New');
    expect((await tree.admin.attempt(calls.translate, [{ ...rows[0]!, name: '' }])).body.message).toBe(
      kind.messages.nameRequired,
    );
  });

  it(`只能查看的人不能修改${what}；对别的租户它不存在`, async () => {
    const id = await add('a');
    const record = await read(id);
    const changes = (client: TestClient) => [
      client.attempt(calls.save, record),
      client.attempt(calls.save, tree.fieldsOf('b')),
      client.attempt(calls.move, { id }),
      client.attempt(calls.delete, { id }),
      client.attempt(calls.translate, [{ type: 'ENG', name: 'x', remark: '', parentId: id }]),
    ];
    const viewer = await tree.app.as('lina');
    expect(await viewer.data(calls.detail, { id })).toMatchObject({ name: 'a' });
    for (const attempt of changes(viewer)) expect(await attempt).toMatchObject({ status: 403, body: { code: 4003 } });
    const reads = [calls.detail, calls.translations].map((call) => tree.neighbour.attempt(call, { id }));
    const itsTree = tree.neighbour.attempt(calls.tree, { [kind.setIdName]: tree.setId });
    for (const attempt of [...changes(tree.neighbour), ...reads, itsTree]) expect((await attempt).status).toBe(404);
    expect(await read(id)).toEqual(record);
  });
}
