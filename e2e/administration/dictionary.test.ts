import { dictionaryItem } from '@edp/contract/modules/dictionary/dictionary-item.ts';
import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { useJourney } from '../testing/journey.ts';
import { dialog, rowButton } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { formField } from '../testing/screens/record-screen.ts';

const journey = useJourney();

it('给系统字典加一项、移到前面并停用另一项，表单立即可选；编码已保存的不能改', async () => {
  const page = await journey.open('/dictionary', { as: 'admin' });
  await rowButton(page, '编辑', '单位类别').click();
  const form = dialog(page, '编辑字典');
  await form.getByRole('button', { name: '添加字典项' }).click();
  await form.getByLabel('第 7 项的编码').fill('EnergyUnit');
  await form.getByLabel('第 7 项的名称').fill('能量');
  await form.getByRole('button', { name: '移动第 7 项：拖动，或按上下方向键' }).press('ArrowUp');
  await form.getByRole('switch', { name: '第 1 项的启用' }).click();
  expect(await form.getByLabel('第 1 项的编码').isDisabled()).toBe(true);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeGone();
  const admin = await journey.app.as('admin');
  const names = async () =>
    (await admin.data(dictionaryItem.byKey, { key: 'edp_productunit_type' })).map(({ name }) => name);
  await expect.poll(names, pollOptions).toEqual(['重量', '体积', '面积', '数量', '能量', '时间']);

  await page.getByRole('menuitem', { name: '单位管理' }).click();
  await page.getByRole('button', { name: '新增单位' }).click();
  await chooseOption(formField(page, '单位类别'), '能量');
  await expect(page.locator('[data-field=unitCategory]').getByText('能量').filter({ visible: true })).toBeShown();
});
