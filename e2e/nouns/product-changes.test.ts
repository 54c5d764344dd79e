import { product } from '@edp/contract/modules/product/product.ts';
import { addRole } from '@edp/server/testing/people/add-role.ts';
import { restrictFields } from '@edp/server/testing/people/restrict-fields.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { tab } from '../testing/product/material-screen.ts';
import { addProduct, addSpecification, cellOf, typeInCell } from '../testing/product/product-screen.ts';
import { formField, heading, press } from '../testing/screens/record-screen.ts';

const journey = useJourney();
const viewport = { width: 1440, height: 900 };
let number = 0;

/** A product of four variants, whose grid two users have open. */
async function openTwice() {
  const client = await journey.app.as('admin');
  number += 1;
  const specifications = [await addSpecification(client, `同改颜色${number}`, ['蓝色', '红色']), await addSpecification(client, `同改口径${number}`, ['DN15', 'DN20'])];
  const made = await addProduct(client, specifications);
  const edit = async (page: Page) => {
    await press(page, '编辑');
    await expect(heading(page, '编辑商品')).toBeShown();
    await tab(page, '商品规格').click();
  };
  const admin = await journey.open(made.route, { as: 'admin', viewport });
  const zhangwei = await journey.open(made.route, { as: 'zhangwei', viewport, expected: [responseLine(product.update, 409)] });
  await edit(admin);
  await edit(zhangwei);
  return { made, admin, zhangwei };
}

async function submit(page: Page) {
  await press(page, '提交');
  await expect(page).toShow('操作成功');
}

const changesIn = async (page: Page) => {
  await tab(page, '最近变更').click();
  const items = page.getByRole('region', { name: '最近变更' }).locator('ol > li');
  await expect.poll(() => items.count(), pollOptions).toBeGreaterThan(1);
  return (await items.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
};

describe('两人同时编辑一个商品的规格', () => {
  it('改了不同的格：都保留；变更记录说明谁把哪个规格的什么改为什么', async () => {
    const { made, admin, zhangwei } = await openTwice();
    const before = await made.read();
    await typeInCell(admin, 1, '市场价', '31');
    await typeInCell(admin, 3, '标价', '33');
    await submit(admin);
    await typeInCell(zhangwei, 1, '标价', '29');
    await typeInCell(zhangwei, 2, '条码', '690123');
    await press(zhangwei, '提交');
    await expect(zhangwei).toShow('已合并陈志远的修改并保存');
    expect((await made.read()).specList.map(({ marketPrice, listPricePerUnit, barCode }) => [marketPrice, listPricePerUnit, barCode])).toEqual([
      ['31', '29', ''], ['20', '11', '690123'], ['20', '33', ''], ['20', '13', ''],
    ]);
    const page = await journey.open(made.route, { as: 'zhangwei', viewport });
    const codeOf = (index: number) => before.specList[index]!.itemCode;
    const changes = await changesIn(page);
    expect(changes[0]).toContain(`张伟 修改了 蓝色/DN15 ${codeOf(0)} 标价 10 → 29 蓝色/DN20 ${codeOf(1)} 条码 空 → 690123`);
    expect(changes[1]).toContain(`陈志远 修改了 蓝色/DN15 ${codeOf(0)} 市场价 20 → 31 红色/DN15 ${codeOf(2)} 标价 12 → 33`);
    expect(changes[2]).toContain('陈志远 新增了这条记录');
  });

  it('改了同一格：只选择这一格，说明是哪个规格的哪一列，其余已合并', async () => {
    const { made, admin, zhangwei } = await openTwice();
    await typeInCell(admin, 1, '市场价', '31');
    await typeInCell(admin, 2, '条码', '6902');
    await submit(admin);
    await typeInCell(zhangwei, 1, '市场价', '35');
    await typeInCell(zhangwei, 4, '标价', '44');
    await press(zhangwei, '提交');
    const question = dialog(zhangwei, '陈志远先提交了这条记录，请选择 1 个字段');
    const choice = question.getByRole('radiogroup', { name: /^市场价.*蓝色\/DN15/ });
    expect(await choice.getByRole('radio', { name: '陈志远的 31' }).isChecked()).toBe(true);
    await choice.getByRole('radio', { name: '我的 35' }).check();
    await question.getByRole('button', { name: '合并并提交' }).click();
    await expect(zhangwei).toShow('操作成功');
    expect((await made.read()).specList.map(({ marketPrice, listPricePerUnit, barCode }) => [marketPrice, listPricePerUnit, barCode])).toEqual([
      ['35', '10', ''], ['20', '11', '6902'], ['20', '12', ''], ['20', '44', ''],
    ]);
  });

  it('一方移除的行另一方改过：选择保留，作为新的物料保存；移除的仍在变更记录中', async () => {
    const { made, admin, zhangwei } = await openTwice();
    const removed = (await made.read()).specList[3]!;
    await (await cellOf(admin, 4, '物料名称')).click();
    await admin.getByRole('button', { name: '排除所选行' }).click();
    await submit(admin);
    await typeInCell(zhangwei, 4, '市场价', '35');
    await press(zhangwei, '提交');
    const question = dialog(zhangwei, '陈志远先提交了这条记录，请选择 1 个字段');
    const choice = question.getByRole('radiogroup', { name: /^红色\/DN20/ });
    expect(await choice.getByRole('radio', { name: '陈志远的 移除' }).isChecked()).toBe(true);
    await choice.getByRole('radio', { name: '我的 市场价 35' }).check();
    await question.getByRole('button', { name: '合并并提交' }).click();
    await expect(zhangwei).toShow('操作成功');
    const { specList } = await made.read();
    expect(specList[3]).toMatchObject({ specUnionKey: '红色/DN20', marketPrice: '35', itemCode: removed.itemCode });
    expect(specList[3]!.id).not.toBe(removed.id);
    const changes = await changesIn(await journey.open(made.route, { as: 'zhangwei', viewport }));
    expect(changes[0]).toContain(`新增 红色/DN20 ${removed.itemCode}`);
    expect(changes[1]).toContain(`移除 红色/DN20 ${removed.itemCode}`);
  });

  it('单款式：改了不同的内容也都保留', async () => {
    const made = await addProduct(await journey.app.as('admin'));
    const page = await journey.open(made.route, { as: 'zhangwei', viewport, expected: [responseLine(product.update, 409)] });
    await press(page, '编辑');
    await tab(page, '商品规格').click();
    await formField(page, '标价').fill('29');
    const read = await made.read();
    await (await journey.app.as('admin')).succeed(product.update, { ...read, specList: read.specList.map((row) => ({ ...row, marketPrice: '31' })) });
    await press(page, '提交');
    await expect(page).toShow('已合并陈志远的修改并保存');
    expect((await made.read()).specList).toMatchObject([{ marketPrice: '31', listPricePerUnit: '29' }]);
  });
});

describe('商品页', () => {
  it('页头给出分类；自动生成的编码为灰色，手工录入的不是；填写后排除的行，刷新后恢复时内容还在', async () => {
    const client = await journey.app.as('admin');
    const colour = await addSpecification(client, '排除颜色', ['蓝色', '红色', '绿色']);
    const made = await addProduct(client, [colour]);
    const stored = await made.read();
    await client.succeed(product.update, { ...stored, specList: stored.specList.map((row, index) => (index === 1 ? { ...row, itemCode: 'TYPED-E2E', isCreateItem: 0 as const } : row)) });
    const page = await journey.open(made.route, { as: 'zhangwei', viewport });
    await expect(page.getByText(stored.categoryText.replaceAll(',', ' / '), { exact: true }).first()).toBeShown();
    await press(page, '编辑');
    await expect(page.getByText(`· ${stored.categoryText.replaceAll(',', ' / ')}`)).toBeShown();
    await tab(page, '商品规格').click();
    const styleOf = async (row: number) => (await cellOf(page, row, '物料编码')).locator('span').last().evaluate(({ className }: { className: string }) => className);
    const [made1, typed, made3] = [await styleOf(1), await styleOf(2), await styleOf(3)];
    expect([made1 === made3, made1 === typed]).toEqual([true, false]);

    await typeInCell(page, 3, '市场价', '77');
    await (await cellOf(page, 3, '物料名称')).click();
    await page.getByRole('button', { name: '排除所选行' }).click();
    await expect(page.getByText('已排除，不生成物料')).toBeShown();
    await expect(page.getByText('草稿已保存')).toBeShown();
    await page.reload();
    await tab(page, '商品规格').click();
    await page.getByRole('button', { name: '恢复', exact: true }).click();
    await expect((await cellOf(page, 3, '市场价')).getByText('77')).toBeShown();
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    expect((await made.read()).specList[2]).toMatchObject({ id: stored.specList[2]!.id, marketPrice: '77' });
  });
});

it('价格走势：每次调价一行，可只看一个规格；看不到价格的角色没有这个页签', async () => {
  const client = await journey.app.as('admin');
  const made = await addProduct(client, [await addSpecification(client, '走势颜色', ['蓝色', '红色'])]);
  const before = await made.read();
  // Times are told in seconds, and the price is changed in the same one.
  const owner = await journey.app.owner();
  await owner.query(`update change_record set created_time = created_time - interval '1 minute'`).finally(() => owner.end());
  await client.succeed(product.update, { ...before, specList: before.specList.map((row, index) => (index === 0 ? { ...row, listPricePerUnit: '1234.5' } : row)) });
  const page = await journey.open(`${made.route}?section=prices`, { as: 'zhangwei', viewport });
  const rows = page.getByRole('table', { name: '价格走势' }).getByRole('row');
  const cells = async () => (await rows.allInnerTexts()).map((text) => text.split('\t').slice(1).map((cell) => cell.trim()).join('|'));
  await expect.poll(cells, pollOptions).toEqual(['标价|市场价', '11 – 1,234.5|20', '10 – 11|20']);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await chooseOption(page.getByRole('combobox', { name: '规格' }), `${before.specList[1]!.itemCode} 红色`);
  await expect.poll(cells, pollOptions).toEqual(['标价|市场价', '11|20']);

  const roleId = await addRole(journey.app, 'NO_PRICES', ['product.view'], ['INV01']);
  await restrictFields(journey.app, roleId, { 'material.marketPrice': 'hidden', 'material.listPricePerUnit': 'hidden' });
  const tenantOne = await journey.app.asTenant(1);
  await tenantOne.query(`insert into role_resource (role_id, resource_id) select $1, id from resource where code in ('productCenter', 'product')`, [roleId]);
  await tenantOne.query(`insert into user_role (user_id, role_id) select id, $1 from user_account where account = 'lina'`, [roleId]);
  const other = await journey.open(made.route, { as: 'lina', roleCode: 'NO_PRICES', viewport });
  await expect(tab(other, '商品规格')).toBeShown();
  expect(await tab(other, '价格走势').count()).toBe(0);
});
