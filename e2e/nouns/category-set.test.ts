import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseOption, options } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import {
  cell,
  codes,
  dialog,
  dialogRows,
  field,
  filter,
  messages,
  rowButton,
  runExtra,
} from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { activeNode, addSet, button, node, nodeNames } from '../testing/screens/tree-screen.ts';

const journey = useJourney();

const openTree = async (outline: Parameters<typeof addSet>[1], expected: readonly string[] = []) => {
  const admin = await journey.app.as('admin');
  const set = await addSet(admin, outline);
  const page = await journey.open(set.route, { as: 'zhangwei', expected });
  await rowButton(page, '分类管理', set.name).click();
  await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('searchbox')).first().waitFor();
  return { ...set, admin, page };
};
const shown = (page: Page, term: string) =>
  page
    .getByRole('dialog')
    .locator('dl > div', { has: page.locator('dt', { hasText: term }) })
    .locator('dd')
    .innerText();

describe('分类集', () => {
  it('新增一个分类集，建立、修改分类；整棵树一起复制，换了类型，选好的来源就不算数；删除分类连同下级', async () => {
    const admin = await journey.app.as('admin');
    const page = await journey.open('/categorySet', { as: 'zhangwei' });
    await page.getByRole('button', { name: '新增分类集' }).click();
    await field(page, '分类集编码').fill('分类');
    await field(page, '分类集名称').fill('旅程分类集');
    await expect.poll(() => messages(page), pollOptions).toEqual(['不允许输入中文字符']);
    await field(page, '分类集编码').fill('JOURNEY');
    await button(page, '保存').click();
    await expect(cell(page, 'JOURNEY')).toBeShown();
    await rowButton(page, '分类管理', '旅程分类集').click();
    await expect(page).toShow('还没有分类');
    await button(page, '添加根分类').first().click();
    await expect.poll(() => isFocused(field(page, '分类名称')), pollOptions).toBe(true);
    await button(page, '保存').click();
    await expect.poll(() => messages(page), pollOptions).toEqual(['请输入分类名称', '请输入分类编码']);
    await field(page, '分类名称').fill('泵');
    await field(page, '分类编码').fill('PUMP');
    await page.keyboard.press('Enter');
    await expect(node(page, '泵')).toBeShown();
    await expect.poll(() => shown(page, '分类编码'), pollOptions).toBe('PUMP');
    await button(page, '添加子分类').click();
    await field(page, '分类名称').fill('离心泵');
    await field(page, '分类编码').fill('CENTRIFUGAL');
    await button(page, '保存').click();
    await expect(node(page, '离心泵')).toBeShown();
    expect(await node(page, '离心泵').getAttribute('aria-level')).toBe('2');
    await button(page, '编辑').click();
    await field(page, '分类名称').fill('改了又不要');
    await button(page, '取消').click();
    await expect.poll(() => shown(page, '分类名称'), pollOptions).toBe('离心泵');
    await button(page, '编辑').click();
    await field(page, '分类名称').fill('多级泵');
    await button(page, '保存').click();
    await expect.poll(() => shown(page, '分类名称'), pollOptions).toBe('多级泵');
    await button(page, '关闭').last().click();

    await page.getByRole('button', { name: '复制分类集' }).click();
    const chooseSource = async () => {
      await field(page, '来源分类集').click();
      await page.getByText('旅程分类集（').last().click();
    };
    await chooseSource();
    await field(page, '新分类集名称').fill('复制出来的');
    await field(page, '新分类集编码').fill('COPIED');
    await page.getByLabel('客户', { exact: true }).check();
    await button(page, '保存').click();
    await expect.poll(() => messages(page), pollOptions).toEqual(['请选择来源分类集']);
    await page.getByLabel('商品', { exact: true }).check();
    await chooseSource();
    await button(page, '保存').click();
    await expect(cell(page, 'COPIED')).toBeShown();
    expect(await admin.data(category.tree, { categorySetCode: 'COPIED' })).toMatchObject([
      { name: '泵', children: [{ name: '多级泵' }] },
    ]);

    await rowButton(page, '分类管理', '旅程分类集').click();
    await node(page, '泵').click();
    await button(page, '删除').click();
    const question = dialog(page, '确认删除分类“泵”？');
    await expect(question.getByText('其下的 1 个分类将一并删除')).toBeShown();
    await question.getByRole('button', { name: '删除' }).click();
    await expect(page).toShow('删除成功!');
    await expect(page).toShow('还没有分类');
  });

  it('按类型查询；系统预置的只能管理分类和添加译文；较少用的操作在更多里，可用键盘', async () => {
    const { name } = await addSet(await journey.app.as('admin'));
    const page = await journey.open('/categorySet', { as: 'zhangwei' });
    await expect(cell(page, 'CUSTOMER_BASE')).toBeShown();
    expect(
      await page
        .getByRole('row', { name: /CUSTOMER_BASE/ })
        .getByRole('button')
        .allInnerTexts(),
    ).toEqual(['分类管理', '编辑', '停用', '⋯']);
    expect(
      await page
        .getByRole('row', { name: /PRO_BASE_CLASS/ })
        .getByRole('button')
        .allInnerTexts(),
    ).toEqual(['分类管理', '⋯']);
    await runExtra(page, '多语言', '物料类型');
    await page.getByLabel('备注（English）').fill('What a material is');
    await button(page, '保存').click();
    await expect(page).toShow('修改成功');
    await expect(page.getByRole('dialog')).toBeGone();

    const more = rowButton(page, '更多', name);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name: '多语言' })), pollOptions).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name: '共享范围' })), pollOptions).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(page.getByRole('menuitem', { name: '删除' })), pollOptions).toBe(true);
    await page.keyboard.press('Enter');
    await expect(dialog(page, `确认删除分类集“${name}”？`)).toBeShown();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(more), pollOptions).toBe(true);

    await filter(page, '类型').click();
    await expect
      .poll(() => options(filter(page, '类型')).allInnerTexts(), pollOptions)
      .toEqual(['全部', '商品', '客户', '资产']);
    await page.keyboard.press('Escape');
    await chooseOption(filter(page, '类型'), '客户');
    await expect.poll(() => codes(page), pollOptions).toEqual(['CUSTOMER_BASE']);
  });

  it('只能查看的人没有任何修改的按钮；搜索、方向键、展开与收起；没有障碍', async () => {
    const { name, route } = await addSet(await journey.app.as('admin'), {
      泵: { 离心泵: {}, 齿轮泵: {} },
      阀: { 球阀: {} },
    });
    const page = await journey.open(route, { as: 'lina', colorScheme: 'dark' });
    await rowButton(page, '分类管理', name).click();
    await node(page, '阀').click();
    await expect.poll(() => shown(page, '分类编码'), pollOptions).toBe('N4');
    expect(await node(page, '阀').getAttribute('draggable')).toBeNull();
    await page.getByLabel('搜索名称或编码').fill('离心');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['泵', '离心泵']);
    await expect(page).toShow('找到 1 个');
    await page.getByLabel('搜索名称或编码').fill('没有');
    await page.getByRole('button', { name: '清除搜索' }).click();
    const active = () => activeNode(page);
    await page.getByRole('tree').focus();
    await page.keyboard.press('End');
    await expect.poll(active, pollOptions).toBe('球阀');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(active, pollOptions).toBe('阀');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['泵', '离心泵', '齿轮泵', '阀']);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page, '分类名称'), pollOptions).toBe('离心泵');
    await page.keyboard.type('n4');
    await expect.poll(active, pollOptions).toBe('阀');
    await button(page, '全部收起').click();
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['泵', '阀']);
    expect(await page.getByRole('dialog').getByRole('button').allInnerTexts()).toEqual([
      '×',
      '全部展开',
      '打开为页面',
      '关闭',
    ]);
    await button(page, '全部展开').click();
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['泵', '离心泵', '齿轮泵', '阀', '球阀']);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
  });
});

describe('调整分类树', () => {
  it('拖动到另一个之下、之前，每次只有一个请求，不能拖到自己的下级；用键盘和菜单移动', async () => {
    const { page, shape } = await openTree({ 甲: { 子: {} }, 乙: {}, 丙: {} });
    await expect(node(page, '丙')).toBeShown();
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
    await node(page, '丙').dragTo(node(page, '甲'));
    await expect(page).toShow('移动成功');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['甲', '子', '丙', '乙']);
    expect(calls.filter((path) => path !== category.detail.path)).toEqual([category.move.path]);
    await node(page, '乙').dragTo(node(page, '甲'), { targetPosition: { x: 60, y: 3 } });
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['乙', '甲', '子', '丙']);
    await node(page, '甲').dragTo(node(page, '子'));
    await expect(page).toShow('不能移动到自身或自己的下级');
    expect(await shape()).toBe('乙,甲(子,丙)');
    // Just below an open node is above its first child, where the line is drawn.
    await node(page, '乙').dragTo(node(page, '甲'), { targetPosition: { x: 60, y: 30 } });
    await expect.poll(shape, pollOptions).toBe('甲(乙,子,丙)');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['甲', '乙', '子', '丙']);

    await node(page, '丙').click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['甲', '乙', '丙', '子']);
    await button(page, '下移').click();
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['甲', '乙', '子', '丙']);
    const move = dialog(page, '移动“丙”');
    await button(page, '移动到…').click();
    await move.getByRole('treeitem', { name: /乙/ }).click();
    await move.getByRole('button', { name: '移动', exact: true }).click();
    await expect.poll(shape, pollOptions).toBe('甲(乙(丙),子)');
    await expect(move).toBeGone();
    await button(page, '移动到…').click();
    await move.getByLabel('移到最上级').check();
    await move.getByRole('button', { name: '移动', exact: true }).click();
    await expect.poll(shape, pollOptions).toBe('甲(乙,子),丙');
  });

  it('读不到时说明，可以重试；未保存时选择别的分类要先问；两人编辑同一分类时先看到不同之处，译文不改回他人刚改的原名；删除没有得到答复时提示', async () => {
    const admin = await journey.app.as('admin');
    const { id, name, ids, route } = await addSet(admin, { 甲: {}, 乙: {} });
    const page = await journey.open(route, {
      as: 'zhangwei',
      expected: [
        responseLine(category.tree, 500),
        responseLine(category.save, 409),
        responseLine(category.delete, 500),
        responseLine(category.tree, 404),
      ],
    });
    const saveElsewhere = async (fields: object) =>
      admin.succeed(category.save, { ...(await admin.data(category.detail, { id: ids.甲! })), ...fields });
    await page.route(`**${category.tree.path}`, (call) => call.fulfill({ status: 500 }));
    await rowButton(page, '分类管理', name).click();
    const editor = dialog(page, `分类管理：${name}`);
    await expect(editor.getByText('获取服务器数据失败')).toBeShown();
    await page.unroute(`**${category.tree.path}`);
    await editor.getByRole('button', { name: '重试' }).click();
    await node(page, '甲').click();

    const edit = async () => {
      await button(page, '编辑').click();
      await field(page, '分类名称').fill('我改的');
    };
    await edit();
    await node(page, '乙').click();
    const unsaved = dialog(page, /有尚未保存的修改/);
    await unsaved.getByRole('button', { name: '取消' }).click();
    await expect.poll(() => field(page, '分类名称').inputValue(), pollOptions).toBe('我改的');
    await node(page, '乙').click();
    await unsaved.getByRole('button', { name: '放弃修改' }).click();
    await expect.poll(() => shown(page, '分类名称'), pollOptions).toBe('乙');
    await node(page, '甲').click();
    await expect.poll(() => shown(page, '分类名称'), pollOptions).toBe('甲');
    await edit();
    await saveElsewhere({ name: '他人改的', status: 0 });
    await button(page, '保存').click();
    const question = dialog(page, /先提交了这条记录，请选择 1 个字段$/);
    await expect(
      question.getByRole('radiogroup', { name: '分类名称' }).getByRole('radio', { name: /他人改的$/ }),
    ).toBeShown();
    expect((await dialogRows(question)).slice(1)).toEqual(['状态 启用 未改 停用']);
    await expect(node(page, '他人改的')).toBeShown();
    await question.getByRole('button', { name: '载入最新内容' }).click();
    await expect.poll(() => field(page, '分类名称').inputValue(), pollOptions).toBe('他人改的');
    await button(page, '取消').click();
    await expect.poll(() => shown(page, '分类名称'), pollOptions).toBe('他人改的');

    await button(page, '多语言').click();
    await page.getByLabel('名称（English）').fill('Alpha');
    await saveElsewhere({ name: '又改的' });
    await button(page, '保存').click();
    await expect(page).toShow('修改成功');
    await expect(node(page, '又改的')).toBeShown();
    expect((await admin.data(category.translations, { id: ids.甲! })).map((row) => row.name)).toEqual([
      '又改的',
      'Alpha',
    ]);

    await page.route(`**${category.delete.path}*`, (call) => call.fulfill({ status: 500 }));
    await button(page, '删除').click();
    await dialog(page, '确认删除分类“又改的”？').getByRole('button', { name: '删除' }).click();
    await expect(page).toShow('删除失败!');
    await expect(node(page, '又改的')).toBeShown();
    await editor.getByRole('button', { name: '关闭' }).last().click();
    await admin.succeed(categorySet.delete, { id });
    await rowButton(page, '分类管理', name).click();
    await expect(editor.getByText('数据不存在或已被删除')).toBeShown();
  });

  it('上级已被他人删除时说明，树随之更新，什么也不丢', async () => {
    const { page, ids, admin, shape } = await openTree({ 甲: {}, 乙: {}, 丙: {}, 丁: {} }, [
      responseLine(category.detail, 404),
      responseLine(category.move, 409),
      responseLine(category.save, 409),
    ]);
    await expect(node(page, '甲')).toBeShown();
    await admin.succeed(category.delete, { id: ids.丁! });
    await node(page, '丁').click();
    await expect(page).toShow('数据不存在或已被删除');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['甲', '乙', '丙']);
    await admin.succeed(category.delete, { id: ids.甲! });
    await node(page, '乙').dragTo(node(page, '甲'));
    await expect(page).toShow('上级已被他人删除，请重新选择位置');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['乙', '丙']);
    expect(await shape()).toBe('乙,丙');
    await button(page, '添加子分类').click();
    await field(page, '分类名称').fill('填好的内容');
    await field(page, '分类编码').fill('KEPT');
    await admin.succeed(category.delete, { id: ids.乙! });
    await button(page, '保存').click();
    await expect(page).toShow('上级已被他人删除，请重新选择位置');
    await expect.poll(() => nodeNames(page), pollOptions).toEqual(['丙']);
    expect(await field(page, '分类名称').inputValue()).toBe('填好的内容');
    await expect(page).toShow('上级已不存在，请在左侧另选一个上级；已填写的内容会保留。');
    await node(page, '丙').click();
    await expect(page).toShow('上级：丙');
    await expect.poll(() => field(page, '分类名称').inputValue(), pollOptions).toBe('填好的内容');
    await button(page, '保存').click();
    await expect(node(page, '填好的内容')).toBeShown();
    expect(await shape()).toBe('丙(填好的内容)');
  });
});
