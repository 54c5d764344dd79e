import { record } from '@edp/contract/modules/record/record.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { productCategory } from '@edp/server/testing/samples/product-category.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseNode, chooseOption } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import {
  codes,
  dialog,
  field,
  filter,
  messages,
  rowButton,
  rowNamed,
  runExtra,
  save,
} from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions, searchOf } from '../testing/page-state.ts';
import { addProduct, addSpecification } from '../testing/product/product-screen.ts';

const journey = useJourney();

const value = (page: Page, place: number) => field(page, `第${place}个规格值`);
const values = (page: Page) =>
  page
    .getByRole('dialog')
    .getByLabel(/^第\d+个规格值$/)
    .evaluateAll((inputs) => inputs.map((input) => (input as unknown as { value: string }).value));
const paste = async (page: Page, place: number, text: string) => {
  await value(page, place).focus();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
};
const handle = (page: Page, place: number) =>
  page.getByRole('dialog').getByRole('button', { name: `移动第${place}个规格值` });
const drawer = (page: Page) => page.getByRole('region', { name: '规格详情' });

let number = 0;
const create = async (...names: string[]) => {
  const admin = await journey.app.as('admin');
  const name = `旅程规格${++number}`;
  const productTypeId = await productCategory(admin, '球阀');
  const { id } = await admin.data(specification.save, {
    name,
    productTypeId,
    active: 1,
    sortOrder: 900,
    specValueList: names.map((specValue) => ({ specValue })),
  });
  return {
    admin,
    id,
    name,
    route: `/specification?name=${encodeURIComponent(name)}`,
    read: () => admin.data(specification.detail, { id }),
  };
};

it('可按产品类别（含下级）与状态查询，规格值给出前几个；表单中逐个添加、粘贴多行、移动、移除规格值，空的、重复的在该处提示', async () => {
  const admin = await journey.app.as('admin');
  const page = await journey.open('/specification', { as: 'zhangwei' });
  await expect(rowNamed(page, '颜色').getByText('工业蓝')).toBeShown();
  expect(await rowNamed(page, '口径').getByRole('listitem').allInnerTexts()).toEqual(['DN15', 'DN20', 'DN25', '+11']);
  await chooseNode(filter(page, '产品类别'), '电气件');
  await expect.poll(() => codes(page), pollOptions).toEqual(['电压', '功率', '极数', '防护等级', '长度', '芯数']);
  await page.getByRole('button', { name: '重置' }).click();
  await chooseOption(filter(page, '状态'), '停用');
  await expect.poll(() => codes(page), pollOptions).toEqual(['旧版口径']);
  expect(searchOf(page)).toEqual({ active: '0' });

  await page.getByRole('button', { name: '新增规格' }).click();
  await field(page, '规格名称').fill('旅程颜色');
  await chooseNode(field(page, '产品类别'), '蝶阀');
  expect(await field(page, '启用').isChecked()).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: '添加规格值' }).click();
  await expect.poll(() => isFocused(value(page, 1)), pollOptions).toBe(true);
  await paste(page, 1, 'Red\r\n蓝\r\n\r\n绿\r\n');
  await expect.poll(() => values(page), pollOptions).toEqual(['Red', '蓝', '绿']);
  await value(page, 1).press('Enter');
  await expect.poll(() => isFocused(value(page, 2)), pollOptions).toBe(true);
  await value(page, 2).press('Enter');
  await value(page, 3).fill('ＲＥＤ');
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['请输入规格值', '规格值不可重复']);
  await expect.poll(() => isFocused(value(page, 2)), pollOptions).toBe(true);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await value(page, 2).fill('黑');
  await page.getByRole('dialog').getByRole('button', { name: '移除第3个规格值' }).click();
  await expect.poll(() => messages(page), pollOptions).toEqual([]);
  await handle(page, 4).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => values(page), pollOptions).toEqual(['Red', '黑', '绿', '蓝']);
  await expect.poll(() => isFocused(handle(page, 3)), pollOptions).toBe(true);
  await handle(page, 1).dragTo(handle(page, 2));
  await expect.poll(() => values(page), pollOptions).toEqual(['黑', 'Red', '绿', '蓝']);
  await save(page);
  await expect(page.getByRole('dialog')).toBeGone();
  const [saved] = await admin.data(specification.list, { name: '旅程颜色' });
  expect(saved).toMatchObject({
    productTypeText: '外购件,机械件,阀门,蝶阀',
    active: 1,
    specValueList: [{ specValue: '黑' }, { specValue: 'Red' }, { specValue: '绿' }, { specValue: '蓝' }],
  });
});

it('商品使用的规格与规格值不能删除，说明用在哪里，填写的内容还在；粘贴过多时说明；两人各加一个规格值，自动合并', async () => {
  const admin = await journey.app.as('admin');
  const own = await addSpecification(admin, '商品所用颜色', ['红', '黄']);
  await addProduct(admin, [own]);
  const read = () => admin.data(specification.detail, { id: own.id });
  const page = await journey.open(`/specification?name=${encodeURIComponent(own.name)}`, {
    as: 'zhangwei',
    expected: [responseLine(specification.delete, 409), responseLine(specification.update, 409)],
  });
  await rowButton(page, '删除', own.name).click();
  await dialog(page, `确认删除规格“${own.name}”？`).getByRole('button', { name: '删除' }).click();
  await expect(page).toShow('已被使用，不能删除：商品的规格值 (2)');
  await rowButton(page, '编辑', own.name).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除第1个规格值' }).click();
  await save(page);
  await expect(page).toShow('规格值“红”已被使用，不能删除：商品的规格值 (1)');
  expect(await values(page)).toEqual(['黄']);
  await value(page, 1).press('Enter');
  await paste(page, 2, Array.from({ length: 210 }, (_, index) => `值${index}`).join('\n'));
  await expect(page).toShow('最多200个规格值，其余 11 个没有粘贴');
  await expect.poll(async () => (await values(page)).length, pollOptions).toBe(200);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /取 ?消/ })
    .click();
  await page.getByRole('button', { name: '放弃' }).click();

  await rowButton(page, '编辑', own.name).click();
  await value(page, 2).press('Enter');
  await value(page, 3).fill('我的');
  const before = await read();
  await admin.succeed(specification.update, {
    ...before,
    specValueList: [...before.specValueList, { specValue: '对方的' }],
  });
  await save(page);
  await expect(page.getByRole('dialog')).toBeGone();
  expect((await read()).specValueList.map(({ specValue }) => specValue).toSorted()).toEqual(
    ['对方的', '我的', '红', '黄'].toSorted(),
  );
});

it('规格与规格值的多语言一起填写，英文界面显示译名；变更记录给出值的增减', async () => {
  const { admin, id, route, name, read } = await create('红', '蓝');
  const page = await journey.open(route, { as: 'zhangwei' });
  await runExtra(page, '多语言', name);
  await page.getByLabel('名称（English）').fill('Journey colour');
  await page.getByLabel('红（English）').fill('Red');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(page).toShow('修改成功');
  const before = await read();
  await admin.succeed(specification.update, {
    ...before,
    specValueList: [before.specValueList[0]!, { specValue: '绿' }],
  });
  await page.getByRole('button', { name: '刷新' }).first().click();
  await runExtra(page, '最近变更', name);
  await expect(drawer(page).getByText('绿').first()).toBeShown();
  expect((await admin.data(record.changes, { noun: 'specification', id }))[0]!.fields).toMatchObject([
    { name: 'specValueList', old: '蓝', new: '绿' },
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(rowNamed(page, 'Journey colour').getByText('Red', { exact: true })).toBeShown();
});
