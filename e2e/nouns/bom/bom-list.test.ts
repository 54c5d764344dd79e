import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { describe, expect, it } from 'vitest';
import { addBom, addMaterial, printTree } from '../../testing/screens/bom-screen.ts';
import { accessibilityViolations } from '../../testing/inspect-page.ts';
import { responseLine, useJourney } from '../../testing/journey.ts';
import { dialog, field, filter, headings, messages, rowButton, rowNamed, rows, runExtra, save } from '../../testing/screens/list-screen.ts';
import { pollOptions } from '../../testing/page-state.ts';

const journey = useJourney();

describe('产品BOM列表', () => {
  it('新增：必填和长度在该处提示，可手工输入，也可选择物料；按产品名称查询', async () => {
    const bolt = await addMaterial(await journey.app.as('admin'), '试验减速机', '100');
    const page = await journey.open('/sparebom', { as: 'zhangwei', expected: [responseLine(bom.save, 409)] });
    await page.getByRole('button', { name: '新增产品BOM' }).first().click();
    await save(page);
    await expect.poll(() => messages(page), pollOptions).toEqual(['请选择产品或输入产品名称', '请输入规格']);
    await field(page, '产品名称').fill('长'.repeat(51));
    await field(page, '规格').fill('长'.repeat(121));
    await expect.poll(() => messages(page), pollOptions).toEqual(['不超过50个字符', '不超过120个字符']);
    await field(page, '产品名称').fill('手工泵');
    await field(page, '规格').fill('DN50');
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await save(page);
    await expect(rowNamed(page, '手工泵')).toBeShown();
    expect(await headings(page)).toEqual(expect.arrayContaining(['产品编码', '产品名称', '规格', '状态', '版本', '创建人', '创建时间']));
    await expect(rowNamed(page, '手工泵').getByText('V1 草稿')).toBeShown();

    for (const expected of ['操作成功', '该产品规格已有BOM，请直接修改或选择其他产品']) {
      await page.getByRole('button', { name: '新增产品BOM' }).click();
      await dialog(page, '新增产品BOM').getByRole('button', { name: '选择物料' }).click();
      await page.getByLabel('按物料名称或编码查找').fill(bolt.itemCode);
      await page.getByRole('radio', { name: '选择 试验减速机' }).check();
      await dialog(page, '选择物料').getByRole('button', { name: /确\s?定/ }).click();
      await expect.poll(() => field(page, '产品名称').inputValue(), pollOptions).toBe('试验减速机');
      await save(page);
      await expect(page).toShow(expected);
    }
    await dialog(page, '新增产品BOM').getByRole('button', { name: /取\s?消/ }).click();
    await page.getByRole('button', { name: '放弃修改' }).click();
    await filter(page, '产品名称').fill('减速机');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows(page).count(), pollOptions).toBe(1);
    await expect(rowNamed(page, '试验减速机').getByText(bolt.itemCode)).toBeShown();
  });

  it('编辑、停用、启用，看得到变更记录；删除前说明部件数', async () => {
    const { name, route } = await addBom(await journey.app.as('admin'), { 甲: { 乙: {} } });
    const page = await journey.open(route, { as: 'zhangwei' });
    await rowButton(page, '编辑', name).click();
    await field(page, '备注').fill('改了备注');
    await save(page);
    await expect(page).toShow('操作成功');
    await rowButton(page, '停用', name).click();
    await expect(rowButton(page, '启用', name)).toBeShown();
    await rowButton(page, '启用', name).click();
    await expect(rowButton(page, '停用', name)).toBeShown();
    await runExtra(page, '变更记录', name);
    await expect(page.getByRole('region', { name: '产品BOM详情' }).getByText('改了备注').last()).toBeShown();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: '产品BOM详情' })).toBeGone();
    await runExtra(page, '删除', name);
    const question = dialog(page, `确认删除产品BOM“${name}”？`);
    await expect(question.getByText('其中的 2 个部件将一并删除')).toBeShown();
    await question.getByRole('button', { name: '删除' }).click();
    await expect(rowNamed(page, name)).toBeGone();
  });

  it('复制：目标名称和规格编码有长度限制，整棵树一起复制', async () => {
    const admin = await journey.app.as('admin');
    const { name, route } = await addBom(admin, { 甲: { 乙: { 丙: {} } }, 丁: {} });
    const page = await journey.open(route, { as: 'zhangwei' });
    await page.getByRole('button', { name: '复制产品BOM' }).click();
    await save(page);
    await expect.poll(() => messages(page), pollOptions).toEqual(['请选择要复制的BOM', '请输入目标产品名称', '请输入目标规格编码']);
    await page.getByRole('button', { name: '选择产品BOM' }).click();
    await page.getByLabel('按产品名称或编码查找').fill(name);
    await page.getByRole('radio', { name: `选择 ${name}` }).check();
    await dialog(page, '选择产品BOM').getByRole('button', { name: /确\s?定/ }).click();
    await field(page, '目标产品名称').fill('长'.repeat(51));
    await field(page, '目标规格编码').fill('A'.repeat(21));
    await expect.poll(() => messages(page), pollOptions).toEqual(['不超过50个字符', '不超过20个字符']);
    await field(page, '目标产品名称').fill(`${name}改`);
    await field(page, '目标规格编码').fill('DN80');
    await save(page);
    await expect(rowNamed(page, `${name}改`)).toBeShown();
    await expect(page).toShow('复制成功');
    const copied = await admin.data(bom.list, { productName: `${name}改`, pageNo: 1, pageSize: 10 });
    expect(printTree(await admin.data(bomItem.tree, { bomId: copied[0]!.id }))).toBe('甲(乙(丙)),丁');
  });
});
