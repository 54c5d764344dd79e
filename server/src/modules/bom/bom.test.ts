import { type Bom, bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product, productLock } from '@edp/contract/modules/product/product.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeRecord } from '../../testing/describe/describe-record.ts';
import type { RecordSamples } from '../../testing/describe/record-samples.ts';
import { bomActions } from '../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { insertProducts } from '../../testing/samples/insert-products.ts';
import { productChoices, productSample } from '../../testing/samples/product-sample.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const { add, fill, of, shape } = bomActions(used);

let takenProduct = '';
let demoBoms: readonly Bom[];
beforeAll(async () => {
  demoBoms = await used.admin.data(bom.list, { pageSize: 100 });
  takenProduct = (await used.admin.data(product.create, productSample(await productChoices(used.admin), 1))).id;
  await add({ productId: takenProduct });
});

const samples: RecordSamples = {
  what: '产品BOM',
  table: 'bom',
  sample: (number) => ({ productName: `新BOM${number}`, proSpecName: `规格${number}`, active: 1, remark: '' }),
  nameField: 'productName',
  key: 'productName',
  filters: [
    ['产品名称', { productName: '多级离心泵' }, ['多级离心泵 D25-30×5']],
    ['产品编码', { productCode: 'DKG-P2-4' }, ['水泵变频控制柜 2×4 kW']],
    ['拼音首字母', { keyword: 'wspbb' }, ['卧式屏蔽泵 PBW40-125']],
    ['草稿', { productName: '潜水排污', status: 'draft' }, ['潜水排污泵 WQ15-20-2.2']],
    ['已发布', { productName: '潜水排污', status: 'released' }, []],
    ['百分号只是百分号', { productName: '%' }, []],
  ],
  invalid: [
    ['没有产品也没有名称', { productName: ' ' }, 'productName', '请选择产品或输入产品名称'],
    ['名称过长', { productName: '长'.repeat(51) }, 'productName', '不超过50个字符'],
    ['没有规格', { proSpecName: '' }, 'proSpecName', '请输入规格'],
    ['规格过长', { proSpecName: '长'.repeat(121) }, 'proSpecName', '不超过120个字符'],
    ['没有状态', { active: undefined }, 'active', '必填项不能为空'],
    ['产品不存在', { productId: '999999999' }, 'productId', '所选产品或规格已停用或不存在，请重新选择'],
    ['物料不存在', { proSpecId: '999999999' }, 'proSpecId', '所选产品或规格已停用或不存在，请重新选择'],
    ['分类集不存在', { typeId: '999999999' }, 'typeId', '所选分类集已停用或不存在，请重新选择'],
  ],
  unique: {
    field: 'productId',
    get taken() {
      return takenProduct;
    },
    message: '该产品规格已有BOM，请直接修改或选择其他产品',
  },
};

describeRecord(used, bom, samples);

describe('BOM的产品', () => {
  it('可以是产品、物料或文字；产品或物料改名，BOM随之改名', async () => {
    const [productId] = await insertProducts(used.app, ['水泵甲']);
    const [materialId] = await insertMaterials(used.app, ['转子乙']);
    const { id: typeId } = (await used.admin.data(categorySet.list, { pageSize: 1 }))[0]!;
    const [ofProduct, ofMaterial] = [
      await add({ productId, productName: '不算', typeId }),
      await add({ proSpecId: materialId }),
    ];
    expect(await used.admin.data(bom.detail, { id: ofProduct })).toMatchObject({
      productId,
      proSpecId: '',
      productName: '水泵甲',
      productCode: expect.stringMatching(/^GOODS-/),
      typeId,
      revision: 1,
      status: 'draft',
      currentRevision: 0,
    });
    expect(await used.admin.data(bom.detail, { id: ofMaterial })).toMatchObject({
      productId: '',
      proSpecId: materialId,
      productName: '转子乙',
      itemCode: expect.stringMatching(/^PART-/),
    });
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(`update product set name = '水泵丙' where id = $1`, [productId]);
    expect(await used.admin.data(bom.list, { productName: '水泵丙' })).toMatchObject([{ id: ofProduct }]);
    await tenantOne.query(`update material set name = '转子丁' where id = $1`, [materialId]);
    expect(await used.admin.data(bom.list, { productName: '转子丁' })).toMatchObject([{ id: ofMaterial }]);
  });

  it('有多个规格的商品必须选择规格；只有一个规格的就是它；原来写给整个商品的可以保留', async () => {
    const [several, single] = await insertProducts(used.app, ['多规格泵', '单规格泵']);
    const [red, blue, only] = await insertMaterials(used.app, ['多规格泵 红', '多规格泵 蓝', '单规格泵']);
    const before = await add({ productId: several });
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query('update material set product_id = $1, value_ids = array[id] where id = any($2)', [
      several,
      [red, blue],
    ]);
    await tenantOne.query('update material set product_id = $1 where id = $2', [single, only]);
    for (const [call, input] of [
      [bom.save, { active: 1 }],
      [bom.copy, { sourceId: before, productName: '', specCode: '' }],
    ] as const) {
      const { status, body } = await used.admin.attempt(call, { ...input, productId: several });
      expect([status, body.data.fields]).toEqual([
        400,
        [{ field: 'proSpecId', message: '该商品有多个规格，请选择规格' }],
      ]);
    }
    const ofRed = await used.admin.data(bom.detail, { id: await add({ productId: several, proSpecId: red }) });
    expect(ofRed).toMatchObject({ productId: several, proSpecId: red, proSpecName: ofRed.itemCode });
    const ofOnly = await used.admin.data(bom.detail, { id: await add({ productId: single }) });
    expect(ofOnly).toMatchObject({ productId: single, proSpecId: only, proSpecName: ofOnly.itemCode });
    await used.admin.succeed(bom.save, { id: before, productId: several, active: 1, remark: '仍可保存' });
    expect(await used.admin.data(bom.detail, { id: before })).toMatchObject({ productId: several, proSpecId: '' });
    const { id } = await used.admin.data(bomItem.save, { bomId: before, productId: single, sort: 1 });
    expect((await used.admin.data(bomItem.tree, { bomId: before })).find((each) => each.id === id)).toMatchObject({
      proSpecId: only,
    });
  });

  it('规格都已停用的商品在规格处拒绝；没有规格的商品以自己的编码为规格', async () => {
    const [disabled, without] = await insertProducts(used.app, ['规格停用的泵', '没有规格的泵']);
    const [variant] = await insertMaterials(used.app, ['停用的规格']);
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query('update material set product_id = $1, active = false where id = $2', [disabled, variant]);
    const id = await add({ productId: without });
    for (const [call, input] of [
      [bom.save, { active: 1 }],
      [bom.copy, { sourceId: id, productName: '', specCode: '' }],
    ] as const) {
      const { status, body } = await used.admin.attempt(call, { ...input, productId: disabled });
      expect([status, body.data.fields]).toEqual([
        400,
        [{ field: 'proSpecId', message: '该商品的规格都已停用，请先启用规格或选择其他商品' }],
      ]);
    }
    await used.admin.succeed(material.setActive, { id: variant!, active: 1 });
    expect(await used.admin.data(bom.detail, { id: await add({ productId: disabled }) })).toMatchObject({
      proSpecId: variant,
    });
    const [row] = await used.admin.data(bom.list, { productName: '没有规格的泵' });
    expect(row).toMatchObject({ id, proSpecName: row!.productCode });
    expect(row!.proSpecName).not.toBe('');
  });

  it('演示数据中每个BOM都有规格', () => {
    expect(demoBoms.some(({ productId }) => productId !== '')).toBe(true);
    expect(demoBoms.filter(({ proSpecName }) => proSpecName === '').map(({ productName }) => productName)).toEqual([]);
  });

  it('规格必须属于所选产品；停用的物料不能选，已选的可以保留', async () => {
    const [productId] = await insertProducts(used.app, ['水泵丁']);
    const [materialId] = await insertMaterials(used.app, ['转子戊']);
    const refused = await used.admin.attempt(bom.save, { productId, proSpecId: materialId, active: 1 });
    expect(refused.body.data.fields).toEqual([{ field: 'proSpecId', message: '所选规格不属于该产品' }]);
    const id = await add({ proSpecId: materialId });
    await used.admin.succeed(material.setActive, { id: materialId!, active: 0 });
    await used.admin.succeed(bom.save, { id, proSpecId: materialId, active: 1, remark: '仍可保存' });
    const [other] = await insertMaterials(used.app, ['转子己']);
    await used.admin.succeed(material.setActive, { id: other!, active: 0 });
    expect((await used.admin.attempt(bom.save, { proSpecId: other, active: 1 })).body.data.fields).toEqual([
      { field: 'proSpecId', message: '所选产品或规格已停用或不存在，请重新选择' },
    ]);
  });

  it('发布后不能更换产品，其余仍可修改', async () => {
    const [one, two] = await insertMaterials(used.app, ['泵甲', '泵乙']);
    const id = await of(one!, [{ name: '部件' }], { isReleased: true });
    const { status, body } = await used.admin.attempt(bom.save, { id, proSpecId: two, active: 1 });
    expect([status, body.message]).toEqual([409, 'BOM已发布，不能更换产品']);
    await used.admin.succeed(bom.save, { id, proSpecId: one, active: 1, remark: '可以' });
  });
});

describe('BOM的启用与停用', () => {
  it('一次多个，不存在的逐条说明', async () => {
    const ids = [await add(), await add()];
    expect(await used.admin.data(bom.setActive, { ids: [...ids, '999999999'], status: 0 })).toEqual({
      done: 2,
      failed: [{ id: '999999999', name: '', message: '数据不存在或已被删除' }],
    });
    expect(await used.admin.data(bom.detail, { id: ids[0]! })).toMatchObject({ active: 0 });
  });
});

describe('复制BOM', () => {
  it('整棵树复制为新的草稿，来源不变', async () => {
    const source = await add();
    await fill(source, [
      { name: '甲', quantity: '2.5', scrapRate: 3, below: [{ name: '乙', below: [{ name: '丙' }] }] },
      { name: '丁' },
    ]);
    const { id } = await used.admin.data(bom.copy, { sourceId: source, productName: '副本', specCode: 'COPY-1' });
    expect(await shape(id)).toBe('甲(乙(丙)), 丁');
    expect(await used.admin.data(bom.detail, { id })).toMatchObject({
      productName: '副本',
      proSpecName: 'COPY-1',
      status: 'draft',
      itemCount: 4,
      active: 1,
    });
    expect((await used.admin.data(bomItem.tree, { bomId: id }))[0]).toMatchObject({
      quantity: '2.5',
      scrapRate: '3',
      dept: 1,
    });
    expect(await shape(source)).toBe('甲(乙(丙)), 丁');
  });

  it.each([
    ['没有来源', { sourceId: '', productName: '甲', specCode: 'A' }, 'sourceId', '请选择要复制的BOM'],
    ['没有名称', { productName: '', specCode: 'A' }, 'productName', '请输入目标产品名称'],
    ['名称过长', { productName: '长'.repeat(51), specCode: 'A' }, 'productName', '不超过50个字符'],
    ['没有规格编码', { productName: '甲', specCode: '' }, 'specCode', '请输入目标规格编码'],
    ['规格编码过长', { productName: '甲', specCode: 'A'.repeat(21) }, 'specCode', '不超过20个字符'],
  ])('%s时在该字段提示', async (_what, input, field, message) => {
    const { status, body } = await used.admin.attempt(bom.copy, { sourceId: await add(), ...input });
    expect([status, body.data.fields]).toEqual([400, [{ field, message }]]);
  });

  it('来源不存在或属于别的租户时说明；目标已有BOM时拒绝；复制到自己的部件时说明路径', async () => {
    const [theirs] = await used.neighbour.data(bom.list, {});
    for (const sourceId of ['999999999', theirs!.id]) {
      expect(
        (await used.admin.attempt(bom.copy, { sourceId, productName: '甲', specCode: 'A' })).body.data.fields,
      ).toEqual([{ field: 'sourceId', message: '要复制的BOM不存在，请重新选择' }]);
    }
    const [head, part] = await insertMaterials(used.app, ['总成甲', '部件甲']);
    const source = await of(head!, [{ material: part! }]);
    expect((await used.admin.attempt(bom.copy, { sourceId: source, proSpecId: head })).status).toBe(409);
    expect((await used.admin.attempt(bom.copy, { sourceId: source, proSpecId: part })).body.message).toBe(
      'BOM不能包含自身：部件甲 → 部件甲',
    );
  });
});

describe('被BOM使用的物料与商品', () => {
  it('不能删除，并说明用在哪里；商品的编辑检查也说明', async () => {
    const [head, part] = await insertMaterials(used.app, ['总成乙', '部件乙']);
    const [productId] = await insertProducts(used.app, ['商品乙']);
    await of(head!, [{ material: part! }]);
    const bomId = await add({ productId });
    expect((await used.admin.attempt(material.delete, { id: part! })).body.message).toBe(
      '已被使用，不能删除：产品BOM的部件 (1)',
    );
    expect((await used.admin.attempt(material.delete, { id: head! })).body.message).toContain('产品BOM (1)');
    expect(await used.admin.refuseAll(product.delete, [productId!])).toMatchObject([
      409,
      [{ id: productId, message: '商品正在使用，不能删除：产品BOM (1)' }],
    ]);
    expect(await used.admin.data(productLock.read, { productId: productId! })).toMatchObject({
      isEdit: false,
      uses: '产品BOM (1)',
    });
    await used.admin.succeed(bom.delete, { id: bomId });
    expect((await used.admin.data(product.delete, [productId!])).failed).toEqual([]);
  });
});

describe('BOM的修改记录', () => {
  it('部件的增减与移动都在BOM的记录中', async () => {
    const id = await add();
    const ids = await fill(id, [{ name: '甲' }, { name: '乙' }]);
    await used.admin.succeed(bomItem.move, { bomId: id, ids: [ids['乙']!], beforeId: ids['甲'] });
    await used.admin.succeed(bomItem.delete, { bomId: id, ids: [ids['甲']!] });
    const changes = await used.admin.data(record.changes, { noun: 'bom', id });
    const itemChanges = changes.flatMap(({ fields }) =>
      fields.filter(({ name }) => name.startsWith('item')).map(({ name, old, new: now }) => [name, old, now]),
    );
    expect(itemChanges).toContainEqual(['items', '', '乙']);
    expect(itemChanges).toContainEqual(['items', '甲', '']);
    expect(itemChanges.some(([name]) => name === 'itemSort')).toBe(true);
  });
});
