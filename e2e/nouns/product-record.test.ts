import { product } from '@edp/contract/modules/product/product.ts';
import { addRole } from '@edp/server/testing/people/add-role.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseOption, options } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { choosePath, fileInput, pictureFile, switchOf, tab } from '../testing/product/material-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { addProduct, addSpecification, cellOf, typeInCell } from '../testing/product/product-screen.ts';
import { detail, errors, formField, heading, press } from '../testing/screens/record-screen.ts';

const journey = useJourney();
const admin = () => journey.app.as('admin');
const viewport = { width: 1440, height: 900 };

const completeness = (page: Page) => page.getByRole('button', { name: /^完整度/ });
const change = (page: Page) => page.getByRole('region', { name: '规格变更' });

async function fillBasics(page: Page, name: string) {
  await formField(page, '商品名称').fill(name);
  await formField(page, '关键字').fill('阀门；球阀；');
  await formField(page, '商品描述').fill('法兰连接，手动操作');
  await choosePath(page, '商品分类', ['原材料', '金属材料', '碳素结构钢', '圆钢']);
  await choosePath(page, '商品类型', ['实物物料', '采购件']);
  await chooseOption(formField(page, '计量单位'), '个');
  await fileInput(page, 'thumbnailUrl').setInputFiles(pictureFile('small.png'));
  await expect(page.getByRole('button', { name: '移除图片' })).toBeShown();
  await fileInput(page, 'picIds').setInputFiles([pictureFile('front.png')]);
  await expect(page.getByRole('button', { name: '移除 front.png' })).toBeShown();
}

/** Adds a brand in the list of brands; it is chosen then. Its whole name can be read while it is typed. */
async function addBrand(page: Page, name: string) {
  await formField(page, '品牌').click();
  await page.getByRole('button', { name: '新增品牌' }).click();
  await expect(page).toShow('请输入品牌名称!');
  await page.getByLabel('品牌名称').fill(name);
  const isCut = ({ scrollWidth, clientWidth }: Record<'scrollWidth' | 'clientWidth', number>) =>
    scrollWidth > clientWidth;
  expect(await page.getByLabel('品牌名称').evaluate(isCut)).toBe(false);
  await page.getByRole('button', { name: '新增品牌' }).click();
  await expect(page).toShow('添加品牌成功!');
}

describe('新增商品', () => {
  it('完整度随填写变化，说出还缺什么；逐项提示，页签标出数目，第一页以外的品牌输入即找到，也可当场新增；名称带到规格；提交后可查', async () => {
    const tenantOne = await journey.app.asTenant(1);
    await tenantOne.query(
      `insert into brand (code, name, sort_order) select 'JBRAND' || n, '旅程品牌' || n, 900 from generate_series(1001, 1250) n`,
    );
    const page = await journey.open('/mchManage/0/0', { as: 'zhangwei' });
    await expect(heading(page, '新增商品')).toBeShown();
    await expect(completeness(page).getByText('14%')).toBeShown();
    await completeness(page).click();
    await expect(page.getByRole('listitem').filter({ hasText: '英文名称' })).toBeShown();
    expect(await page.getByText('上架必需', { exact: true }).count()).toBe(3);
    await page.getByRole('button', { name: '商品资料', exact: true }).click();
    await expect.poll(() => tab(page, '商品资料').getAttribute('aria-selected'), pollOptions).toBe('true');
    await press(page, '提交');
    await expect(page).toShow('基础信息填写有问题');
    expect(await tab(page, '基础信息').getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() => errors(page), pollOptions)
      .toEqual([
        '请输入商品名称',
        '请输入关键字',
        '请输入商品描述',
        '请选择商品分类',
        '请选择商品类型',
        '请选择品牌',
        '请选择计量单位',
        '请上传缩略图',
        '请上传主图',
      ]);
    await expect(tab(page, '基础信息').getByText('9 处需要修正')).toBeShown();
    await expect(tab(page, '商品规格').getByText('4 处需要修正')).toBeShown();
    await expect(tab(page, '图文详情').getByText('1 处需要修正')).toBeShown();
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    // Without specifications there is no row to correct.
    await tab(page, '商品规格').click();
    await page.getByText('多款式', { exact: true }).click();
    await expect.poll(() => errors(page), pollOptions).toEqual(['请至少添加两条规格组合数据！']);
    await expect(tab(page, '商品规格').getByText('1 处需要修正')).toBeShown();
    await press(page, '提交');
    await expect(page.getByRole('button', { name: /^11 处需要修正：商品名称/ })).toBeShown();
    await tab(page, '商品规格').click();
    await page.getByText('单款式', { exact: true }).click();
    await expect(tab(page, '商品规格').getByText('4 处需要修正')).toBeShown();
    await tab(page, '基础信息').click();

    await fillBasics(page, '法兰球阀');
    await formField(page, '品牌').fill('旅程品牌1250');
    await expect(options(formField(page, '品牌')).and(page.getByTitle('旅程品牌1250', { exact: true }))).toBeShown();
    await page.keyboard.press('Escape');
    await addBrand(page, '测试的一个新品牌名称');
    await expect.poll(() => errors(page), pollOptions).toEqual([]);
    await press(page, '提交');
    await expect(page).toShow('请检查各页签中的必填字段');
    expect(await tab(page, '商品规格').getAttribute('aria-selected')).toBe('true');
    expect(await formField(page, '物料名称').inputValue()).toBe('法兰球阀');
    await expect.poll(() => errors(page), pollOptions).toEqual(['请选择物料类型', '请输入市场价', '请输入标价']);
    await chooseOption(formField(page, '物料类型'), '产成品');
    await formField(page, '市场价').fill('168');
    await formField(page, '标价').fill('147.8');
    await tab(page, '图文详情').click();
    await page.getByRole('textbox', { name: '图文详情' }).fill('阀体一次成型');
    await expect(completeness(page).getByText('57%')).toBeShown();
    await press(page, '提交');
    await expect(page).toShow('操作成功');

    const client = await admin();
    const [row] = await client.data(product.all, { name: '法兰球阀' });
    expect(row).toMatchObject({ brandText: '测试的一个新品牌名称', productModel: 0, variantCount: 1 });
    const saved = await client.data(product.detail, { proId: row!.id });
    expect(saved).toMatchObject({
      keyword: '阀门;球阀',
      specList: [{ itemName: '法兰球阀', proType: 'FINISHED', marketPrice: '168', listPricePerUnit: '147.8' }],
    });
    expect(saved.specList[0]!.itemCode).not.toBe('');
  });
});

describe('编辑商品', () => {
  it('改为多款式：选规格和值，应用后生成组合；排除一个；表格中填写；保存之前就能预览；提交', async () => {
    const client = await admin();
    await addSpecification(client, '测试颜色', ['蓝色', '灰色']);
    await addSpecification(client, '测试口径', ['DN15', 'DN20']);
    const made = await addProduct(client);
    const page = await journey.open(made.route, { as: 'zhangwei', viewport });
    await press(page, '编辑');
    await formField(page, '商品名称').fill('多款球阀');
    await tab(page, '商品规格').click();
    await page.getByText('多款式', { exact: true }).click();
    for (const name of ['测试颜色', '测试口径']) {
      await page.getByRole('button', { name: '添加规格' }).click();
      await page
        .getByRole('group', { name: '添加规格' })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      await page
        .getByRole('group', { name: `添加值：${name}` })
        .getByRole('button', { name: '全选' })
        .click();
      await page.keyboard.press('Escape');
    }
    await expect(change(page).getByText('1 → 4 行')).toBeShown();
    await change(page).getByRole('button', { name: '应用' }).click();
    await expect(page.getByText('4 个组合')).toBeShown();
    await (await cellOf(page, 4, '物料名称')).click();
    await page.getByRole('button', { name: '排除所选行' }).click();
    await expect(page.getByText('4 个组合，排除 1 个')).toBeShown();
    await press(page, '提交');
    await expect(page).toShow('请检查各页签中的必填字段');
    await expect((await cellOf(page, 2, '市场价')).getByText('请输入市场价')).toBeShown();
    for (const row of [1, 2, 3]) {
      await typeInCell(page, row, '市场价', `￥1,${row}00.50`);
      await typeInCell(page, row, '标价', `${row}0`);
    }
    await typeInCell(page, 1, '物料编码', 'DUP-1');
    await typeInCell(page, 3, '物料编码', 'dup-1');
    await (await cellOf(page, 3, '物料编码')).click();
    await expect(page.getByText('与第 1 行 蓝色 · DN15 相同')).toBeShown();
    await page.getByRole('button', { name: '改为自动生成' }).click();

    await press(page, '预览');
    const preview = dialog(page, '商品预览');
    await expect(preview.getByRole('heading', { name: '多款球阀' })).toBeShown();
    await expect(preview.getByText('¥ 10.00 – 30.00')).toBeShown();
    // The grid is behind it.
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await preview.getByRole('button', { name: '灰色' }).click();
    expect(await preview.getByRole('button', { name: 'DN20' }).isDisabled()).toBe(true);
    await preview.getByRole('button', { name: 'DN15' }).click();
    await expect(preview.getByText('¥ 30.00', { exact: true })).toBeShown();
    await page.keyboard.press('Escape');
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    const { specList } = await made.read();
    expect(
      specList.map(({ specUnionKey, marketPrice, listPricePerUnit }) => [specUnionKey, marketPrice, listPricePerUnit]),
    ).toEqual([
      ['蓝色/DN15', '1100.5', '10'],
      ['蓝色/DN20', '1200.5', '20'],
      ['灰色/DN15', '1300.5', '30'],
    ]);
    expect(specList.slice(0, 2)).toMatchObject([{ itemCode: 'DUP-1' }, { itemName: '多款球阀 蓝色 DN20' }]);
  });

  it('不能管理标签集的人：点击缺少的资料打开其页签；取消后什么也没改；加一个规格值只多出新行；选择标签，单选的一组只留一个', async () => {
    const roleId = await addRole(journey.app, 'PRODUCT_EDITOR', ['product.view', 'product.edit'], ['INV01']);
    const tenantOne = await journey.app.asTenant(1);
    await tenantOne.query(
      `insert into role_resource (role_id, resource_id) select $1, id from resource where code in ('productCenter', 'product')`,
      [roleId],
    );
    await tenantOne.query(
      `insert into user_role (user_id, role_id) select id, $1 from user_account where account = 'lina'`,
      [roleId],
    );
    const client = await admin();
    const colour = await addSpecification(client, '编辑颜色', ['红色', '黄色', '绿色']);
    const made = await addProduct(client, [{ ...colour, specValueList: colour.specValueList.slice(0, 2) }]);
    const before = await made.read();
    const page = await journey.open(made.route, { as: 'lina', roleCode: 'PRODUCT_EDITOR', viewport });
    await expect(detail(page, '商品名称')).toShow(made.name);
    await completeness(page).click();
    await expect(page).toShow('已有 4 项，共 7 项');
    await page.getByRole('button', { name: '英文名称', exact: true }).click();
    await expect.poll(() => tab(page, '多语言').getAttribute('aria-selected'), pollOptions).toBe('true');
    await expect
      .poll(() => page.getByText('已有 4 项，共 7 项').filter({ visible: true }).count(), pollOptions)
      .toBe(0);

    await press(page, '编辑');
    await tab(page, '基础信息').click();
    await switchOf(page, '资产商品').click();
    expect([await switchOf(page, '序列号控制').isChecked(), await switchOf(page, '序列号控制').isDisabled()]).toEqual([
      true,
      true,
    ]);
    await press(page, '取消');
    await page.getByRole('button', { name: '放弃' }).click();
    await expect(heading(page, '商品详情')).toBeShown();
    expect(await made.read()).toMatchObject({ assetMaterial: 0, serialNumberEnable: 0 });

    await press(page, '编辑');
    await tab(page, '基础信息').click();
    await press(page, '选择标签');
    const picker = dialog(page, '选择标签');
    for (const name of ['新品', '热销', '一级能效', '二级能效'])
      await picker.getByRole('button', { name, exact: true }).click();
    expect(await picker.getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['新品', '热销', '二级能效']);
    await picker.getByRole('button', { name: '确定' }).click();
    await page.getByRole('button', { name: '移除标签 热销' }).click();
    await tab(page, '商品规格').click();
    const addGreen = async () => {
      await page.getByRole('button', { name: '添加值：编辑颜色' }).click();
      await page.getByRole('group', { name: '添加值：编辑颜色' }).getByRole('button', { name: '绿色' }).click();
      await page.keyboard.press('Escape');
    };
    await addGreen();
    await expect(change(page).getByText('2 → 3 行')).toBeShown();
    expect(await page.getByRole('button', { name: '提交' }).isDisabled()).toBe(true);
    await change(page).getByRole('button', { name: '放弃' }).click();
    expect(await change(page).count()).toBe(0);
    await addGreen();
    await change(page).getByRole('button', { name: '应用' }).click();
    await typeInCell(page, 3, '市场价', '33');
    await typeInCell(page, 3, '标价', '30');
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    const after = await made.read();
    expect(after.label.map(({ name }) => name).toSorted()).toEqual(['二级能效', '新品']);
    expect(after.specList.map(({ id }) => id).slice(0, 2)).toEqual(before.specList.map(({ id }) => id));
    expect(after.specList.slice(0, 2).map(({ listPricePerUnit }) => listPricePerUnit)).toEqual(['10', '11']);
    expect(after.specList[2]).toMatchObject({ specUnionKey: '绿色', proType: 'FINISHED', marketPrice: '33' });
  });
});
