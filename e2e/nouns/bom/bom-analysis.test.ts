import { readFile } from 'node:fs/promises';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { workbookType } from '@edp/server/kernel/exchange/xlsx/workbook.ts';
import { writeWorkbook } from '@edp/server/testing/imports/read-sheets.ts';
import { describe, expect, it } from 'vitest';
import { addBom, addMaterial, component, componentLines, numbers, press } from '../../testing/screens/bom-screen.ts';
import { chooseOption, options } from '../../testing/choose-option.ts';
import { accessibilityViolations } from '../../testing/inspect-page.ts';
import { responseLine, useJourney } from '../../testing/journey.ts';
import { dialog, dialogRows } from '../../testing/screens/list-screen.ts';
import { pollOptions } from '../../testing/page-state.ts';

const journey = useJourney();

describe('BOM工作台', () => {
  it('发布后冻结，新建版本后可改，与上一版本对比看得到新增、移除、修改、移动；可放弃草稿', async () => {
    const admin = await journey.app.as('admin');
    const { id, tree } = await addBom(admin, { 转子: { 主轴: {}, 叶轮: {} }, 泵体: { 盘根: {} }, 底座: { 螺栓: {} } });
    const other = await addBom(admin, { 外壳: {} });
    const page = await journey.open(tree, { as: 'admin' });
    await component(page, '转子').waitFor();
    await press(page, '发布 V1');
    await dialog(page, '发布 V1')
      .getByRole('button', { name: /发\s?布$/ })
      .click();
    await expect(page).toShow('发布成功');
    await expect(page).toShow('V1 已发布，只能查看');
    await expect(page.getByRole('button', { name: '添加根部件' })).toBeGone();

    await press(page, '新建版本');
    await expect(page).toShow('已新建草稿 V2');
    await component(page, '叶轮').locator('[data-quantity]').dblclick();
    const quantity = page.getByRole('textbox', { name: '叶轮的数量' });
    await quantity.fill('0');
    await quantity.press('Enter');
    await expect(page).toShow('数量必须大于0');
    await quantity.fill('5');
    await quantity.press('Enter');
    await expect.poll(() => componentLines(page), pollOptions).toContainEqual(expect.stringMatching(/^1\.2 叶轮 5/));
    await page.keyboard.press('6');
    expect(await quantity.inputValue()).toBe('6');
    await quantity.press('Escape');
    const draft = await admin.data(bomItem.tree, { bomId: id });
    expect(draft[0]?.children?.[1]).toMatchObject({ productName: '叶轮', quantity: '5' });
    const idOf = (name: string) =>
      draft.flatMap((node) => [node, ...(node.children ?? [])]).find(({ productName }) => productName === name)!.id;
    await admin.data(bomItem.apply, {
      bomId: id,
      changes: [
        { op: 'delete', id: idOf('盘根') },
        { op: 'add', productName: '机械密封', supId: idOf('泵体') },
        { op: 'move', id: idOf('主轴'), supId: idOf('泵体') },
      ],
    });

    await page.reload();
    await expect
      .poll(() => numbers(page), pollOptions)
      .toEqual(['1 转子', '1.1 叶轮', '2 泵体', '2.1 机械密封', '2.2 主轴', '3 底座', '3.1 螺栓']);
    await press(page, '对比');
    const bar = page.getByRole('region', { name: '对比' });
    await expect
      .poll(async () => (await bar.innerText()).replaceAll(/\s+/g, ' '), pollOptions)
      .toMatch(/对比对象 \+1新增 −1移除 ≠ 1修改 ↕ 1移动/);
    const names = async () =>
      (await componentLines(page)).map((line) => /转子|叶轮|泵体|盘根|机械密封|主轴|底座|螺栓/.exec(line)?.[0]);
    await expect.poll(names, pollOptions).toEqual(['转子', '叶轮', '泵体', '盘根', '机械密封', '主轴', '底座', '螺栓']);
    await expect(component(page, '盘根').getByText('移除')).toBeShown();
    expect(
      await page.evaluate(
        `getComputedStyle([...document.querySelectorAll('[role=treegrid] td')].find((cell) => cell.textContent.includes('盘根'))).textDecorationLine`,
      ),
    ).toBe('line-through');
    await page.getByRole('button', { name: '下一处差异' }).click();
    await expect(bar.getByText('差异 1 / 4')).toBeShown();
    await component(page, '盘根').click();
    await expect(page).toShow('当前版本中已移除，只能查看');
    expect(await page.getByRole('button', { name: '删除' }).filter({ visible: true }).first().isDisabled()).toBe(true);
    await bar.getByRole('checkbox', { name: '只看差异' }).check();
    await expect.poll(names, pollOptions).toEqual(['转子', '叶轮', '泵体', '盘根', '机械密封', '主轴']);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await chooseOption(bar.getByRole('combobox', { name: '对比对象' }), '另一个BOM');
    const otherBom = bar.getByRole('combobox', { name: '另一个BOM' });
    await otherBom.fill(other.name);
    await options(otherBom).filter({ hasText: other.name }).click();
    await expect
      .poll(async () => (await bar.innerText()).replaceAll(/\s+/g, ' '), pollOptions)
      .toMatch(/\+7新增 −1移除/);
    await press(page, '结束对比');
    await expect(bar).toBeGone();
    await expect.poll(names, pollOptions).toEqual(['转子', '叶轮', '泵体', '机械密封', '主轴', '底座', '螺栓']);

    await chooseOption(page.getByRole('combobox', { name: '版本' }), 'V1 已发布');
    await expect(page).toShow('V1 已发布，只能查看');
    await chooseOption(page.getByRole('combobox', { name: '版本' }), 'V2 草稿');
    await press(page, '放弃草稿');
    await dialog(page, '确认放弃草稿 V2？').getByRole('button', { name: '放弃草稿' }).click();
    await expect(page).toShow('V1 已发布，只能查看');
  });

  it('子BOM就地展开，展开汇总按产品数量计算，何处使用列出路径，批量替换前先预览', async () => {
    const admin = await journey.app.as('admin');
    const [motor, bolt, other] = [
      await addMaterial(admin, '试验电机', '10'),
      await addMaterial(admin, '试验螺栓', '2'),
      await addMaterial(admin, '新式螺栓', '3'),
    ];
    const sub = await admin.data(bom.save, { proSpecId: motor.id, active: 1 });
    await admin.data(bomItem.save, { bomId: sub.id, proSpecId: bolt.id, quantity: '4', sort: 10 });
    await admin.data(bom.release, { id: sub.id });
    const { tree, id, name } = await addBom(admin);
    await admin.data(bomItem.save, { bomId: id, proSpecId: motor.id, quantity: '2', sort: 10 });
    const page = await journey.open(tree, { as: 'admin' });
    await expect(component(page, '试验电机').getByText('子BOM V1')).toBeShown();
    await component(page, '试验电机').locator('[data-caret]').click();
    await expect
      .poll(() => componentLines(page), pollOptions)
      .toEqual([
        `1 试验电机 ${motor.itemCode} 子BOM V1 2 个 – 8.00 16.00`,
        `1.1 试验螺栓 ${bolt.itemCode} 4 个 – 2.00 8.00`,
      ]);
    await component(page, '试验螺栓').click();
    await expect(page).toShow('属于子BOM，只能查看');

    await press(page, '展开汇总');
    const explosion = dialog(page, /^展开汇总/);
    await explosion.getByLabel('产品数量').fill('10');
    await expect
      .poll(() => dialogRows(explosion), pollOptions)
      .toContainEqual(expect.stringMatching(new RegExp(`^2 ${bolt.itemCode} 试验螺栓 .*80 个$`)));
    await explosion.getByRole('tab', { name: '用料汇总' }).click();
    await expect
      .poll(() => dialogRows(explosion), pollOptions)
      .toContainEqual(expect.stringMatching(new RegExp(`^${bolt.itemCode} 试验螺栓 80 个 2\\.00 160\\.00$`)));
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await explosion
      .getByRole('button', { name: /关\s?闭/ })
      .last()
      .click();

    const uses = page.getByRole('region', { name: '何处使用' });
    await uses.getByRole('button', { name: '全部' }).click();
    const whereUsed = dialog(page, '何处使用：试验螺栓');
    await expect
      .poll(() => dialogRows(whereUsed), pollOptions)
      .toContainEqual(expect.stringMatching(new RegExp(`${name}.*2 .*试验电机 / 试验螺栓`)));
    await whereUsed.getByLabel('只看直接使用').check();
    await expect.poll(async () => (await dialogRows(whereUsed)).length, pollOptions).toBe(2);
    await whereUsed
      .getByRole('button', { name: /关\s?闭/ })
      .last()
      .click();

    await uses.getByRole('button', { name: '批量替换' }).click();
    const replace = dialog(page, '批量替换：试验螺栓');
    await replace.getByRole('button', { name: '选择物料' }).click();
    await page.getByLabel('按物料名称或编码查找').fill(other.itemCode);
    await page.getByRole('radio', { name: '选择 新式螺栓' }).check();
    await dialog(page, '选择物料')
      .getByRole('button', { name: /确\s?定/ })
      .click();
    await expect
      .poll(() => dialogRows(replace), pollOptions)
      .toContainEqual(expect.stringMatching(/试验电机 .*V1 已发布 \d{4}-\d\d-\d\d 起生效 1 将新建草稿/));
    await replace.getByRole('button', { name: '替换所选 1 个BOM' }).click();
    await expect(page).toShow('已替换 1 个部件');
    const [replaced] = await admin.data(bomItem.tree, { bomId: sub.id });
    expect(replaced?.productName).toBe('新式螺栓');
  });

  it('导出 Excel，再导入另一个BOM：先说明个数和层数，确认后替换；有错时逐行列出，草稿不变；很多部件时只渲染看得见的行', async () => {
    const admin = await journey.app.as('admin');
    const [one, two, many] = [
      await addBom(admin, { 甲: { 乙: {} }, 丙: {} }),
      await addBom(admin, { 旧: {} }),
      await addBom(admin),
    ];
    const groups = Array.from({ length: 10 }, (_, index) => `g${index}`);
    await admin.data(bomItem.apply, {
      bomId: many.id,
      changes: groups.flatMap((key, index) => [
        { op: 'add' as const, key, productName: `部件组${index + 1}` },
        ...Array.from({ length: 99 }, (_each, place) => ({
          op: 'add' as const,
          supId: key,
          productName: `零件${index + 1}-${place + 1}`,
        })),
      ]),
    });
    const page = await journey.open(one.tree, { as: 'zhangwei', expected: [responseLine(bom.importExcel, 415)] });
    await component(page, '甲').waitFor();
    const saving = page.waitForEvent('download');
    await press(page, '导出 Excel');
    const exported = await readFile(await (await saving).path());
    await page.goto(`${journey.app.baseUrl}/#${two.tree}`);
    await component(page, '旧').waitFor();
    const choose = (buffer: Buffer) =>
      page
        .locator('input[type=file][accept=".xlsx"]')
        .last()
        .setInputFiles({ name: 'BOM.xlsx', mimeType: workbookType, buffer });
    await choose(Buffer.concat([exported.subarray(0, 200), Buffer.alloc(200)]));
    await expect(page).toShow('文件不是有效的 Excel 工作簿、CSV 或 zip 文件');
    const rows = [
      [1, '', '甲', 1],
      [3, '', '跳级', 1],
      [1, 'NO-SUCH', '乙', 1],
      [1, '', '丙', 0],
    ];
    await choose(
      await writeWorkbook({
        name: '部件',
        columns: ['层级', '物料编码', '名称', '数量'].map((header) => ({ header, width: 10 })),
        rows,
      }),
    );
    const mistakes = dialog(page, '文件有 3 处错误，没有导入');
    await expect
      .poll(() => dialogRows(mistakes), pollOptions)
      .toEqual(['行 列 问题', '3 层级 层级不能跳级', '4 物料编码 物料编码“NO-SUCH”不存在', '5 数量 数量必须大于0']);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await mistakes
      .getByRole('button', { name: /关\s?闭/ })
      .last()
      .click();
    await expect(mistakes).toBeGone();
    expect(await two.shape()).toBe('旧');
    await choose(exported);
    await dialog(page, '用文件中的 3 个部件（2 层）替换草稿的全部部件？').getByRole('button', { name: '替换' }).click();
    await expect(page).toShow('已导入 3 个部件');
    await expect.poll(two.shape, pollOptions).toBe('甲(乙),丙');
    await expect(component(page, '乙')).toBeShown();

    await page.goto(`${journey.app.baseUrl}/#${many.tree}`);
    await component(page, '部件组1').waitFor();
    await page.getByRole('button', { name: '全部', exact: true }).last().click();
    await expect(component(page, '零件1-1')).toBeShown();
    expect(await page.getByRole('treegrid').getByRole('row').count()).toBeLessThan(80);
  });
});
