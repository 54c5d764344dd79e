import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { bomActions, type Outline } from '../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const { add, fill, shape, tree } = bomActions(used);
const four: readonly Outline[] = [
  { name: '甲', below: [{ name: '乙' }, { name: '丙', below: [{ name: '丁' }] }] },
  { name: '戊' },
];
/** 30 levels: 1 stands on top. */
const deep = (levels: number, from = 1): readonly Outline[] => [
  { name: String(from), below: from < levels ? deep(levels, from + 1) : [] },
];
const item = (bomId: string, fields: object = {}) => ({ bomId, productName: '部件', sort: 1, ...fields });

describe('部件', () => {
  it('物料带出编码、单位与价格；图片、位号、损耗率原样返回', async () => {
    const bomId = await add();
    const [materialId] = await insertMaterials(used.app, ['轴承'], { price: '18.5' });
    const picture = await uploadFile(used.admin, 'x.png', createCanvas(118, 95).toBuffer('image/png'));
    const { id } = await used.admin.data(bomItem.save, {
      bomId,
      proSpecId: materialId,
      sort: 3,
      quantity: 8,
      scrapRate: '5',
      position: '驱动端',
      remark: '备注',
      picUrl: picture.url,
    });
    expect(await used.admin.data(bomItem.detail, { id })).toMatchObject({
      id,
      bomId,
      revision: 1,
      supId: '',
      dept: 1,
      sort: 3,
      proSpecId: materialId,
      productName: '轴承',
      itemCode: expect.stringMatching(/^PART-/),
      quantity: '8',
      scrapRate: '5',
      position: '驱动端',
      remark: '备注',
      active: 1,
      picId: picture.id,
      picUrl: expect.stringContaining('/file/v6/view/'),
      marketPrice: '18.5',
      unitText: expect.stringMatching(/./),
      subBomId: '',
      isDisabled: 0,
      version: 1,
    });
  });

  it('没有自己的图片时带出物料的图片，没有物料的带出商品的图片', async () => {
    const bomId = await add();
    const [materialId] = await insertMaterials(used.app, ['油封']);
    const picture = await uploadFile(used.admin, 'y.png', createCanvas(118, 95).toBuffer('image/png'));
    const owner = await used.app.asTenant(1);
    await owner.query('update material set picture_file_id = $1 where id = $2', [picture.id, materialId]);
    const { rows } = await owner.query<{ id: string }>('select id from product limit 1');
    const productId = rows[0]!.id;
    await owner.query('update product set picture_file_id = $1 where id = $2', [picture.id, productId]);
    await used.admin.data(bomItem.save, { bomId, proSpecId: materialId, sort: 1 });
    await used.admin.data(bomItem.save, { bomId, productId, sort: 2 });
    const [ofMaterial, ofProduct] = await used.admin.data(bomItem.tree, { bomId });
    expect(ofMaterial).toMatchObject({ materialPicUrl: expect.stringContaining('/file/v6/view/') });
    expect(ofMaterial).not.toHaveProperty('picUrl');
    expect(ofProduct).toMatchObject({ productPicUrl: expect.stringContaining('/file/v6/view/') });
  });

  it('数量默认为1，层级随上级', async () => {
    const bomId = await add();
    await fill(bomId, four);
    const [first] = await tree(bomId);
    expect(first).toMatchObject({
      productName: '甲',
      dept: 1,
      quantity: '1',
      scrapRate: '0',
      children: [
        { productName: '乙', dept: 2 },
        { productName: '丙', dept: 2, children: [{ productName: '丁', dept: 3 }] },
      ],
    });
    expect(await shape(bomId)).toBe('甲(乙, 丙(丁)), 戊');
  });

  it.each([
    ['没有名称', { productName: ' ' }, 'productName', '请选择物料或输入部件名称'],
    ['名称过长', { productName: '长'.repeat(51) }, 'productName', '不超过50个字符'],
    ['规格过长', { proSpecName: '长'.repeat(101) }, 'proSpecName', '不超过100个字符'],
    ['没有排序号', { sort: null }, 'sort', '请输入排序号'],
    ['排序号为负', { sort: -1 }, 'sort', '不能小于0'],
    ['数量为0', { quantity: 0 }, 'quantity', '数量必须大于0'],
    ['数量为负', { quantity: -1 }, 'quantity', '数量必须大于0'],
    ['数量为1e30', { quantity: 1e30 }, 'quantity', '请输入数字'],
    ['数量整数位过多', { quantity: '1234567890123' }, 'quantity', '整数部分最多12位'],
    ['数量小数位过多', { quantity: '0.0000001' }, 'quantity', '最多6位小数'],
    ['损耗率为负', { scrapRate: -1 }, 'scrapRate', '不能小于0'],
    ['损耗率超过100', { scrapRate: 100.5 }, 'scrapRate', '不能大于100'],
    ['层级为31', { dept: 31 }, 'dept', '不能大于30'],
    ['物料不存在', { proSpecId: '999999999' }, 'proSpecId', '所选物料已停用或不存在，请重新选择'],
    ['单位不存在', { unitId: '999999999' }, 'unitId', '所选单位已停用或不存在，请重新选择'],
    ['图片不存在', { picId: '999999999' }, 'picUrl', '文件地址不正确'],
  ])('%s时在该字段提示', async (_what, fields, field, message) => {
    const { status, body } = await used.admin.attempt(bomItem.save, item(await add(), fields));
    expect(status).toBe(400);
    if (field === 'picUrl') expect(body.data.fields?.[0]?.field).toBe('picUrl');
    else expect(body.data.fields).toEqual([{ field, message }]);
  });

  it('停用的物料不能选，停用之前选的可以保留；别的租户的物料不存在', async () => {
    const bomId = await add();
    const [kept, gone] = await insertMaterials(used.app, ['留下的', '停用的']);
    const { id } = await used.admin.data(bomItem.save, item(bomId, { proSpecId: kept }));
    for (const each of [kept!, gone!]) await used.admin.succeed(material.setActive, { id: each, active: 0 });
    await used.admin.succeed(bomItem.save, item(bomId, { id, proSpecId: kept, quantity: 3 }));
    expect(await used.admin.data(bomItem.detail, { id })).toMatchObject({ quantity: '3', isDisabled: 1 });
    const [theirs] = await insertMaterials(used.app, ['对方的'], { tenant: 2 });
    for (const proSpecId of [gone, theirs])
      expect((await used.admin.attempt(bomItem.save, item(bomId, { proSpecId }))).body.data.fields).toEqual([
        { field: 'proSpecId', message: '所选物料已停用或不存在，请重新选择' },
      ]);
    expect(await shape(bomId)).toBe('留下的');
  });

  it('第31级被拒绝，什么也不改变', async () => {
    const bomId = await add();
    const ids = await fill(bomId, deep(30));
    const { status, body } = await used.admin.attempt(bomItem.save, item(bomId, { supId: ids['30'] }));
    expect([status, body.message]).toEqual([409, '最多30级，不能放在这里']);
    expect(await used.admin.data(bom.detail, { id: bomId })).toMatchObject({ itemCount: 30 });
  });

  it('上级已不在时说明；别的BOM的部件在这里不存在；过期的修改被拒绝', async () => {
    const bomId = await add();
    const { id } = await used.admin.data(bomItem.save, item(bomId));
    expect((await used.admin.attempt(bomItem.save, item(bomId, { supId: '999999999' }))).body.message).toBe(
      '上级已被他人删除，请重新选择位置',
    );
    expect((await used.admin.attempt(bomItem.save, item(await add(), { id }))).status).toBe(404);
    await used.admin.succeed(bomItem.save, item(bomId, { id, quantity: 2, version: 1 }));
    const { status, body } = await used.admin.attempt(bomItem.save, item(bomId, { id, quantity: 3, version: 1 }));
    expect([status, body.data]).toMatchObject([
      409,
      { error: 'error.stale', current: { id, quantity: '2', version: 2 } },
    ]);
  });

  it('别的租户的BOM与部件不存在；只能查看的人不能修改', async () => {
    const [theirs] = await used.neighbour.data(bom.list, {});
    const [node] = await used.neighbour.data(bomItem.tree, { bomId: theirs!.id });
    expect((await used.admin.attempt(bomItem.tree, { bomId: theirs!.id })).status).toBe(404);
    expect((await used.admin.attempt(bomItem.detail, { id: node!.id })).status).toBe(404);
    expect((await used.admin.attempt(bomItem.save, item(theirs!.id))).status).toBe(404);
    expect(
      (await used.admin.attempt(bomItem.paste, { bomId: await add(), sourceBomId: theirs!.id, ids: [node!.id] }))
        .status,
    ).toBe(404);
    const bomId = await add();
    expect(await used.viewer.data(bomItem.tree, { bomId })).toEqual([]);
    for (const call of [bomItem.save, bomItem.apply, bomItem.delete, bomItem.move, bomItem.paste])
      expect((await used.viewer.attempt(call, item(bomId) as never)).status).toBe(403);
  });
});

describe('删除部件', () => {
  it('先数清，再连同下级删除；下级比所知的多时拒绝', async () => {
    const bomId = await add();
    const ids = await fill(bomId, four);
    const chosen = [ids['甲']!, ids['丙']!];
    expect(await used.admin.data(bomItem.delete, { bomId, ids: chosen, preview: 1 })).toEqual({
      items: 1,
      below: 3,
      deleted: false,
    });
    const { status, body } = await used.admin.attempt(bomItem.delete, { bomId, ids: chosen, below: 2 });
    expect([status, body.message]).toEqual([409, '其下级已被他人改动（现有3个），请重新确认']);
    expect(await used.admin.data(bomItem.delete, { bomId, ids: chosen, below: 3 })).toEqual({
      items: 1,
      below: 3,
      deleted: true,
    });
    expect(await shape(bomId)).toBe('戊');
    expect((await used.admin.attempt(bomItem.delete, { bomId, ids: chosen })).body.message).toBe(
      '部件已被他人删除，请刷新后重试',
    );
    expect((await used.admin.attempt(bomItem.delete, { bomId, ids: [] })).body.message).toBe('请先选择部件');
  });
});

describe('移动部件', () => {
  it('多个一起，保持次序；层级随之改变', async () => {
    const bomId = await add();
    const ids = await fill(bomId, four);
    const { changed } = await used.admin.data(bomItem.move, {
      bomId,
      ids: [ids['戊']!, ids['丙']!],
      beforeId: ids['甲'],
    });
    expect(await shape(bomId)).toBe('丙(丁), 戊, 甲(乙)');
    expect(changed.find(({ id }) => id === ids['丁'])).toMatchObject({ dept: 2, supId: ids['丙'] });
    await used.admin.succeed(bomItem.move, { bomId, ids: [ids['丙']!], supId: ids['乙'] });
    expect(await shape(bomId)).toBe('戊, 甲(乙(丙(丁)))');
    expect(await used.admin.data(bomItem.detail, { id: ids['丁']! })).toMatchObject({ dept: 4 });
  });

  it('不能移到自身或下级；移动后超过30级被拒绝；位置已不在时说明', async () => {
    const bomId = await add();
    const ids = await fill(bomId, [...four, ...deep(29)]);
    const refused = async (input: object) =>
      (await used.admin.attempt(bomItem.move, { bomId, ids: [ids['甲']!], ...input })).body.message;
    for (const supId of [ids['甲'], ids['丁']]) expect(await refused({ supId })).toBe('不能移动到自身或自己的下级');
    expect(await refused({ supId: ids['29'] })).toBe('最多30级，不能放在这里');
    expect(await refused({ supId: ids['1'], beforeId: ids['戊'] })).toBe('目标位置已被他人改动，请重新选择位置');
    expect(await shape(bomId)).toMatch(/^甲\(乙, 丙\(丁\)\), /);
  });
});

describe('粘贴部件', () => {
  it('连同下级复制到同一BOM或别的BOM，来源不变', async () => {
    const bomId = await add();
    const ids = await fill(bomId, four);
    const pasted = await used.admin.data(bomItem.paste, { bomId, ids: [ids['丙']!, ids['丁']!], supId: ids['戊'] });
    expect([pasted.ids.length, pasted.count, await shape(bomId)]).toEqual([1, 2, '甲(乙, 丙(丁)), 戊(丙(丁))']);
    const other = await add();
    const own = await fill(other, [{ name: '己' }]);
    await used.admin.succeed(bomItem.paste, {
      bomId: other,
      sourceBomId: bomId,
      ids: [ids['甲']!],
      beforeId: own['己'],
    });
    expect([await shape(other), await shape(bomId)]).toEqual(['甲(乙, 丙(丁)), 己', '甲(乙, 丙(丁)), 戊(丙(丁))']);
    expect((await tree(other))[0]).toMatchObject({
      dept: 1,
      children: [{ dept: 2 }, { dept: 2, children: [{ dept: 3 }] }],
    });
  });

  it('不能粘贴到自身或下级；超过30级被拒绝；什么也不改变', async () => {
    const bomId = await add();
    const ids = await fill(bomId, [...four, ...deep(29)]);
    const refused = async (supId: string) =>
      (await used.admin.attempt(bomItem.paste, { bomId, ids: [ids['甲']!], supId })).body.message;
    for (const supId of [ids['甲']!, ids['丁']!]) expect(await refused(supId)).toBe('不能粘贴到自身或自己的下级');
    expect(await refused(ids['29']!)).toBe('最多30级，不能放在这里');
    expect(await used.admin.data(bom.detail, { id: bomId })).toMatchObject({ itemCount: 34 });
  });
});

describe('一次多项修改', () => {
  it('按次序进行，后面的可以引用前面新增的；撤销是相反的一列', async () => {
    const bomId = await add();
    const ids = await fill(bomId, four);
    const answer = await used.admin.data(bomItem.apply, {
      bomId,
      changes: [
        { op: 'add', key: 'k1', supId: ids['戊'], productName: '新甲' },
        { op: 'add', key: 'k2', supId: 'k1', productName: '新乙', quantity: 4 },
        { op: 'move', id: ids['丙']!, supId: 'k1', beforeId: 'k2' },
        { op: 'update', id: ids['乙']!, productName: '乙改', quantity: '2.5', version: 1 },
        { op: 'update', id: 'k2', productName: '新乙改' },
        { op: 'delete', id: ids['丁']! },
      ],
    });
    expect(await shape(bomId)).toBe('甲(乙改), 戊(新甲(丙, 新乙改))');
    expect(await used.admin.data(bomItem.detail, { id: ids['丙']! })).toMatchObject({ dept: 3 });
    await used.admin.succeed(bomItem.apply, {
      bomId,
      changes: [
        { op: 'move', id: ids['丙']!, supId: ids['甲'] },
        { op: 'add', supId: ids['丙'], productName: '丁' },
        { op: 'update', id: ids['乙']!, productName: '乙' },
        { op: 'delete', id: answer.ids.k1! },
      ],
    });
    expect(await shape(bomId)).toBe('甲(乙, 丙(丁)), 戊');
  });

  it('一项不对，全部不做，并指出是哪一项', async () => {
    const bomId = await add();
    const ids = await fill(bomId, four);
    const refused = async (...changes: object[]) => {
      const { body } = await used.admin.attempt(bomItem.apply, {
        bomId,
        changes: [{ op: 'add', productName: '不应存在' }, ...changes] as never,
      });
      return [body.data.fields?.[0]?.field, body.message];
    };
    expect(await refused({ op: 'add', productName: '' })).toEqual([
      'changes.1.productName',
      '请选择物料或输入部件名称',
    ]);
    expect(await refused({ op: 'add', productName: '甲', quantity: 0 })).toEqual([
      'changes.1.quantity',
      '数量必须大于0',
    ]);
    expect(await refused({ op: 'add', productName: '甲', supId: 'missing' })).toEqual([
      'changes.1',
      '引用了不存在的部件“missing”',
    ]);
    expect(await refused({ op: 'add', proSpecId: '999999999' })).toEqual([
      'changes.1.proSpecId',
      '所选物料已停用或不存在，请重新选择',
    ]);
    expect(
      await refused({ op: 'add', key: 'k', productName: '甲' }, { op: 'add', key: 'k', productName: '乙' }),
    ).toEqual(['changes.2.key', '部件标记“k”重复']);
    expect(await refused({ op: 'delete', id: ids['甲'] }, { op: 'move', id: ids['丁'] })).toEqual([
      undefined,
      '部件已被他人删除，请刷新后重试',
    ]);
    expect(await refused({ op: 'update', id: ids['乙'], productName: '乙', version: 7 })).toEqual([
      undefined,
      '数据已被他人修改，请刷新后重试',
    ]);
    expect((await refused({ op: 'none' }))[0]).toBe('changes.1.op');
    expect(await shape(bomId)).toBe('甲(乙, 丙(丁)), 戊');
  });

  it('每个BOM最多两万个部件', async () => {
    const bomId = await add();
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(
      `insert into bom_item (bom_id, revision, name, sort_order) select $1, 1, '批量', n from generate_series(1, 20000) n`,
      [bomId],
    );
    const message = '一个BOM最多20000个部件';
    expect((await used.admin.attempt(bomItem.save, item(bomId))).body.message).toBe(message);
    expect(
      (await used.admin.attempt(bomItem.apply, { bomId, changes: [{ op: 'add', productName: '甲' }] })).body.message,
    ).toBe(message);
  });
});
