import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { insertProducts } from '@edp/server/testing/samples/insert-products.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, rowButton, rowNamed, rows } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { detail, formField, heading, press } from '../testing/screens/record-screen.ts';

const journey = useJourney();
const admin = () => journey.app.as('admin');

let number = 0;
const threeProducts = (start: string) =>
  insertProducts(
    journey.app,
    ['一', '二', '三'].map((each) => `${start}${each}`),
  );

/** A group of the test's own, with products whose names begin so. */
async function addGroup(start: string, productList: string[]) {
  number += 1;
  const input = { name: `${start}分组${number}`, description: '一起展示', productList };
  const { id } = await (await admin()).data(goodsGroup.save, input);
  return {
    ...input,
    id,
    route: `/classification/${id}`,
    list: `/classification?name=${encodeURIComponent(input.name)}`,
  };
}

const goodsNames = async (page: Page, start: string) =>
  (
    await page
      .getByRole('region', { name: '分组商品' })
      .getByText(new RegExp(`^${start}`))
      .allInnerTexts()
  ).map((text) => text.trim());
const pages = (page: Page) => page.getByRole('navigation', { name: '分组商品' });
const search = (page: Page) => page.getByRole('searchbox', { name: '按商品名称查找', exact: true });
const namesIn = async (id: string) =>
  (await (await admin()).data(goodsGroup.detail, { id })).productList.map(({ name }) => name);
const chooser = (page: Page) => dialog(page, '选择商品');
const tick = (page: Page, name: string) => chooser(page).getByRole('checkbox', { name: `选择 ${name}`, exact: true });
const removal = (page: Page) => dialog(page, /^确认从分组中移除/);

it('从列表新增，跨页选择商品，提交后列表给出商品数', async () => {
  await insertProducts(
    journey.app,
    Array.from({ length: 12 }, (_, index) => `选购件${String(index + 1).padStart(2, '0')}`),
  );
  const page = await journey.open('/classification', { as: 'zhangwei' });
  await press(page, '新增商品分组');
  await expect(page).toBeAt('/classification/0');
  await expect(heading(page, '新增商品分组')).toBeShown();
  await formField(page, '分组名称').fill('检修必备');
  await formField(page, '分组描述').fill('大修时一起领用');
  await expect(page).toShow('分组中还没有商品');
  await press(page, '添加商品');
  await chooser(page).getByRole('button', { name: '确定' }).click();
  await expect(chooser(page).getByText('请先选择商品')).toBeShown();
  await chooser(page).getByRole('searchbox').fill('选购件');
  await expect(chooser(page).getByText('共 12 条')).toBeShown();
  await tick(page, '选购件12').check();
  await tick(page, '选购件07').check();
  await chooser(page).getByRole('button', { name: '下一页' }).click();
  await tick(page, '选购件01').check();
  await expect(chooser(page).getByText('已选 3 项')).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await chooser(page).getByRole('button', { name: '确定' }).click();
  await expect(chooser(page)).toBeGone();
  await expect.poll(() => goodsNames(page, '选购件'), pollOptions).toEqual(['选购件12', '选购件07', '选购件01']);
  await press(page, '提交');
  await expect(page).toBeAt('/classification');
  await expect(rowNamed(page, '检修必备').getByRole('cell', { name: '3', exact: true })).toBeShown();
});

it('先阅读：按名称查找商品，逐行移除并提示；只能查看的人不能移除；删除分组前说出商品数，商品还在', async () => {
  const ids = await threeProducts('阀门');
  const { id, name, list } = await addGroup('阀门', ids);
  const page = await journey.open(list, {
    as: 'zhangwei',
    expected: [responseLine(goodsGroup.removeProduct, 404), responseLine(goodsGroup.delete, 500)],
  });
  await rowButton(page, '查看', name).click();
  await expect(heading(page, '商品分组详情')).toBeShown();
  expect(await detail(page, '分组描述').innerText()).toBe('一起展示');
  await expect.poll(() => goodsNames(page, '阀门'), pollOptions).toEqual(['阀门三', '阀门二', '阀门一']);
  await search(page).fill('二');
  await expect.poll(() => goodsNames(page, '阀门'), pollOptions).toEqual(['阀门二']);
  await rowButton(page, '移除', '阀门二').click();
  await removal(page).getByRole('button', { name: '取消' }).click();
  await expect(removal(page)).toBeGone();
  await rowButton(page, '移除', '阀门二').click();
  expect(await removal(page).innerText()).toContain('商品本身不受影响');
  await removal(page).getByRole('button', { name: '移除' }).click();
  await expect(page).toShow('删除成功!');
  await expect(page).toShow('没有找到，换个词试试');
  await search(page).fill('');
  await expect.poll(() => goodsNames(page, '阀门'), pollOptions).toEqual(['阀门三', '阀门一']);
  expect(await namesIn(id)).toEqual(['阀门三', '阀门一']);
  await (await admin()).succeed(goodsGroup.removeProduct, { groupId: id, productId: ids[2]! });
  await rowButton(page, '移除', '阀门三').click();
  await removal(page).getByRole('button', { name: '移除' }).click();
  const failure = page.getByRole('alert').filter({ hasText: '删除失败!' });
  await failure.getByRole('button', { name: '关闭提示' }).click();

  const viewer = await journey.open(`/classification/${id}`, { as: 'lina' });
  await expect.poll(() => goodsNames(viewer, '阀门'), pollOptions).toEqual(['阀门一']);
  expect(
    await viewer
      .getByRole('main')
      .getByRole('button', { name: /移除|编辑/ })
      .count(),
  ).toBe(0);

  await press(page, '返回');
  const question = dialog(page, `确认删除商品分组“${name}”？`);
  await page.route(`**${goodsGroup.delete.path}`, (route) =>
    route.fulfill({ status: 500, json: { code: 5000, status: false, message: '', data: null } }),
  );
  await rowButton(page, '删除', name).click();
  expect(await question.innerText()).toContain('该分组中有 1 个商品');
  await question.getByRole('button', { name: '删除' }).click();
  await expect(failure).toBeShown();
  await page.unrouteAll();
  await rowButton(page, '删除', name).click();
  await question.getByRole('button', { name: '删除' }).click();
  await expect.poll(() => rows(page).count(), pollOptions).toBe(0);
  expect((await (await admin()).attempt(goodsGroup.detail, { id })).status).toBe(404);
  const tenantOne = await journey.app.asTenant(1);
  expect((await tenantOne.query('select from product where id = any($1)', [ids])).rowCount).toBe(3);
});

it('窄的窗口中：很多商品时分页；移除的取消后还在，已添加的标明；提交后整体保存，他人移除的不会回来', async () => {
  const ids = await insertProducts(
    journey.app,
    Array.from({ length: 24 }, (_, index) => `紧固件${String(index + 1).padStart(2, '0')}`),
  );
  const { id, route } = await addGroup('紧固件', ids.slice(0, 23));
  const page = await journey.open(route, {
    as: 'zhangwei',
    viewport: { width: 1024, height: 768 },
    expected: [responseLine(goodsGroup.save, 409)],
  });
  await expect(pages(page).getByText('共 23 条')).toBeShown();
  await pages(page).getByRole('button', { name: '第 3 页' }).click();
  await expect.poll(() => goodsNames(page, '紧固件'), pollOptions).toEqual(['紧固件03', '紧固件02', '紧固件01']);
  expect(await pageIsWiderThanWindow(page)).toBe(false);

  await press(page, '编辑');
  await expect(heading(page, '编辑商品分组')).toBeShown();
  await pages(page).getByRole('button', { name: '第 3 页' }).click();
  for (const name of ['紧固件03', '紧固件02', '紧固件01'])
    await page.getByRole('button', { name: `移除 ${name}` }).click();
  await expect.poll(async () => (await goodsNames(page, '紧固件')).length, pollOptions).toBe(10);
  await expect(page).toShow('共 20 条');
  await expect.poll(() => isFocused(page.getByRole('button', { name: '添加商品' })), pollOptions).toBe(true);
  expect(await pageIsWiderThanWindow(page)).toBe(false);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await press(page, '取消');
  await dialog(page, /有尚未保存的修改/)
    .getByRole('button', { name: '放弃修改' })
    .click();
  await expect(pages(page).getByText('共 23 条')).toBeShown();

  await press(page, '编辑');
  await expect(heading(page, '编辑商品分组')).toBeShown();
  await search(page).fill('02');
  await expect.poll(() => goodsNames(page, '紧固件'), pollOptions).toEqual(['紧固件02']);
  await press(page, '添加商品');
  await chooser(page).getByRole('searchbox').fill('紧固件');
  await expect.poll(() => tick(page, '紧固件23').isDisabled(), pollOptions).toBe(true);
  await expect(chooser(page).getByText('已添加').first()).toBeShown();
  await tick(page, '紧固件24').check();
  await chooser(page).getByRole('button', { name: '确定' }).click();
  await (await admin()).succeed(goodsGroup.removeProduct, { groupId: id, productId: ids[0]! });
  await press(page, '提交');
  await expect(page).toBeAt('/classification');
  const stored = await namesIn(id);
  expect(stored).toHaveLength(23);
  expect(stored).toContain('紧固件24');
  expect(stored).not.toContain('紧固件01');
});
