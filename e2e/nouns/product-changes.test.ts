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
import { setStock, side, tab } from '../testing/product/material-screen.ts';
import { addProduct, addSpecification, cellOf, typeInCell } from '../testing/product/product-screen.ts';
import { backAt, detail, heading, press } from '../testing/screens/record-screen.ts';

const journey = useJourney();
const viewport = { width: 1440, height: 900 };

async function edit(page: Page) {
  await press(page, '编辑');
  await expect(heading(page, '编辑商品')).toBeShown();
  await tab(page, '商品规格').click();
}

/** The texts of the latest changes; `newest` is in the first. What was read before is shown until it is read again. */
const changesIn = async (page: Page, newest: string) => {
  await tab(page, '最近变更').click();
  const items = page.getByRole('region', { name: '最近变更' }).locator('ol > li');
  const texts = async () => (await items.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  await expect.poll(async () => (await texts())[0], pollOptions).toContain(newest);
  return texts();
};

describe('两人同时编辑一个商品的规格', () => {
  it('改了不同的格都保留，变更记录说明谁把哪个规格的什么改为什么；同一格、移除而另一方改过的行逐一选择', async () => {
    const client = await journey.app.as('admin');
    const made = await addProduct(client, [
      await addSpecification(client, '同改颜色', ['蓝色', '红色']),
      await addSpecification(client, '同改口径', ['DN15', 'DN20']),
    ]);
    const before = await made.read();
    const cells = async () =>
      (await made.read()).specList.map(({ marketPrice, listPricePerUnit, barCode }) => [
        marketPrice,
        listPricePerUnit,
        barCode,
      ]);
    type Rows = Awaited<ReturnType<typeof made.read>>['specList'];
    /** The other user saves first. */
    const saveElsewhere = async (change: (rows: Rows) => Rows) => {
      const stored = await made.read();
      await client.succeed(product.update, { ...stored, specList: change(stored.specList) });
    };
    const page = await journey.open(made.route, {
      as: 'zhangwei',
      viewport,
      expected: [responseLine(product.update, 409)],
    });
    await edit(page);
    await typeInCell(page, 1, '标价', '29');
    await typeInCell(page, 2, '条码', '690123');
    await saveElsewhere(([one, two, three, four]) => [
      { ...one!, marketPrice: '31' },
      two!,
      { ...three!, listPricePerUnit: '33' },
      four!,
    ]);
    await press(page, '提交');
    await expect(page).toShow('已合并陈志远的修改并保存');
    await backAt(page, '/mchManage');
    expect(await cells()).toEqual([
      ['31', '29', ''],
      ['20', '11', '690123'],
      ['20', '33', ''],
      ['20', '13', ''],
    ]);

    await page.goto(`${journey.app.baseUrl}/#${made.route}`);
    await edit(page);
    await typeInCell(page, 1, '市场价', '35');
    await typeInCell(page, 4, '市场价', '36');
    await saveElsewhere(([one, two, three]) => [{ ...one!, marketPrice: '32' }, { ...two!, barCode: '6902' }, three!]);
    await press(page, '提交');
    const question = dialog(page, '陈志远先提交了这条记录，请选择 2 个字段');
    const ofCell = question.getByRole('radiogroup', { name: /^市场价.*蓝色\/DN15/ });
    expect(await ofCell.getByRole('radio', { name: '陈志远的 32' }).isChecked()).toBe(true);
    await ofCell.getByRole('radio', { name: '我的 35' }).check();
    const ofRow = question.getByRole('radiogroup', { name: /^红色\/DN20/ });
    expect(await ofRow.getByRole('radio', { name: '陈志远的 移除' }).isChecked()).toBe(true);
    await ofRow.getByRole('radio', { name: '我的 市场价 36' }).check();
    await question.getByRole('button', { name: '合并并提交' }).click();
    await backAt(page, '/mchManage');
    expect(await cells()).toEqual([
      ['35', '29', ''],
      ['20', '11', '6902'],
      ['20', '33', ''],
      ['36', '13', ''],
    ]);
    const kept = (await made.read()).specList[3]!;
    const codeOf = (index: number) => before.specList[index]!.itemCode;
    expect(kept).toMatchObject({ specUnionKey: '红色/DN20', itemCode: codeOf(3) });
    expect(kept.id).not.toBe(before.specList[3]!.id);

    await page.goto(`${journey.app.baseUrl}/#${made.route}`);
    const changes = await changesIn(page, `新增 红色/DN20 ${codeOf(3)}`);
    expect(changes[1]).toContain(`移除 红色/DN20 ${codeOf(3)}`);
    expect(changes[2]).toContain(
      `张伟 修改了 蓝色/DN15 ${codeOf(0)} 标价 10.00 → 29.00 +19.00 元（+190.0%） 蓝色/DN20 ${codeOf(1)} 条码 空 → 690123`,
    );
    expect(changes[3]).toContain(
      `陈志远 修改了 蓝色/DN15 ${codeOf(0)} 市场价 20.00 → 31.00 +11.00 元（+55.0%） 红色/DN15 ${codeOf(2)} 标价 12.00 → 33.00 +21.00 元（+175.0%）`,
    );
    expect(changes[4]).toContain('陈志远 新增了这条记录');
  });
});

describe('商品页', () => {
  it('查看时库存组织的一行打开它在那里的页面；编辑时添加与移除的组织，取消则不变，刷新后还在，提交才生效；页头给出分类；自动生成的编码为灰色，手工录入的不是；填写后排除的行，刷新后恢复时内容还在', async () => {
    const client = await journey.app.as('admin');
    const colour = await addSpecification(client, '排除颜色', ['蓝色', '红色', '绿色']);
    const made = await addProduct(client, [colour]);
    const stored = await made.read();
    await client.succeed(product.update, {
      ...stored,
      specList: stored.specList.map((row, index) =>
        index === 1 ? { ...row, itemCode: 'TYPED-E2E', isCreateItem: 0 as const } : row,
      ),
    });
    const organisations = await client.data(product.assignable, { proId: made.id, pageSize: 50 });
    const idOf = (name: string) => organisations.find(({ invOrgName }) => invOrgName === name)!.id;
    const suzhou = idOf('苏州制造基地库存组织');
    await client.succeed(product.assign, { proId: made.id, ids: [suzhou, idOf('温州成品仓库存组织')] });
    await setStock(client, stored.specList[0]!.itemCode, 'INV02', 12.5);
    const organisationNames = async () =>
      (await client.data(product.organisations, { proId: made.id })).map(({ invOrgName }) => invOrgName).toSorted();
    const before = await organisationNames();
    const page = await journey.open(made.route, { as: 'admin', viewport });
    await expect(page.getByText(stored.categoryText.replaceAll(',', ' / '), { exact: true }).first()).toBeShown();
    await tab(page, '库存组织').click();
    await page.getByRole('link', { name: '苏州制造基地库存组织' }).click();
    await expect(page).toBeAt(`/mchManage/${made.id}/${suzhou}`);
    await tab(page, '基础信息').click();
    await expect(detail(page, '库存')).toShow('12.5');
    await press(page, '返回');
    await expect(page).toBeAt(made.route);

    const changeOrganisations = async () => {
      await press(page, '编辑');
      await tab(page, '库存组织').click();
      const assigned = (name: RegExp) => side(page, '已分配的组织').getByRole('checkbox', { name });
      expect(await assigned(/^苏州制造基地库存组织 ?有库存 12\.5/).isDisabled()).toBe(true);
      await side(page, '可分配的组织')
        .getByRole('checkbox', { name: /^杭州电控工厂库存组织/ })
        .check();
      await page.getByRole('button', { name: /^添加 ›/ }).click();
      await assigned(/^温州成品仓库存组织/).check();
      await page.getByRole('button', { name: /^‹ 移除/ }).click();
      await expect(assigned(/^温州成品仓库存组织/)).toBeGone();
    };
    await changeOrganisations();
    await press(page, '取消');
    await dialog(page, /有尚未保存的修改/)
      .getByRole('button', { name: '放弃修改' })
      .click();
    await expect(heading(page, '商品详情')).toBeShown();
    expect(await organisationNames()).toEqual(before);
    await changeOrganisations();
    await expect(page.getByText(stored.categoryText.replaceAll(',', ' / '), { exact: true }).first()).toBeShown();
    await tab(page, '商品规格').click();
    const styleOf = async (row: number) =>
      (await cellOf(page, row, '物料编码'))
        .locator('span')
        .last()
        .evaluate(({ className }: { className: string }) => className);
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
    expect(await organisationNames()).toEqual(
      [...before.filter((name) => name !== '温州成品仓库存组织'), '杭州电控工厂库存组织'].toSorted(),
    );
  });
});

it('价格走势：每次调价一行，可只看一个规格；看不到价格的角色没有这个页签', async () => {
  const client = await journey.app.as('admin');
  const made = await addProduct(client, [await addSpecification(client, '走势颜色', ['蓝色', '红色'])]);
  const before = await made.read();
  // Times are told in seconds, and the price is changed in the same one.
  const owner = await journey.app.owner();
  await owner
    .query(`update change_record set created_time = created_time - interval '1 minute'`)
    .finally(() => owner.end());
  await client.succeed(product.update, {
    ...before,
    specList: before.specList.map((row, index) => (index === 0 ? { ...row, listPricePerUnit: '1234.5' } : row)),
  });
  const page = await journey.open(`${made.route}?section=prices`, { as: 'zhangwei', viewport });
  const rows = page.getByRole('table', { name: '价格走势' }).getByRole('row');
  const cells = async () =>
    (await rows.allInnerTexts()).map((text) =>
      text
        .split('\t')
        .slice(1)
        .map((cell) => cell.trim())
        .join('|'),
    );
  await expect.poll(cells, pollOptions).toEqual(['标价|市场价', '11.00 – 1,234.50|20.00', '10.00 – 11.00|20.00']);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await chooseOption(page.getByRole('combobox', { name: '规格' }), `${before.specList[1]!.itemCode} 红色`);
  await expect.poll(cells, pollOptions).toEqual(['标价|市场价', '11.00|20.00']);

  const roleId = await addRole(journey.app, 'NO_PRICES', ['product.view'], ['INV01']);
  await restrictFields(journey.app, roleId, {
    'material.marketPrice': 'hidden',
    'material.listPricePerUnit': 'hidden',
  });
  const tenantOne = await journey.app.asTenant(1);
  await tenantOne.query(
    `insert into role_resource (role_id, resource_id) select $1, id from resource where code in ('productCenter', 'product')`,
    [roleId],
  );
  await tenantOne.query(
    `insert into user_role (user_id, role_id) select id, $1 from user_account where account = 'lina'`,
    [roleId],
  );
  const other = await journey.open(made.route, { as: 'lina', roleCode: 'NO_PRICES', viewport });
  await expect(tab(other, '商品规格')).toBeShown();
  expect(await tab(other, '价格走势').count()).toBe(0);
});
