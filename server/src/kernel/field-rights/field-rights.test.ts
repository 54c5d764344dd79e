import type { Permission } from '@edp/contract/kernel/permission.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { materialNoun } from '@edp/contract/modules/material/material.noun.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { productChoices, productSample, variantSample } from '../../testing/samples/product-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let clerk: TestClient;
beforeAll(async () => {
  const permissions = [
    'material.view',
    'material.edit',
    'product.view',
    'product.edit',
    'bom.view',
    'brand.view',
    'brand.edit',
  ] as const;
  const menu = materialNoun.menu.code as Permission;
  const roleId = await addRole(used.app, 'NO_PRICES', [...permissions, menu], ['INV01']);
  await restrictFields(used.app, roleId, {
    'material.marketPrice': 'hidden',
    'material.materialDescription': 'hidden',
    'material.lengthStr': 'hidden',
    'material.specification': 'readonly',
    'material.unitId': 'readonly',
    'brand.description': 'hidden',
  });
  clerk = await addPerson(used.app, 'noprices', 'D0201', 'NO_PRICES');
});

let number = 0;
async function addMaterial() {
  const sample = {
    ...materialSample(await materialChoices(used.admin), ++number),
    itemCode: `FIELD-${number}`,
    marketPrice: '12.5',
    specification: 'M8',
    materialDescription: '机密',
    combinedUnitVo: { lengthStr: '30' },
  };
  const { id } = await used.admin.data(material.save, sample);
  return { id, sample };
}
const asAdmin = (id: string) => used.admin.data(material.detail, { skuId: id });

describe('看不见的字段', () => {
  it('不出现在列表、详情与嵌套的部分中；别的字段照常', async () => {
    const { id } = await addMaterial();
    const rows = await clerk.data(material.list, { itemCode: 'FIELD-1' });
    expect(rows[0]).toMatchObject({ itemCode: 'FIELD-1', specification: 'M8', listPricePerUnit: '' });
    expect(rows[0]).not.toHaveProperty('marketPrice');
    const detail = await clerk.data(material.detail, { skuId: id });
    expect(detail).not.toHaveProperty('marketPrice');
    expect(detail).not.toHaveProperty('materialDescription');
    expect(detail.combinedUnit).not.toHaveProperty('lengthStr');
    expect(detail.combinedUnit).toHaveProperty('widthStr');
  });

  it('答复的响应头与看得见全部字段的人的一样', async () => {
    const typeFor = async (client: TestClient) =>
      (await client.succeed(material.list, { pageSize: 1 })).headers.get('content-type');
    expect(await typeFor(clerk)).toBe('application/json; charset=utf-8');
    expect(await typeFor(used.admin)).toBe('application/json; charset=utf-8');
  });

  it('不能用来排序与筛选', async () => {
    expect(await clerk.attempt(material.list, { sort: '-marketPrice' })).toMatchObject({
      status: 403,
      body: { code: 4003, data: { error: 'rights.fieldLocked' } },
    });
    expect(await clerk.attempt(material.list, { sort: 'specification' })).toMatchObject({ status: 200 });
  });

  it('不出现在修改记录中', async () => {
    const { id, sample } = await addMaterial();
    await used.admin.succeed(material.save, { ...sample, id, marketPrice: '13', specification: 'M10' });
    const named = async (client: TestClient) =>
      (await client.data(record.changes, { noun: 'material', id }))[0]!.fields.map(({ name }) => name);
    expect(await named(used.admin)).toEqual(['marketPrice', 'specification']);
    expect(await named(clerk)).toEqual(['specification']);
  });

  it('商品的规格、BOM 的成本都是物料的价格，同样看不见', async () => {
    const { id } = await used.admin.data(product.create, productSample(await productChoices(used.admin), 901));
    const detail = await clerk.data(product.detail, { proId: id });
    expect(detail.specList[0]).not.toHaveProperty('marketPrice');
    expect(detail).toMatchObject({ priceRange: '18.5', specList: [{ listPricePerUnit: '18.5' }] });
    const [first] = await clerk.data(bom.list, {});
    const cost = await clerk.data(bomAnalysis.cost, { id: first!.id });
    expect(cost).not.toHaveProperty('total');
    expect(cost.items[0]).not.toHaveProperty('price');
  });

  it('价格区间由标价得出：看不见标价的也看不见它', async () => {
    const { id } = await used.admin.data(product.create, productSample(await productChoices(used.admin), 903));
    const roleId = await addRole(used.app, 'NO_LIST_PRICE', ['product.view'], ['INV01']);
    await restrictFields(used.app, roleId, { 'material.listPricePerUnit': 'hidden' });
    const person = await addPerson(used.app, 'nolistprice', 'D0201', 'NO_LIST_PRICE');
    const detail = await person.data(product.detail, { proId: id });
    expect(detail).not.toHaveProperty('priceRange');
    expect(detail.specList[0]).toHaveProperty('marketPrice');
    expect(detail.specList[0]).not.toHaveProperty('listPricePerUnit');
    const rows = await person.data(product.list, {});
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).not.toHaveProperty('priceRange');
  });

  it('译文中的备注也看不见；保存译文时保持原样', async () => {
    const { id } = await used.admin.data(brand.save, {
      code: 'FIELDS',
      name: '字段',
      active: 1,
      sortOrder: 1,
      description: '机密',
    });
    await used.admin.succeed(brand.translate, [{ type: 'ENG', name: 'Fields', remark: 'Secret', parentId: id }]);
    const english = async (client: TestClient) =>
      (await client.data(brand.translations, { id })).find(({ type }) => type === 'ENG')!;
    expect(await english(clerk)).not.toHaveProperty('remark');
    await clerk.succeed(brand.translate, [{ type: 'ENG', name: 'Field', parentId: id }]);
    expect(await english(used.admin)).toMatchObject({ name: 'Field', remark: 'Secret' });
    expect(
      await clerk.attempt(brand.translate, [{ type: 'ENG', name: 'Field', remark: 'Mine', parentId: id }]),
    ).toMatchObject({ status: 403 });
  });

  it('并发修改的提示中没有它', async () => {
    const { id, sample } = await addMaterial();
    const { version } = await asAdmin(id);
    await used.admin.succeed(material.save, { ...sample, id, version, itemName: '先保存' });
    const { status, body } = await clerk.attempt(material.save, {
      ...sample,
      marketPrice: undefined,
      materialDescription: undefined,
      combinedUnitVo: {},
      id,
      version,
      itemName: '后保存',
    });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).toContain('先保存');
    expect(JSON.stringify(body)).not.toMatch(/12\.5|机密/);
  });
});

describe('保存', () => {
  it('没有发送的字段保持原样', async () => {
    const {
      id,
      sample: { marketPrice: _price, materialDescription: _text, specification: _specification, ...sent },
    } = await addMaterial();
    await clerk.succeed(material.save, { ...sent, id, combinedUnitVo: { widthStr: '5' }, itemName: '改名' });
    expect(await asAdmin(id)).toMatchObject({
      itemName: '改名',
      marketPrice: '12.5',
      specification: 'M8',
      materialDescription: '机密',
      combinedUnit: { lengthStr: '30', widthStr: '5' },
    });
  });

  it.each([
    ['看不见的', { marketPrice: '1' }, 'marketPrice'],
    ['看不见的，在嵌套的部分中', { combinedUnitVo: { lengthStr: '1' } }, 'combinedUnitVo.lengthStr'],
    ['只读的', { specification: 'M12' }, 'specification'],
    ['只读的，清空', { specification: '' }, 'specification'],
  ])('修改%s字段被拒绝，指出字段，什么都没有变', async (_what, change, field) => {
    const {
      id,
      sample: { marketPrice: _price, materialDescription: _text, combinedUnitVo: _measures, ...sent },
    } = await addMaterial();
    const before = await asAdmin(id);
    const { status, body } = await clerk.attempt(material.save, { ...sent, id, ...change });
    expect([status, body.data]).toMatchObject([403, { error: 'rights.fieldLocked', fields: [{ field }] }]);
    expect(await asAdmin(id)).toEqual(before);
  });

  it('只读字段原样发送可以保存；新增时必填的可以填写，其他的不行', async () => {
    const {
      id,
      sample: { marketPrice: _price, materialDescription: _text, combinedUnitVo: _measures, ...sent },
    } = await addMaterial();
    await clerk.succeed(material.save, { ...sent, id, itemName: '仍可改名' });
    const { specification: _specification, ...filled } = sent;
    await clerk.succeed(material.save, { ...filled, itemCode: 'FIELD-NEW' });
    expect(await clerk.attempt(material.save, { ...sent, itemCode: 'FIELD-NEW2' })).toMatchObject({
      status: 403,
      body: { data: { fields: [{ field: 'specification' }] } },
    });
  });

  it('商品的规格行保留看不见的价格', async () => {
    const choices = await productChoices(used.admin);
    const sample = { ...productSample(choices, 902), specList: [variantSample('保留价格')] };
    const { id } = await used.admin.data(product.create, sample);
    const before = await clerk.data(product.detail, { proId: id });
    await clerk.succeed(product.update, {
      ...sample,
      id,
      specList: before.specList.map((row) => ({ ...row, itemName: '改了名' })),
    });
    const after = await used.admin.data(product.detail, { proId: id });
    expect(after.specList).toMatchObject([{ itemName: '改了名', marketPrice: '20' }]);
  });
});

it('菜单给出可见的列与可改的字段；没有限制的角色全部都有', async () => {
  const { permissionList, fields } = await clerk.data(role.resources, {});
  expect(fields.hidden).toContain('material.marketPrice');
  const screen = permissionList.find(({ code }) => code === materialNoun.menu.code)!;
  expect(screen.column).toContain('specification');
  expect(screen.column).not.toContain('marketPrice');
  expect(screen.form).not.toContain('specification');
  const unrestricted = await used.admin.data(role.resources, {});
  expect(unrestricted.fields).toEqual({ hidden: [], readOnly: [] });
  expect(unrestricted.permissionList.find(({ code }) => code === screen.code)!.form).toContain('marketPrice');
});
