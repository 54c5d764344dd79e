import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { expect, it } from 'vitest';
import { chooseNode, chooseOption } from '../testing/choose-option.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, field, messages, rowButton, rowNamed, runAction, save } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { formField, press } from '../testing/screens/record-screen.ts';
import { choose, confirmPicker } from '../testing/screens/sharing-screen.ts';

const journey = useJourney();

it('按部门选择成员，共享规则中使用后不能删除', async () => {
  const page = await journey.open('/userGroup', { as: 'admin', expected: [responseLine(userGroup.delete, 409)] });
  await expect(rowNamed(page, '数据治理委员会')).toBeShown();
  await page.getByRole('button', { name: '新增用户组' }).click();
  await save(page);
  await expect.poll(() => messages(page), pollOptions).toEqual(['请输入用户组名称']);
  await field(page, '用户组名称').fill('阀门改型小组');
  await page.getByText('选择成员', { exact: true }).click();
  const picker = dialog(page, '选择成员');
  await chooseNode(picker.getByLabel('部门'), '物料数据组');
  await expect(picker.getByRole('button', { name: '添加 李娜' })).toBeGone();
  await picker.getByRole('button', { name: '添加 张伟' }).click();
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(picker).toBeGone();
  await save(page);
  await expect(page.getByRole('dialog')).toBeGone();
  await expect(rowNamed(page, '阀门改型小组').getByText('1 人')).toBeShown();

  await page.goto(`${journey.app.baseUrl}/#/shareRulesManage/0`);
  await formField(page, '规则名称').fill('改型小组的规则');
  await chooseOption(formField(page, '共享数据类型'), '品牌');
  await page.getByRole('radio', { name: '只读' }).check();
  await page.getByRole('button', { name: '选择共享来源' }).click();
  await choose(page, '选择共享来源', '用户组', ['阀门改型小组']);
  await confirmPicker(page, '选择共享来源');
  await page.getByRole('button', { name: '选择共享对象' }).click();
  await choose(page, '选择共享对象', '角色', ['仓储专员']);
  await confirmPicker(page, '选择共享对象');
  await press(page, '提交');
  await expect(page).toShow('操作成功');
  const admin = await journey.app.as('admin');
  expect((await admin.succeed(sharing.list, { name: '改型小组的规则' })).body.total).toBe(1);

  await page.goto(`${journey.app.baseUrl}/#/userGroup?name=阀门改型小组`);
  await expect(rowButton(page, '编辑', '阀门改型小组')).toBeShown();
  await runAction(page, '删除', '阀门改型小组');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page).toShow('已被使用，不能删除：共享规则 (1)');
});
