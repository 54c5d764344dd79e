import { brand } from '@edp/contract/modules/brand/brand.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import { productChoices, productSample } from '@edp/server/testing/samples/product-sample.ts';
import { rawZip } from '@edp/server/testing/samples/raw-zip.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { useJourney } from '../testing/journey.ts';
import { pollOptions } from '../testing/page-state.ts';
import { dialog, filter, rows } from '../testing/screens/list-screen.ts';
import { activityButton } from '../testing/screens/shell-screen.ts';

const journey = useJourney({ jobKinds: importKinds });

const choose = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('选择文件')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const codes = async () =>
  (await (await journey.app.as('admin')).data(brand.list, { code: 'JRN', pageSize: 50 })).map(({ code, name }) => [
    code,
    name,
  ]);
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sheet = '品牌编码,品牌名称,品牌图片\nZIP-1,有图一,商标\nZIP-2,有图二,none.png\n';

it('从列表的“导入”开始：上传、匹配、试运行、改正、导入、撤销；刷新后仍在原处', async () => {
  const page = await journey.open('/brand', { as: 'admin' });
  await page.getByRole('link', { name: '导入', exact: true }).click();
  await expect(page.getByRole('heading', { name: '导入品牌' })).toBeShown();
  await choose(
    page,
    '品牌.csv',
    '代号,品牌名称,状态\nJRN-1,旅程一,有效\nJRN-2,旅程二,有较\n编码,坏的,有效\nHENGTUO,恒拓改名,有效\n',
  );

  await expect(page).toShow('请匹配“品牌编码”列，系统按它判断新增还是更新。');
  await chooseOption(page.getByLabel('“代号”导入到'), '品牌编码 *');
  await press(page, '开始试运行');

  await expect(page).toShow('可写入 2 行，另有 2 行错误待处理');
  await expect(page).toShow('不允许输入中文字符');
  await expect(page).toShow('恒拓改名');
  expect(await codes()).toEqual([]);
  await page.reload();
  await expect(page).toShow('可写入 2 行，另有 2 行错误待处理');
  await press(page, '全部改为“有效”');
  await expect(page).toShow('可写入 3 行，另有 1 行错误待处理');

  await press(page, '开始导入 3 行');
  await expect(page).toShow('已写入 3 行');
  // Once, by the message that leads to it.
  await expect(page).toShow('新消息：导入完成：品牌.csv');
  expect(await page.getByText(/^“导入.*”已完成$/).count()).toBe(0);
  expect(await codes()).toEqual([
    ['JRN-1', '旅程一'],
    ['JRN-2', '旅程二'],
  ]);
  await press(page, '撤销导入');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '撤销导入' }).click();
  await expect(page).toShow('已撤销 3 行');
  await expect.poll(codes, pollOptions).toEqual([]);
  await page.getByRole('link', { name: '导入记录' }).click();
  await expect(page).toShow('品牌.csv');
  await expect(page).toShow('已撤销');
  await filter(page, '文件或字段').fill('没有这个文件');
  await expect(page).toShow('没有符合条件的数据');
  await filter(page, '文件或字段').fill('品牌');
  await expect(rows(page).first()).toShow('已撤销');
});

it('手机上：粘贴 Excel 单元格，或上传文件，匹配与试运行的内容和按钮都在屏幕之内', async () => {
  const page = await journey.open('/import/brand', {
    as: 'admin',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const fits = async (button: string) => {
    const { x, width } = (await page.getByRole('button', { name: button }).boundingBox())!;
    return x >= 0 && x + width <= 390;
  };
  await press(page, '粘贴 Excel 单元格');
  await page.getByLabel('连同标题行一起复制，粘贴到这里').fill('品牌编码\t品牌名称\nJRN-9\t粘贴的\n');
  await press(page, '下一步');
  await expect(page).toShow('已匹配 2 / 2 列');
  await press(page, '开始试运行');
  await expect(page).toShow('可写入 1 行，没有错误');
  await press(page, '重新上传');
  await choose(page, '品牌.csv', '品牌编码,品牌名称\nPHONE-1,手机导入\nPHONE-2,\n');
  await expect(page).toShow('已匹配 2 / 2 列');
  expect((await page.getByRole('combobox', { name: /品牌名称/ }).boundingBox())!.width).toBeGreaterThan(120);
  expect(await fits('开始试运行')).toBe(true);
  await press(page, '开始试运行');
  await expect(page).toShow('可写入 1 行，另有 1 行错误待处理');
  expect(await fits('下载错误行')).toBe(true);
  expect(await fits('开始导入 1 行')).toBe(true);
});

it('商品：从列表导入，错误写在所在的列；写入后列表里有，在“我的任务”中撤销后没有', async () => {
  const admin = await journey.app.as('admin');
  const { id } = await admin.data(product.create, productSample(await productChoices(admin), 1));
  const { categoryText, brandText, typeText, unitText } = await admin.data(product.detail, { proId: id });
  const common = [
    categoryText.replaceAll(',', '/'),
    brandText,
    typeText.replaceAll(',', '/'),
    unitText,
    '阀门',
    '导入的商品',
    '产成品',
  ].join();
  const found = async () =>
    (await admin.data(product.list, { code: 'JRN-P', pageSize: 50 })).map(({ code, name }) => [code, name]);

  const page = await journey.open('/mchManage', { as: 'admin' });
  await page.getByRole('link', { name: '导入', exact: true }).click();
  await expect(page.getByRole('heading', { name: '导入商品' })).toBeShown();
  const text = `商品编码,商品名称,商品分类,品牌,商品类型,计量单位,关键字,商品描述,物料类型,市场价,标价,标签\nJRN-P1,旅程阀门,${common},20,18.5,\nJRN-P2,旅程弯头,${common},20,,没有的标签\nPROD-1,改名的商品,${common},20,18.5,\n`;
  await choose(page, '商品.csv', text);
  await expect(page).toShow('已匹配 12 / 12 列');
  await press(page, '开始试运行');

  await expect(page).toShow('可写入 2 行，另有 1 行错误待处理');
  await expect(page).toShow('“没有的标签”不存在');
  await expect(page).toShow('改名的商品');
  expect(await found()).toEqual([]);
  await press(page, '开始导入 2 行');
  await expect(page).toShow('已写入 2 行');
  await expect(page).toShow('跳过 1 行错误');
  await expect(page.getByRole('button', { name: '下载错误行' })).toBeShown();
  expect(await found()).toEqual([['JRN-P1', '旅程阀门']]);

  await page.getByRole('link', { name: '查看数据' }).click();
  await expect(page.getByRole('heading', { name: '商品管理' })).toBeShown();
  await expect(page).toShow('旅程阀门');
  await expect(page).toShow('改名的商品');
  await activityButton(page).click();
  const activity = dialog(page, '我的任务');
  await activity.getByRole('tab', { name: '导入与批量操作' }).click();
  const run = activity.getByRole('listitem').filter({ hasText: '商品.csv' });
  await expect(run).toShow('写入 2 行，未写入 1 行');
  await run.getByRole('button', { name: '撤销导入' }).click();
  await dialog(page, '撤销“商品.csv”的导入？').getByRole('button', { name: '撤销导入' }).click();
  await expect(run).toShow('已撤销');
  await run.getByRole('link', { name: '商品.csv' }).click();
  await expect(page).toShow('已撤销 2 行');
  await expect.poll(found, pollOptions).toEqual([]);
});

it('上传表格与图片的压缩包：图片列自动匹配，缺少的图片指出，其余连同图片写入', async () => {
  const page = await journey.open('/import/brand', { as: 'admin' });
  await expect(page).toShow('需要图片时，把一个表格和图片打包成 zip 上传，图片列填写文件名');
  await choose(page, '品牌.csv', sheet);
  await expect(page).toShow('图片列需与图片一起打包成 zip 上传');
  await page.getByRole('button', { name: '重新上传' }).click();

  await choose(
    page,
    '品牌.zip',
    rawZip([
      { name: '品牌.csv', content: sheet },
      { name: '图片/商标.png', content: onePixel },
    ]),
  );
  await expect(page).toShow('已匹配 3 / 3 列');
  await page.getByRole('button', { name: '开始试运行' }).click();
  await expect(page).toShow('可写入 1 行，另有 1 行错误待处理');
  await expect(page).toShow('压缩包中没有“none.png”');
  await page.getByRole('button', { name: '开始导入 1 行' }).click();
  await expect(page).toShow('已写入 1 行');
  const [row] = await (await journey.app.as('admin')).data(brand.list, { code: 'ZIP-1' });
  expect((await fetch(journey.app.baseUrl + row!.labelPath)).headers.get('content-type')).toBe('image/png');
});
