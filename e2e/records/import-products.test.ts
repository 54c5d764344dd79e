import { product } from '@edp/contract/modules/product/product.ts';
import { productChoices, productSample } from '@edp/server/testing/samples/product-sample.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { pollOptions } from '../testing/page-state.ts';

const journey = useJourney({ jobKinds: importKinds });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

it('商品：从列表导入，错误写在所在的列；写入后列表里有，撤销后没有', async () => {
  const admin = await journey.app.as('admin');
  const { id } = await admin.data(product.create, productSample(await productChoices(admin), 1));
  const { categoryText, brandText, typeText, unitText } = await admin.data(product.detail, { proId: id });
  const common = [categoryText.replaceAll(',', '/'), brandText, typeText.replaceAll(',', '/'), unitText, '阀门', '导入的商品', '产成品'].join();
  const codes = async () => (await admin.data(product.list, { code: 'JRN-P', pageSize: 50 })).map(({ code, name }) => [code, name]);

  const page = await journey.open('/mchManage', { as: 'admin' });
  await page.getByRole('link', { name: '导入', exact: true }).click();
  await expect(page.getByRole('heading', { name: '导入商品' })).toBeShown();
  const text = `商品编码,商品名称,商品分类,品牌,商品类型,计量单位,关键字,商品描述,物料类型,市场价,标价,标签\nJRN-P1,旅程阀门,${common},20,18.5,\nJRN-P2,旅程弯头,${common},20,,没有的标签\nPROD-1,改名的商品,${common},20,18.5,\n`;
  await page.getByLabel('选择文件').setInputFiles({ name: '商品.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page).toShow('已匹配 12 / 12 列');
  await press(page, '开始试运行');

  await expect(page).toShow('可写入 2 行，另有 1 行错误待处理');
  await expect(page).toShow('“没有的标签”不存在');
  await expect(page).toShow('改名的商品');
  expect(await codes()).toEqual([]);
  await press(page, '开始导入 2 行');
  await expect(page).toShow('已写入 2 行');
  await expect(page).toShow('跳过 1 行错误');
  await expect(page.getByRole('button', { name: '下载错误行' })).toBeShown();
  expect(await codes()).toEqual([['JRN-P1', '旅程阀门']]);

  await page.getByRole('link', { name: '查看数据' }).click();
  await expect(page.getByRole('heading', { name: '商品管理' })).toBeShown();
  await expect(page).toShow('旅程阀门');
  await expect(page).toShow('改名的商品');
  await page.goBack();
  await expect(page).toShow('已写入 2 行');
  await press(page, '撤销导入');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '撤销导入' }).click();
  await expect(page).toShow('已撤销 2 行');
  await expect.poll(codes, pollOptions).toEqual([]);
});

it('手机上：匹配与试运行的内容和按钮都在屏幕之内', async () => {
  const page = await journey.open('/import/brand', { as: 'admin', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const fits = async (button: string) => {
    const { x, width } = (await page.getByRole('button', { name: button }).boundingBox())!;
    return x >= 0 && x + width <= 390;
  };
  await page.getByLabel('选择文件').setInputFiles({ name: '品牌.csv', mimeType: 'text/csv', buffer: Buffer.from('品牌编码,品牌名称\nPHONE-1,手机导入\nPHONE-2,\n') });
  await expect(page).toShow('已匹配 2 / 2 列');
  expect((await page.getByRole('combobox', { name: /品牌名称/ }).boundingBox())!.width).toBeGreaterThan(120);
  expect(await fits('开始试运行')).toBe(true);
  await press(page, '开始试运行');
  await expect(page).toShow('可写入 1 行，另有 1 行错误待处理');
  expect(await fits('下载错误行')).toBe(true);
  expect(await fits('开始导入 1 行')).toBe(true);
});
