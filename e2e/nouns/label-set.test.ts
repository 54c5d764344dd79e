import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { useJourney } from '../testing/journey.ts';
import { cell, field, messages, rowButton } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { button, node, nodeNames } from '../testing/screens/tree-screen.ts';

const journey = useJourney();

describe('标签集', () => {
  it('子标签只能加在根标签下；根标签要选择是否单选', async () => {
    const page = await journey.open('/labelSet', { as: 'zhangwei' });
    await expect(cell(page, '通用管理标签')).toBeShown();
    expect(await page.getByRole('row', { name: /通用管理标签/ }).getByRole('button').allInnerTexts()).toEqual(['标签管理', '多语言', '⋯']);
    await rowButton(page, '标签管理', '产品营销标签').click();
    await node(page, '热销').click();
    await expect.poll(() => button(page, '添加子标签').isDisabled(), pollOptions).toBe(true);
    await expect(page).toShow('只能在根标签下添加子标签');
    await node(page, '营销活动').click();
    await button(page, '添加子标签').click();
    expect(await field(page, '标签名称').isVisible()).toBe(true);
    expect(await page.getByRole('dialog').getByText('是否单选').count()).toBe(0);
    await field(page, '标签名称').fill('包邮');
    await field(page, '标签编码').fill('FREE');
    await button(page, '保存').click();
    await expect(node(page, '包邮')).toBeShown();
    await button(page, '添加根标签').click();
    await field(page, '标签名称').fill('材质');
    await field(page, '标签编码').fill('MATTER');
    await button(page, '保存').click();
    await expect.poll(() => messages(page), pollOptions).toEqual(['请选择是否单选']);
    await page.getByRole('dialog').getByLabel('是', { exact: true }).check();
    await button(page, '保存').click();
    await expect(node(page, '材质')).toBeShown();
  });

  it('拖动：有子标签的根不能放到别的根下；成为子标签就不再说是否单选，成为根就说', async () => {
    const admin = await journey.app.as('admin');
    const { id: labelSetId } = await admin.data(labelSet.save, { name: '拖动标签集', useObj: 'PRODUCT', state: 1 });
    const add = async (name: string, code: string, more: object) => (await admin.data(label.save, { labelSetId, name, code, sort: 10, ...more })).id;
    const material = await add('材质', 'A', { isRadio: 1 });
    await add('铜', 'B', { parentId: material });
    await add('用途', 'C', { isRadio: 1 });
    const page = await journey.open('/labelSet?name=拖动标签集', { as: 'zhangwei' });
    await rowButton(page, '标签管理', '拖动标签集').click();
    const mark = (name: string) => node(page, name).getByText(/^[单多]选$/);
    await expect(mark('用途')).toBeShown();
    await node(page, '材质').dragTo(node(page, '用途'));
    await expect(page).toShow('只能在根标签下添加子标签');

    await node(page, '用途').dragTo(node(page, '材质'));
    await expect(mark('用途')).toBeGone();
    expect(await nodeNames(page)).toEqual(['材质', '铜', '用途']);
    await node(page, '铜').dragTo(node(page, '材质'), { targetPosition: { x: 60, y: 3 } });
    await expect(mark('铜')).toBeShown();
    expect(await mark('铜').innerText()).toBe('多选');
    await node(page, '铜').click();
    await expect(page.getByRole('dialog').getByText('是否单选')).toBeShown();
  });

  it('新增标签集要选择使用对象，编码与名称的限制；名称与备注都可翻译', async () => {
    const page = await journey.open('/labelSet', { as: 'zhangwei' });
    await page.getByRole('button', { name: '新增标签集' }).click();
    await button(page, '保存').click();
    await expect.poll(() => messages(page), pollOptions).toEqual(['请输入标签集名称', '请选择使用对象']);
    await field(page, '标签集名称').fill('长'.repeat(51));
    await chooseOption(field(page, '使用对象'), '设备');
    await expect.poll(() => messages(page), pollOptions).toEqual(['不超过50个字符']);
    await field(page, '标签集名称').fill('旅程标签集');
    await field(page, '备注').fill('试验');
    await button(page, '保存').click();
    await expect(page.getByRole('row', { name: /旅程标签集 设备 启用 试验/ })).toBeShown();

    await rowButton(page, '多语言', '旅程标签集').click();
    await page.getByLabel('名称（English）').fill('Journey labels');
    await page.getByLabel('备注（English）').fill('A trial');
    await button(page, '保存').click();
    await expect(page).toShow('修改成功');

    await rowButton(page, '标签管理', '旅程标签集').click();
    await expect(page).toShow('还没有标签');
    await button(page, '添加根标签').click();
    await field(page, '标签名称').fill('长'.repeat(51));
    await field(page, '标签编码').fill('标签');
    await expect.poll(() => messages(page), pollOptions).toEqual(['不超过50个字符', '不允许输入中文字符']);
  });

  it('英文界面：同样的规则，英文的提示', async () => {
    const page = await journey.open('/labelSet', { as: 'zhangwei', language: 'ENG' });
    await page.getByRole('button', { name: 'Copy set' }).click();
    await button(page, 'Save').click();
    await expect.poll(() => messages(page), pollOptions).toEqual(['Please select the source set', 'Please enter the set name']);
    await field(page, 'New set name').fill('x'.repeat(51));
    await expect.poll(() => messages(page), pollOptions).toEqual(['Please select the source set', 'Not more than 50 characters']);
  });
});
