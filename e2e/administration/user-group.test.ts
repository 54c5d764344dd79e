import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { roles } from '@edp/contract/modules/role/role.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { expect, it } from 'vitest';
import { chooseNode } from '../testing/choose-option.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, field, messages, rowNamed, runAction, save } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';

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

  const admin = await journey.app.as('admin');
  const [group] = await admin.data(userGroup.list, { name: '阀门改型小组' });
  const [warehouse] = await admin.data(roles.query, { keyword: '仓储专员' });
  await admin.succeed(sharing.add, {
    name: '改型小组的规则',
    sharingType: 'brand',
    power: 0,
    addResource: { groupIds: [group!.id] },
    addSharingTo: { roleIds: [warehouse!.id] },
  });
  await runAction(page, '删除', '阀门改型小组');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page).toShow('已被使用，不能删除：共享规则 (1)');
});
