import { brand } from '@edp/contract/modules/brand/brand.ts';
import { importKinds } from '@edp/server/testing/imports/use-import-app.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { useJourney } from '../testing/journey.ts';
import { pollOptions } from '../testing/page-state.ts';
import { filter, rows } from '../testing/screens/list-screen.ts';

const journey = useJourney({ jobKinds: importKinds });

const choose = (page: Page, name: string, text: string) => page.getByLabel('选择文件').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const codes = async () => (await (await journey.app.as('admin')).data(brand.list, { code: 'JRN', pageSize: 50 })).map(({ code, name }) => [code, name]);

it('从列表的“导入”开始：上传、匹配、试运行、改正、导入、撤销；刷新后仍在原处', async () => {
  const page = await journey.open('/brand', { as: 'admin' });
  await page.getByRole('link', { name: '导入', exact: true }).click();
  await expect(page.getByRole('heading', { name: '导入品牌' })).toBeShown();
  await choose(page, '品牌.csv', '代号,品牌名称,状态\nJRN-1,旅程一,有效\nJRN-2,旅程二,有较\n编码,坏的,有效\nHENGTUO,恒拓改名,有效\n');

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
  expect(await codes()).toEqual([['JRN-1', '旅程一'], ['JRN-2', '旅程二']]);
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

it('粘贴 Excel 单元格；没有编辑权限的人没有“导入”', async () => {
  const page = await journey.open('/import/brand', { as: 'admin' });
  await press(page, '粘贴 Excel 单元格');
  await page.getByLabel('连同标题行一起复制，粘贴到这里').fill('品牌编码\t品牌名称\nJRN-9\t粘贴的\n');
  await press(page, '下一步');
  await expect(page).toShow('已匹配 2 / 2 列');
  await press(page, '开始试运行');
  await expect(page).toShow('可写入 1 行，没有错误');
  const other = await journey.open('/brand', { as: 'lina' });
  await expect(other).toShow('共 24 条');
  expect(await other.getByRole('link', { name: '导入', exact: true }).count()).toBe(0);
});
