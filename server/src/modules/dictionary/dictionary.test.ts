import { dictionary } from '@edp/contract/modules/dictionary/dictionary.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it.each([
  ['edp_label_useobj', ['商品', '物料', '客户', '供应商', '设备', '合同', '人员']],
  ['dms_sku_itemtype', ['原材料', '半成品', '产成品', '外购件', '备品备件', '辅料', '包装物', '低值易耗品', '服务']],
  ['edp_productunit_type', ['长度', '重量', '体积', '面积', '数量', '时间']],
] as const)('数据字典 %s 给出可选的项', async (key, names) => {
  const admin = await app.as('admin');
  const items = await admin.data(dictionary.byKey, { key });
  expect(items.map(({ name }) => name)).toEqual(names);
  for (const { id, code, value } of items) expect([id, value]).toEqual([code, code]);
});

it('每个租户、每个角色得到同样的项', async () => {
  const [customer, neighbour] = [await app.as('kehu'), await app.as('admin', { tenantCode: 'HXJT' })];
  const key = 'edp_productunit_type';
  expect(await customer.data(dictionary.byKey, { key })).toEqual(await neighbour.data(dictionary.byKey, { key }));
});

it('英文界面给出英文名称', async () => {
  const english = await app.as('admin', { language: 'ENG' });
  const [first] = await english.data(dictionary.byKey, { key: 'edp_productunit_type' });
  expect(first).toEqual({ id: 'LengthUnit', code: 'LengthUnit', name: 'Length', value: 'LengthUnit' });
});

it.each([{ key: 'no_such_key' }, { key: '__proto__' }, {}])('%j 不是数据字典，明确说明', async (input) => {
  const admin = await app.as('admin');
  const { status, body } = await admin.send('POST', dictionary.byKey.path, input);
  expect([status, body.message]).toEqual([400, '没有这个数据字典，请检查字典键']);
});
