import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import { workbookType, writeWorkbook } from '@edp/server/kernel/excel/workbook.ts';
import { describe, expect, it } from 'vitest';
import { addBom, component, press } from '../../testing/screens/bom-screen.ts';
import { accessibilityViolations } from '../../testing/inspect-page.ts';
import { useJourney } from '../../testing/journey.ts';
import { dialog, dialogRows } from '../../testing/screens/list-screen.ts';
import { isLoaded, pollOptions } from '../../testing/page-state.ts';

const journey = useJourney();

describe('BOM的文件', () => {
  it('导入的 Excel 有错时逐行列出，草稿不变；改正后可以导入', async () => {
    const { tree, shape } = await addBom(await journey.app.as('admin'), { 旧: {} });
    const page = await journey.open(tree, { as: 'zhangwei' });
    await component(page, '旧').waitFor();
    const choose = async (...rows: (string | number)[][]) => {
      const buffer = await writeWorkbook({ name: '部件', columns: ['层级', '物料编码', '名称', '数量'].map((header) => ({ header, width: 10 })), rows });
      await page.locator('input[type=file][accept=".xlsx"]').last().setInputFiles({ name: 'BOM.xlsx', mimeType: workbookType, buffer });
    };
    await choose([1, '', '甲', 1], [3, '', '跳级', 1], [1, 'NO-SUCH', '乙', 1], [1, '', '丙', 0]);
    const mistakes = dialog(page, '文件有 3 处错误，没有导入');
    await expect.poll(() => dialogRows(mistakes), pollOptions).toEqual(['行 列 问题', '3 层级 层级不能跳级', '4 物料编码 物料编码“NO-SUCH”不存在', '5 数量 数量必须大于0']);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await mistakes.getByRole('button', { name: /关\s?闭/ }).last().click();
    await expect(mistakes).toBeGone();
    expect(await shape()).toBe('旧');
    await choose([1, '', '甲', 1], [2, '', '乙', 1]);
    await dialog(page, '用文件中的 2 个部件（2 层）替换草稿的全部部件？').getByRole('button', { name: '替换' }).click();
    await expect(page).toShow('已导入 2 个部件');
    await expect.poll(shape, pollOptions).toBe('甲(乙)');
    await expect(component(page, '乙')).toBeShown();
  });

  it('部件的图片上传后在表格和详情中都看得到，也可以移除', async () => {
    const admin = await journey.app.as('admin');
    const { id, tree } = await addBom(admin, { 叶轮: {} });
    const page = await journey.open(tree, { as: 'zhangwei' });
    await component(page, '叶轮').click();
    await press(page, '编辑');
    const form = page.locator('form[id]').filter({ visible: true });
    await form.locator('input[type=file]').setInputFiles({ name: '叶轮.png', mimeType: 'image/png', buffer: demoPicture('叶轮') });
    await expect.poll(() => isLoaded(form.getByRole('img', { name: '图片' })), pollOptions).toBe(true);
    await press(page, '保存');
    await expect.poll(() => isLoaded(component(page, '叶轮').getByRole('img', { name: '叶轮' })), pollOptions).toBe(true);
    await expect.poll(() => isLoaded(page.locator('dl').getByRole('img', { name: '图片' }).first()), pollOptions).toBe(true);
    await press(page, '编辑');
    await form.getByRole('button', { name: /移除|删除/ }).click();
    await press(page, '保存');
    await expect(component(page, '叶轮').getByRole('img')).toBeGone();
    expect((await admin.data(bomItem.tree, { bomId: id }))[0]?.picId ?? '').toBe('');
  });
});
