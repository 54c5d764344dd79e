import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { sku } from '@edp/contract/modules/product/sku.ts';
import { expect, it } from 'vitest';
import { chooseOption } from '../../testing/choose-option.ts';
import { addBom, addMaterial, printTree } from '../../testing/screens/bom-screen.ts';
import { accessibilityViolations } from '../../testing/inspect-page.ts';
import { useJourney } from '../../testing/journey.ts';
import {
  dialog,
  field,
  headings,
  messages,
  rowButton,
  rowNamed,
  runExtra,
  save,
} from '../../testing/screens/list-screen.ts';
import { pollOptions } from '../../testing/page-state.ts';

const journey = useJourney();

it('新增时可手工输入，也可选择物料或商品，有多个规格的商品要选规格；整棵树一起复制；看得到变更记录；删除前说明部件数', async () => {
  const admin = await journey.app.as('admin');
  const gear = await addMaterial(admin, '试验减速机', '100');
  const { name } = await addBom(admin, { 甲: { 乙: { 丙: {} } }, 丁: {} });
  const page = await journey.open('/sparebom', { as: 'zhangwei' });
  await page.getByRole('button', { name: '新增产品BOM' }).first().click();
  await field(page, '产品名称').fill('手工泵');
  await field(page, '规格').fill('DN50');
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await save(page);
  await expect(rowNamed(page, '手工泵').getByText('V1 草稿')).toBeShown();
  expect(await headings(page)).toEqual(
    expect.arrayContaining(['产品编码', '产品名称', '规格', '状态', '版本', '创建人', '创建时间']),
  );
  await page.getByRole('button', { name: '新增产品BOM' }).click();
  await dialog(page, '新增产品BOM').getByRole('button', { name: '选择物料' }).click();
  await page.getByLabel('按物料名称或编码查找').fill(gear.itemCode);
  await page.getByRole('radio', { name: '选择 试验减速机' }).check();
  await dialog(page, '选择物料')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await expect.poll(() => field(page, '产品名称').inputValue(), pollOptions).toBe('试验减速机');
  await save(page);
  // Its code, and for want of a model its specification.
  await expect.poll(() => rowNamed(page, '试验减速机').getByText(gear.itemCode).count(), pollOptions).toBe(2);

  const variants = Map.groupBy(await admin.data(sku.list, { pageSize: 200 }), ({ productId }) => productId);
  const [variant] = [...variants.values()].find(
    ([first, another]) => another !== undefined && !first!.productName.includes('泵'),
  )!;
  await page.getByRole('button', { name: '新增产品BOM' }).click();
  await dialog(page, '新增产品BOM').getByRole('button', { name: '选择商品' }).click();
  await page.getByLabel('按商品名称或编码查找').fill(variant!.productCode);
  await page.getByRole('radio', { name: `选择 ${variant!.productName}` }).check();
  await dialog(page, '选择商品')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  // Before the variants are there, the server would refuse instead of the form.
  const adding = dialog(page, '新增产品BOM');
  await expect(adding.getByPlaceholder('请选择规格').or(adding.getByText('请选择规格', { exact: true }))).toBeShown();
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['该商品有多个规格，请选择规格']);
  await chooseOption(field(page, '规格'), `${variant!.specUnionKey}（${variant!.itemCode}）`);
  await save(page);
  await expect(rowNamed(page, variant!.productName).getByText(variant!.specUnionKey)).toBeShown();

  await page.getByRole('button', { name: '复制产品BOM' }).click();
  await save(page);
  await expect
    .poll(() => messages(page), pollOptions)
    .toEqual(['请选择要复制的BOM', '请输入目标产品名称', '请输入目标规格编码']);
  await page.getByRole('button', { name: '选择产品BOM' }).click();
  await page.getByLabel('按产品名称或编码查找').fill(name);
  await page.getByRole('radio', { name: `选择 ${name}` }).check();
  await dialog(page, '选择产品BOM')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await field(page, '目标产品名称').fill(`${name}改`);
  await field(page, '目标规格编码').fill('DN80');
  await save(page);
  await expect(rowNamed(page, `${name}改`)).toBeShown();
  await expect(page).toShow('复制成功');
  const copied = await admin.data(bom.list, { productName: `${name}改`, pageNo: 1, pageSize: 10 });
  expect(printTree(await admin.data(bomItem.tree, { bomId: copied[0]!.id }))).toBe('甲(乙(丙)),丁');

  await rowButton(page, '编辑', `${name}改`).click();
  await field(page, '备注').fill('改了备注');
  await save(page);
  await expect(page.getByRole('dialog')).toBeGone();
  await runExtra(page, '变更记录', `${name}改`);
  await expect(page.getByRole('region', { name: '产品BOM详情' }).getByText('改了备注').last()).toBeShown();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: '产品BOM详情' })).toBeGone();
  await runExtra(page, '删除', `${name}改`);
  const question = dialog(page, `确认删除产品BOM“${name}改”？`);
  await expect(question.getByText('其中的 4 个部件将一并删除')).toBeShown();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(rowNamed(page, `${name}改`)).toBeGone();
});
