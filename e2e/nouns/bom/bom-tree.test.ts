import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import { expect, it } from 'vitest';
import {
  addBom,
  addMaterial,
  component,
  componentField,
  componentLines,
  numbers,
  press,
  shownValue,
} from '../../testing/screens/bom-screen.ts';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../../testing/inspect-page.ts';
import { responseLine, useJourney } from '../../testing/journey.ts';
import { dialog, rowButton } from '../../testing/screens/list-screen.ts';
import { isLoaded, pollOptions } from '../../testing/page-state.ts';
import { errors } from '../../testing/screens/record-screen.ts';

const journey = useJourney();
const machine = { 转子: { 主轴: {}, 叶轮: {} }, 泵体: { 进水段: {}, 中段: { 导叶: {} } } };

it('添加根部件和子部件，选择物料，上传与移除图片，编辑、取消恢复、带下级删除并撤销', async () => {
  const admin = await journey.app.as('admin');
  const seal = await addMaterial(admin, '试验密封圈', '1.15');
  const { name, route, shape } = await addBom(admin);
  const page = await journey.open(route, { as: 'zhangwei' });
  await rowButton(page, 'BOM管理', name).click();
  await expect(page).toShow('还没有部件');
  await press(page, '添加根部件');
  await press(page, '保存');
  await expect.poll(() => errors(page), pollOptions).toEqual(['请选择物料或输入部件名称']);
  await page.getByText('自由文本', { exact: true }).click();
  await componentField(page, '名称').fill('长'.repeat(51));
  await componentField(page, '规格').fill('长'.repeat(101));
  await componentField(page, '数量').fill('0');
  await componentField(page, '排序').fill('');
  await press(page, '保存');
  await expect
    .poll(() => errors(page), pollOptions)
    .toEqual(['不超过50个字符', '不超过100个字符', '数量必须大于0', '请输入排序号']);
  await componentField(page, '名称').fill('泵体');
  await componentField(page, '规格').fill('HT250');
  await componentField(page, '数量').fill('2');
  await componentField(page, '排序').fill('10');
  const form = page.locator('form[id]').filter({ visible: true });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: '泵体.png', mimeType: 'image/png', buffer: demoPicture('泵体') });
  await expect.poll(() => isLoaded(form.getByRole('img', { name: '图片' })), pollOptions).toBe(true);
  await press(page, '保存');
  await expect.poll(() => isLoaded(component(page, '泵体').getByRole('img', { name: '泵体' })), pollOptions).toBe(true);
  await expect
    .poll(() => isLoaded(page.locator('dl').getByRole('img', { name: '图片' }).first()), pollOptions)
    .toBe(true);
  await press(page, '编辑');
  await form.getByRole('button', { name: /移除|删除/ }).click();
  await press(page, '保存');
  await expect(component(page, '泵体').getByRole('img')).toBeGone();

  await press(page, '添加子部件');
  await page.getByRole('button', { name: '选择物料' }).click();
  await page.getByLabel('按物料名称或编码查找').fill(seal.itemCode);
  await page.getByRole('radio', { name: '选择 试验密封圈' }).check();
  await dialog(page, '选择物料')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await componentField(page, '数量').fill('8');
  await componentField(page, '损耗率').fill('5');
  await componentField(page, '位号').fill('中段结合面');
  await press(page, '保存');
  await expect
    .poll(() => componentLines(page), pollOptions)
    .toEqual([expect.stringMatching(/^1 泵体 .* 2 .* 19\.32$/), `1.1 试验密封圈 ${seal.itemCode} 8 个 5% 1.15 9.66`]);
  await expect(page).toShow('¥ 19.32');

  await press(page, '编辑');
  await componentField(page, '数量').fill('9');
  await press(page, '取消');
  await expect.poll(() => shownValue(page, '数量').innerText(), pollOptions).toBe('8');
  await press(page, '编辑');
  await componentField(page, '数量').fill('6');
  await press(page, '保存');
  await expect.poll(() => shownValue(page, '数量').innerText(), pollOptions).toBe('6');
  await component(page, '泵体').click();
  await press(page, '删除');
  const question = dialog(page, '确认删除部件“泵体”？');
  await expect(question.getByText('其下的 1 个部件将一并删除')).toBeShown();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page).toShow('删除成功，共 2 个部件');
  await expect(page).toShow('还没有部件');
  await press(page, '撤销');
  await expect.poll(shape, pollOptions).toBe('泵体(试验密封圈)');
  await press(page, '撤销');
  await expect.poll(() => componentLines(page), pollOptions).toContainEqual(expect.stringContaining(' 8 个 5%'));
});

it('拖动、键盘移动、改变层级；多选剪切粘贴，逐步撤销和重做；分支不能复制到自身之下，可以复制到另一个BOM，剪切的不能', async () => {
  const admin = await journey.app.as('admin');
  const [source, target] = [await addBom(admin, machine), await addBom(admin, { 底座: {} })];
  const { shape } = source;
  const page = await journey.open(source.tree, { as: 'zhangwei' });
  await expect
    .poll(() => numbers(page), pollOptions)
    .toEqual(['1 转子', '1.1 主轴', '1.2 叶轮', '2 泵体', '2.1 进水段', '2.2 中段', '2.2.1 导叶']);
  await component(page, '主轴').dragTo(component(page, '泵体'));
  await expect.poll(shape, pollOptions).toBe('转子(叶轮),泵体(进水段,中段(导叶),主轴)');
  await page.getByRole('treegrid').focus();
  await component(page, '主轴').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(shape, pollOptions).toBe('转子(叶轮),泵体(进水段,主轴,中段(导叶))');
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(shape, pollOptions).toBe('转子(叶轮),泵体(进水段(主轴),中段(导叶))');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(shape, pollOptions).toBe('转子(叶轮),泵体(进水段,主轴,中段(导叶))');

  await component(page, '进水段').click();
  await component(page, '中段').click({ modifiers: ['Control'] });
  await page.keyboard.press('Control+x');
  await component(page, '转子').click();
  await page.keyboard.press('Control+v');
  await expect.poll(shape, pollOptions).toBe('转子(叶轮,进水段,中段(导叶)),泵体(主轴)');
  const undo = page.getByRole('button', { name: '撤销' });
  for (const expected of ['转子(叶轮),泵体(进水段,主轴,中段(导叶))', '转子(叶轮),泵体(进水段(主轴),中段(导叶))']) {
    await undo.click();
    await expect.poll(shape, pollOptions).toBe(expected);
    await expect.poll(() => undo.isEnabled(), pollOptions).toBe(true);
  }
  await page.getByRole('button', { name: '重做' }).click();
  await expect.poll(shape, pollOptions).toBe('转子(叶轮),泵体(进水段,主轴,中段(导叶))');

  await component(page, '泵体').click();
  await page.keyboard.press('Control+c');
  await component(page, '中段').click();
  await page.keyboard.press('Control+v');
  await expect(page).toShow('不能粘贴到自身或自己的下级');
  await component(page, '泵体').click();
  await press(page, '复制');
  await expect(page).toShow('已复制 1 个部件，选择上级后粘贴');
  const paste = page.getByRole('button', { name: '粘贴' }).filter({ visible: true });
  const openTarget = async () => {
    await page.goto(`${journey.app.baseUrl}/#${target.tree}`);
    await component(page, '底座').click();
  };
  await openTarget();
  await paste.click();
  await expect(page).toShow('已粘贴 5 个部件');
  await expect.poll(target.shape, pollOptions).toBe('底座(泵体(进水段,主轴,中段(导叶)))');
  await expect.poll(() => numbers(page), pollOptions).toEqual(['1 底座', '1.1 泵体']);
  expect(await shape()).toBe('转子(叶轮),泵体(进水段,主轴,中段(导叶))');
  await press(page, '撤销');
  await expect.poll(target.shape, pollOptions).toBe('底座');
  await page.goto(`${journey.app.baseUrl}/#${source.tree}`);
  await component(page, '叶轮').click();
  await press(page, '剪切');
  await expect(page).toShow('已剪切 1 个部件，选择上级后粘贴');
  await openTarget();
  await expect.poll(() => paste.isDisabled(), pollOptions).toBe(true);
});

it('英文深色界面：搜索，展开到指定层级，以图显示并与树同步；已被他人删除的部件有明确提示；没有障碍，没有中文', async () => {
  const admin = await journey.app.as('admin');
  const { id } = await admin.data(bom.save, { productName: 'Pump', proSpecName: 'DN50', active: 1 });
  const parts: readonly (readonly [name: string, parent?: string])[] = [
    ['Rotor'],
    ['Shaft', 'Rotor'],
    ['Impeller', 'Rotor'],
    ['Casing'],
    ['Inlet', 'Casing'],
    ['Stage', 'Casing'],
    ['Vane', 'Stage'],
  ];
  await admin.data(bomItem.apply, {
    bomId: id,
    changes: parts.map(([productName, supId]) => ({
      op: 'add' as const,
      key: productName,
      productName,
      supId,
      quantity: productName === 'Impeller' ? '7' : '1',
    })),
  });
  const page = await journey.open(`/sparebom/${id}/tree`, {
    as: 'zhangwei',
    language: 'ENG',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    expected: [responseLine(bomItem.apply, 409)],
  });
  await component(page, 'Vane').waitFor();
  const search = page.getByRole('searchbox', { name: 'Name, code, position' });
  await search.fill('vane');
  await expect.poll(() => numbers(page), pollOptions).toEqual(['2 Casing', '2.2 Stage', '2.2.1 Vane']);
  await search.fill('nowhere');
  await expect(page).toShow('Nothing found for “nowhere”');
  await press(page, 'Clear the search');
  await page.getByRole('button', { name: 'Level 1' }).click();
  await expect.poll(() => numbers(page), pollOptions).toEqual(['1 Rotor', '2 Casing']);
  await page.getByRole('button', { name: 'Level 2' }).click();
  await expect.poll(async () => (await numbers(page)).length, pollOptions).toBe(6);
  await page.getByRole('button', { name: 'All', exact: true }).last().click();
  await expect.poll(async () => (await numbers(page)).length, pollOptions).toBe(7);

  const check = async (state: string) => {
    expect.soft(await accessibilityViolations(page, 'all'), state).toEqual([]);
    expect.soft(await chineseTexts(page), state).toEqual([]);
    expect.soft(await pageIsWiderThanWindow(page), state).toBe(false);
  };
  await component(page, 'Shaft').click();
  await press(page, 'Edit');
  await componentField(page, 'Quantity').fill('-1');
  await press(page, 'Save');
  await expect.poll(() => errors(page), pollOptions).toEqual(['The quantity must be greater than 0']);
  await check('form');
  await press(page, 'Cancel');

  await page.getByRole('radio', { name: 'Diagram', exact: true }).check();
  const diagram = page.getByRole('tree', { name: 'Components' });
  const nodes = diagram.getByRole('treeitem');
  await expect.poll(() => nodes.count(), pollOptions).toBe(7);
  expect(await diagram.locator('svg text').allTextContents()).toEqual(['1 ', '1 ', '7 ', '1 ', '1 ', '1 ', '1 ']);
  await check('diagram');
  await nodes.filter({ hasText: 'Rotor' }).click();
  await expect.poll(() => shownValue(page, 'Name').innerText(), pollOptions).toBe('Rotor');
  await diagram.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => nodes.count(), pollOptions).toBe(5);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => shownValue(page, 'Name').innerText(), pollOptions).toBe('Casing');
  await page.keyboard.press('-');
  await expect(page).toShow('80%');
  await page.getByRole('button', { name: 'Fit to window' }).click();
  await page.getByRole('radio', { name: 'Tree', exact: true }).check();
  await expect
    .poll(() => numbers(page), pollOptions)
    .toEqual(['1 Rotor', '2 Casing', '2.1 Inlet', '2.2 Stage', '2.2.1 Vane']);

  const inlet = (await admin.data(bomItem.tree, { bomId: id }))[1]!.children![0]!;
  await admin.data(bomItem.delete, { bomId: id, ids: [inlet.id] });
  await component(page, 'Inlet').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toShow('The component has been deleted by someone else. Please refresh and try again');
  await expect(component(page, 'Inlet')).toBeGone();
});
