import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { useJourney } from '../testing/journey.ts';
import { cell, field, messages, rowButton } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { button, node, nodeNames } from '../testing/screens/tree-screen.ts';

const journey = useJourney();

it('新增标签集，名称与备注都可翻译；根标签要选择是否单选，子标签只能加在根标签下；拖动成为子标签就不再说是否单选，成为根就说；英文界面', async () => {
  const page = await journey.open('/labelSet', { as: 'zhangwei' });
  await expect(cell(page, '通用管理标签')).toBeShown();
  expect(
    await page
      .getByRole('row', { name: /通用管理标签/ })
      .getByRole('button')
      .allInnerTexts(),
  ).toEqual(['标签管理', '多语言', '⋯']);
  await page.getByRole('button', { name: '新增标签集' }).click();
  await field(page, '标签集名称').fill('旅程标签集');
  await chooseOption(field(page, '使用对象'), '设备');
  await field(page, '备注').fill('试验');
  await button(page, '保存').click();
  await expect(page.getByRole('row', { name: /旅程标签集 设备 启用 试验/ })).toBeShown();
  await rowButton(page, '多语言', '旅程标签集').click();
  await page.getByLabel('名称（English）').fill('Journey labels');
  await page.getByLabel('备注（English）').fill('A trial');
  await button(page, '保存').click();
  await expect(page).toShow('修改成功');
  await expect(page.getByRole('dialog')).toBeGone();

  await rowButton(page, '标签管理', '旅程标签集').click();
  await expect(page).toShow('还没有标签');
  const add = async (what: '根' | '子', name: string, code: string) => {
    await button(page, `添加${what}标签`).first().click();
    await field(page, '标签名称').fill(name);
    await field(page, '标签编码').fill(code);
  };
  await add('根', '材质', '标签');
  await expect.poll(() => messages(page), pollOptions).toEqual(['不允许输入中文字符']);
  await field(page, '标签编码').fill('A');
  await button(page, '保存').click();
  await expect.poll(() => messages(page), pollOptions).toEqual(['请选择是否单选']);
  await page.getByRole('dialog').getByLabel('是', { exact: true }).check();
  await button(page, '保存').click();
  await expect(node(page, '材质')).toBeShown();
  await add('子', '铜', 'B');
  expect(await page.getByRole('dialog').getByText('是否单选').count()).toBe(0);
  await button(page, '保存').click();
  await node(page, '铜').click();
  await expect.poll(() => button(page, '添加子标签').isDisabled(), pollOptions).toBe(true);
  await expect(page).toShow('只能在根标签下添加子标签');
  await add('根', '用途', 'C');
  await page.getByRole('dialog').getByLabel('是', { exact: true }).check();
  await button(page, '保存').click();

  const mark = (name: string) => node(page, name).getByText(/^[单多]选$/);
  await expect(mark('用途')).toBeShown();
  await node(page, '材质').dragTo(node(page, '用途'));
  await expect(page.getByRole('region', { name: '消息提示' }).getByText('只能在根标签下添加子标签')).toBeShown();
  await node(page, '用途').dragTo(node(page, '材质'));
  await expect(mark('用途')).toBeGone();
  expect(await nodeNames(page)).toEqual(['材质', '铜', '用途']);
  await node(page, '铜').dragTo(node(page, '材质'), { targetPosition: { x: 60, y: 3 } });
  await expect(mark('铜')).toBeShown();
  expect(await mark('铜').innerText()).toBe('多选');
  await node(page, '铜').click();
  await expect(page.getByRole('dialog').getByText('是否单选')).toBeShown();
  await button(page, '关闭').last().click();

  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Copy set' }).click();
  await button(page, 'Save').click();
  await expect
    .poll(() => messages(page), pollOptions)
    .toEqual(['Please select the source set', 'Please enter the set name']);
  await field(page, 'New set name').fill('x'.repeat(51));
  await expect
    .poll(() => messages(page), pollOptions)
    .toEqual(['Please select the source set', 'Not more than 50 characters']);
});
