import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { describeRecord } from '../../testing/describe/describe-record.ts';
import type { RecordSamples } from '../../testing/describe/record-samples.ts';
import { insertProducts } from '../../testing/samples/insert-products.ts';
import { productChoices, productSample, variantSample } from '../../testing/samples/product-sample.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const sample = (number: number) => ({ name: `测试分组${number}`, description: '用于测试' });

const samples: RecordSamples = {
  what: '商品分组',
  table: 'goods_group',
  sample,
  key: 'name',
  filters: [
    ['名称中的一个字', { name: '荐' }, ['新品推荐']],
    ['名称中的两个字', { name: '现货' }, ['现货供应']],
    ['拼音首字母', { keyword: 'jxbj' }, ['检修备件']],
    ['百分号只是百分号', { name: '%' }, []],
  ],
  invalid: [
    ['缺少名称', { name: ' ' }, 'name', '请输入分组名称'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['缺少描述', { description: '' }, 'description', '请输入分组描述'],
    ['描述过长', { description: '长'.repeat(101) }, 'description', '不超过100个字符'],
    ['商品编号不正确', { productList: ['x'] }, 'productList.0', '编号不正确'],
    ['商品不存在', { productList: ['999999999'] }, 'productList', '所选商品中有的已不存在，请重新选择'],
    ['商品过多', { productList: Array.from({ length: 5001 }, (_, index) => index + 1) }, 'productList', '最多5000项'],
  ],
  unique: { field: 'name', taken: '新品推荐', message: '分组名称已存在，请更换' },
};

describeRecord(used, goodsGroup, samples);

let number = 1000;
const create = async (productList: (string | number | { id: string })[] = []) =>
  (await used.admin.data(goodsGroup.save, { ...sample(++number), productList })).id;
const read = (id: string) => used.admin.data(goodsGroup.detail, { id });
const namesIn = async (id: string, client = used.admin) =>
  (await client.data(goodsGroup.detail, { id })).productList.map(({ name }) => name);
const products = (...names: string[]) => insertProducts(used.app, names);

describe('分组的商品', () => {
  it('编号、商品行、逗号分隔的编号都可以；列表与详情给出数量，新的在前', async () => {
    const [one, two, three] = await products('球阀', '蝶阀', '闸阀');
    const id = await create([one!, { id: two! }, Number(three), one!]);
    expect(await read(id)).toMatchObject({
      productCount: 3,
      productList: [
        { id: three, name: '闸阀', code: expect.stringMatching(/^GOODS-/), active: 0, thumbnailUrl: '' },
        { id: two, name: '蝶阀' },
        { id: one, name: '球阀' },
      ],
    });
    const { name } = await read(id);
    expect(await used.admin.data(goodsGroup.list, { name })).toMatchObject([{ id, productCount: 3 }]);
    await used.admin.succeed(goodsGroup.save, { id, ...sample(number), productList: `${one},${two}` });
    expect(await namesIn(id)).toEqual(['蝶阀', '球阀']);
  });

  it('给出商品的缩略图与价格范围，英文界面给出英文名称；分组商品可分页读取', async () => {
    const choices = await productChoices(used.admin);
    const { id: productId } = await used.admin.data(product.create, {
      ...productSample(choices, 1),
      specList: [variantSample('唯一的', '18.50')],
    });
    await used.admin.succeed(product.translate, [{ type: 'ENG', name: 'Ball valve', remark: '', parentId: productId }]);
    const [other] = await products('另一件');
    const id = await create([productId, other!]);
    const english = await used.app.as('lina', { language: 'ENG' });
    const { productList } = await english.data(goodsGroup.detail, { id });
    expect(productList).toMatchObject([
      { name: '另一件' },
      { name: 'Ball valve', priceRange: '18.5', thumbnailUrl: expect.stringMatching(/^\/file\/v6\/view\//) },
    ]);
    // Without the permission to see all products.
    const { body } = await english.succeed(product.inGroup, { groupId: id, pageSize: 1, pageNo: 2 });
    expect(body).toMatchObject({ total: 2, data: [{ name: 'Ball valve', priceRange: '18.5' }] });
    expect(
      (await (await used.app.as('zhangwei')).succeed(product.choices, { keyword: '另一件' })).body.data,
    ).toMatchObject([{ id: other }]);
  });

  it('修改时整体替换；不给出或为空值时保持原样；给出空的列表即清空', async () => {
    const [one, two] = await products('甲', '乙');
    const id = await create([one!]);
    const fields = { id, ...sample(number) };
    await used.admin.succeed(goodsGroup.save, { ...fields, productList: [two!] });
    expect(await namesIn(id)).toEqual(['乙']);
    await used.admin.succeed(goodsGroup.save, fields);
    await used.admin.succeed(goodsGroup.save, { ...fields, productList: null });
    expect(await namesIn(id)).toEqual(['乙']);
    await used.admin.succeed(goodsGroup.save, { ...fields, productList: [] });
    expect(await namesIn(id)).toEqual([]);
  });

  it('有一件商品不能选时什么也不改变；别的租户的商品不存在', async () => {
    const [mine] = await products('自己的');
    const [theirs] = await insertProducts(used.app, ['别家的'], { tenant: 2 });
    const id = await create([mine!]);
    const { status, body } = await used.admin.attempt(goodsGroup.save, {
      id,
      ...sample(++number),
      productList: [mine!, theirs!],
    });
    expect([status, body.data.fields]).toEqual([
      400,
      [{ field: 'productList', message: '所选商品中有的已不存在，请重新选择' }],
    ]);
    expect(await read(id)).toMatchObject({ version: 1, productList: [{ id: mine }] });
  });

  it('移除一件商品：提示删除成功，商品还在，版本增加；不在分组中的提示删除失败', async () => {
    const [one, two] = await products('留下', '移除');
    const id = await create([one!, two!]);
    const { body } = await used.admin.succeed(goodsGroup.removeProduct, { groupId: id, productId: two! });
    expect(body.message).toBe('删除成功!');
    expect(await read(id)).toMatchObject({ version: 2, productList: [{ name: '留下' }] });
    const again = await used.admin.attempt(goodsGroup.removeProduct, { groupId: id, productId: two! });
    expect([again.status, again.body.message]).toEqual([404, '删除失败!']);
    expect((await used.admin.succeed(goodsGroup.removeProduct, { id, productId: Number(one) })).body.message).toBe(
      '删除成功!',
    );
    const tenantOne = await used.app.asTenant(1);
    expect((await tenantOne.query('select from product where id = any($1)', [[one, two]])).rowCount).toBe(2);
  });

  it('移除时：缺少编号有提示，别的租户的分组不存在，只能查看的人不能移除', async () => {
    const [one] = await products('一件');
    const id = await create([one!]);
    expect((await used.admin.attempt(goodsGroup.removeProduct, { productId: one! })).body.data.fields).toEqual([
      { field: 'groupId', message: '必填项不能为空' },
    ]);
    expect((await used.neighbour.attempt(goodsGroup.removeProduct, { groupId: id, productId: one! })).status).toBe(404);
    expect((await used.viewer.attempt(goodsGroup.removeProduct, { groupId: id, productId: one! })).status).toBe(403);
    expect(await namesIn(id)).toEqual(['一件']);
  });

  it('有商品的分组可以删除，商品不受影响；商品被删除后自动离开分组', async () => {
    const [one, two] = await products('商品一', '商品二');
    const [group, other] = [await create([one!, two!]), await create([one!, two!])];
    expect((await used.admin.succeed(goodsGroup.delete, { id: group })).body.message).toBe('删除成功!');
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query('delete from product where id = $1', [one]);
    expect(await namesIn(other)).toEqual(['商品二']);
  });

  it('他人移除了商品之后，先前打开的表单不能覆盖，并给出现有的商品', async () => {
    const [one, two] = await products('早', '晚');
    const id = await create([one!, two!]);
    const before = await read(id);
    await used.admin.succeed(goodsGroup.removeProduct, { groupId: id, productId: one! });
    const { status, body } = await used.admin.attempt(goodsGroup.save, before);
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ error: 'error.stale', current: { id, productList: [{ name: '晚' }] } });
  });

  it('修改记录说出加入和移除了哪些商品', async () => {
    const [one, two] = await products('原有', '加入');
    const id = await create([one!]);
    await used.admin.succeed(goodsGroup.save, { id, ...sample(number), productList: [two!] });
    const [change] = await used.admin.data(record.changes, { noun: 'goodsGroup', id });
    expect(change!.fields).toMatchObject([{ name: 'productList', kind: 'reference', old: '原有', new: '加入' }]);
  });
});

describe('看得到的商品', () => {
  it('别的库存组织的商品不计入，也不会因为保存而离开分组', async () => {
    const [everywhere] = await insertProducts(used.app, ['各处都有'], { organisations: ['INV02'] });
    const [master] = await products('只在总部');
    const id = await create([everywhere!, master!]);
    const warehouse = await used.app.as('zhangwei', { roleCode: 'WAREHOUSE' });
    expect((await warehouse.attempt(goodsGroup.detail, { id })).status).toBe(403);
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(
      `insert into role_resource (role_id, resource_id) select r.id, s.id from role r, resource s where r.code = 'WAREHOUSE' and s.code like 'goodsGroup.%'`,
    );
    const other = await used.app.as('zhangwei', { roleCode: 'WAREHOUSE' });
    const seen = await other.data(goodsGroup.detail, { id });
    expect(seen).toMatchObject({ productCount: 1, productList: [{ name: '各处都有' }] });
    expect((await other.attempt(goodsGroup.save, { ...seen, productList: [master!] })).status).toBe(400);
    expect((await other.attempt(goodsGroup.removeProduct, { groupId: id, productId: master! })).status).toBe(404);
    await other.succeed(goodsGroup.save, { ...seen, productList: [] });
    expect(await namesIn(id)).toEqual(['只在总部']);
  });

  it('没有共享给自己的商品看不到，选不了，也不会因为保存而离开分组', async () => {
    const [owner, other] = [
      await addPerson(used.app, 'groupowner', 'D0201'),
      await addPerson(used.app, 'groupother', 'D0302'),
    ];
    const [hidden] = await insertProducts(used.app, ['他人的'], { createdBy: owner.id });
    const [shown] = await products('公共的');
    const id = await create([hidden!, shown!]);
    await used.admin.succeed(sharing.setMode, { sharingType: 'product', mode: sharingModes.private });
    const seen = await other.data(goodsGroup.detail, { id });
    expect(seen.productList.map(({ name }) => name)).toEqual(['公共的']);
    expect((await other.attempt(goodsGroup.save, { ...sample(++number), productList: [hidden!] })).status).toBe(400);
    await other.succeed(goodsGroup.save, { ...seen, productList: [] });
    await used.admin.succeed(sharing.setMode, { sharingType: 'product', mode: sharingModes.public });
    expect(await namesIn(id)).toEqual(['他人的']);
  });
});

describe('分组选项', () => {
  it('给出全部分组，按拼音排列，员工都可以读；没有共享给自己的除外', async () => {
    const id = await create();
    const options = await used.viewer.data(goodsGroup.options, {});
    expect(options.map(({ name }) => name)).toEqual(
      options.map(({ name }) => name).toSorted(new Intl.Collator('zh-u-co-pinyin').compare),
    );
    expect(options).toContainEqual({ id, name: `测试分组${number}` });
    await used.admin.succeed(sharing.setMode, { sharingType: 'goods_group', mode: sharingModes.private });
    expect((await used.viewer.data(goodsGroup.options, {})).some((each) => each.id === id)).toBe(false);
    await used.admin.succeed(sharing.setMode, { sharingType: 'goods_group', mode: sharingModes.public });
  });
});
