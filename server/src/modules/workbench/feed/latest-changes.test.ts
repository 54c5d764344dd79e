import { brand } from '@edp/contract/modules/brand/brand.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { check, runImport } from '../../../testing/imports/import-file.ts';
import { uploadSheet } from '../../../testing/imports/upload-sheet.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';
import { addPerson } from '../../../testing/people/add-person.ts';
import { addRole } from '../../../testing/people/add-role.ts';
import { restrictFields } from '../../../testing/people/restrict-fields.ts';
import { materialChoices, materialSample } from '../../../testing/samples/material-sample.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const used = useImportApp();
let zhangwei: TestClient;
beforeAll(async () => {
  zhangwei = await used.app.as('zhangwei');
});

const feed = async (client: TestClient) => (await client.data(workbench.show, {})).latestChanges;
const newest = async (client: TestClient) => (await feed(client))[0]!;

let number = 0;
async function addBrand(fields: object = {}) {
  const code = `FEED${++number}`;
  const values = { code, name: `动态${number}`, active: 1, sortOrder: 1, description: '旧说明', ...fields };
  const { id } = await zhangwei.data(brand.save, values);
  return { id, ...values };
}
async function change(client: TestClient, id: string, fields: object) {
  const { version, ...stored } = await client.data(brand.detail, { id });
  await client.succeed(brand.save, { ...stored, version, ...fields });
}

describe('旧值与新值', () => {
  it('字段、旧值、新值都是人读的；有效与否说“有效”，图片与密码只说改了', async () => {
    const { id } = await addBrand();
    await change(zhangwei, id, { description: '新说明', sortOrder: 7 });
    expect((await newest(used.admin)).fields).toEqual([
      { label: '排序', old: '1', new: '7' },
      { label: '描述', old: '旧说明', new: '新说明' },
    ]);
    const english = await used.app.as('zhangwei', { language: 'ENG' });
    expect((await newest(english)).fields.map(({ label }) => label)).toEqual(['Sort', 'Description']);
  });

  it('角色看不到的字段，旧值、新值与名称都不出现；其他字段照常', async () => {
    const permissions = ['brand.view', 'brand.edit', 'material.view'] as const;
    const roleId = await addRole(used.app, 'FEED_CLERK', permissions, ['INV01']);
    await restrictFields(used.app, roleId, { 'brand.description': 'hidden', 'material.marketPrice': 'hidden' });
    const clerk = await addPerson(used.app, 'feedclerk', 'D0201', 'FEED_CLERK');
    const { id } = await addBrand();
    await change(zhangwei, id, { description: '绝密说明', sortOrder: 9 });
    const seen = await newest(clerk);
    expect(seen.fields).toEqual([{ label: '排序', old: '1', new: '9' }]);
    // More was changed than the role knows of: it cannot be put back.
    expect(seen.undo).toBe('');
    const { id: skuId } = await used.admin.data(material.save, {
      ...materialSample(await materialChoices(used.admin), 7),
      marketPrice: '31.25',
    });
    const { version, ...stored } = await used.admin.data(material.detail, { skuId });
    await used.admin.succeed(material.save, { ...stored, version, marketPrice: '41.75' });
    expect((await newest(used.admin)).fields).toEqual([{ label: '市场价', old: '31.25', new: '41.75' }]);
    expect(await newest(clerk)).toMatchObject({ noun: 'material', action: 'update', fields: [] });
    expect(JSON.stringify(await feed(clerk))).not.toMatch(/绝密|旧说明|31\.25|41\.75|市场价/);
  });
});

describe('同一人做的同一件事', () => {
  it('给了相同的值，合成一条，说出有几个；值各不相同的逐条说，多了才合成一条，只说改了什么', async () => {
    const brands = [await addBrand(), await addBrand(), await addBrand(), await addBrand()];
    for (const { id } of brands) await change(zhangwei, id, { description: '统一说明' });
    expect(await newest(used.admin)).toMatchObject({
      action: 'update',
      recordName: brands[3]!.name,
      count: 4,
      isMore: false,
      isOwn: false,
      userName: '张伟',
      fields: [{ label: '描述', old: '旧说明', new: '统一说明' }],
    });
    const sortValues = async () =>
      (await feed(used.admin))
        .filter(({ isOwn, noun, fields }) => isOwn && noun === 'brand' && fields[0]?.label === '排序')
        .map(({ count, fields }) => [count, fields[0]!.new]);
    for (const [index, { id }] of brands.slice(0, 3).entries()) await change(used.admin, id, { sortOrder: 50 + index });
    expect(await sortValues()).toEqual([
      [1, '52'],
      [1, '51'],
      [1, '50'],
    ]);
    await change(used.admin, brands[3]!.id, { sortOrder: 53 });
    expect(await sortValues()).toEqual([[4, null]]);
  });
});

describe('撤销', () => {
  it('只改了一个字段、之后没有再改、自己有权改的，可以；存回旧值后恢复', async () => {
    const { id } = await addBrand();
    await change(zhangwei, id, { description: '改错了' });
    expect((await newest(zhangwei)).undo).toBe('field');
    expect((await newest(await used.app.as('lina'))).undo).toBe('');
    const [last] = await zhangwei.data(record.changes, { noun: 'brand', id });
    await change(zhangwei, id, { description: last!.fields[0]!.old });
    expect((await zhangwei.data(brand.detail, { id })).description).toBe('旧说明');
    // Of two fields, no one value can be put back.
    await change(zhangwei, id, { description: '第三次', sortOrder: 3 });
    expect((await newest(zhangwei)).undo).toBe('');
  });

  it('物料与商品也一样：详情加上旧值存回去，其他字段一处不变', async () => {
    const { id: skuId } = await used.admin.data(material.save, materialSample(await materialChoices(used.admin), 8));
    const [first] = await used.admin.data(product.list, { pageSize: 10 });
    const proId = first!.id;
    const cases = [
      {
        noun: 'material',
        field: 'texture',
        detail: () => used.admin.data(material.detail, { skuId }),
        save: material.update,
      },
      {
        noun: 'product',
        field: 'placeOfOrigin',
        detail: () => used.admin.data(product.detail, { proId }),
        save: product.update,
      },
    ] as const;
    for (const { noun, field, detail, save } of cases) {
      const before = (await detail()) as Record<string, unknown>;
      await used.admin.succeed(save, { ...before, [field]: '临时' } as never);
      expect(await newest(used.admin)).toMatchObject({ noun, undo: 'field', fields: [{ new: '临时' }] });
      const now = (await detail()) as Record<string, unknown>;
      await used.admin.succeed(save, { ...now, [field]: before[field] } as never);
      const moved = { version: expect.anything(), updatedTime: expect.anything() };
      expect(await detail()).toEqual({ ...before, ...moved });
    }
  });

  it('导入是一条，写着文件与写入的行数；能撤销的人看到撤销，别人只看到做了什么', async () => {
    const { body } = await uploadSheet(zhangwei, 'brand', '品牌编码,品牌名称\nRUN1,甲\nRUN2,乙\nRUN3,丙\n', '动态.csv');
    await check(zhangwei, body.data);
    await runImport(zhangwei, body.data.id);
    expect(await newest(zhangwei)).toMatchObject({
      noun: 'brand',
      count: 3,
      undo: 'run',
      run: { id: body.data.id, name: '动态.csv', isBatchEdit: false },
    });
    const lina = await newest(await used.app.as('lina'));
    expect(lina).toMatchObject({ noun: 'brand', action: 'insert', count: 3, undo: '', run: null });
  });
});

it('未确认的试运行可以放弃，只是自己的；已写入的不行', async () => {
  const waiting = async (client: TestClient) =>
    (await client.data(workbench.show, {})).waiting.find(({ kind }) => kind === 'dryRun');
  const { body } = await uploadSheet(zhangwei, 'brand', '品牌编码,品牌名称\nTRY1,甲\n,乙\n', '试一试.csv');
  await check(zhangwei, body.data);
  expect((await waiting(zhangwei))!.items[0]).toMatchObject({
    name: '试一试.csv',
    run: { noun: 'brand', isBatchEdit: false, action: '', rows: 2, wrong: 1 },
  });
  const lina = await used.app.as('lina');
  expect((await lina.attempt(imports.discard, { id: body.data.id })).status).toBe(404);
  await zhangwei.succeed(imports.discard, { id: body.data.id });
  expect(await waiting(zhangwei)).toBeUndefined();
  expect((await zhangwei.attempt(imports.detail, { id: body.data.id })).status).toBe(404);
  const written = (await feed(zhangwei)).find(({ run }) => run !== null)!.run!;
  expect((await zhangwei.attempt(imports.discard, { id: written.id })).status).toBe(409);
});
