import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, runExtra } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { errors, formField, press } from '../testing/screens/record-screen.ts';
import { choose, confirmPicker } from '../testing/screens/sharing-screen.ts';

const journey = useJourney();

const openChat = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: /^聊天/ }).click();
  const people = page.getByRole('dialog').getByRole('region', { name: '联系人' });
  await people.waitFor();
  return people;
};

it('没有员工权限的人：聊天先列出聊过的人，其他同事按姓名查找，部门区分同名；人人可见的记录按姓名查看权限与原因，不显示登录账号', async () => {
  const page = await journey.open('/home', { as: 'lina' });
  const people = await openChat(page);
  await expect.poll(() => people.getByRole('listitem').count(), pollOptions).toBeLessThan(5);
  await people.getByRole('searchbox').fill('冯');
  await expect(people.getByRole('button', { name: /冯博.*华东销售部/ })).toBeShown();
  await people.getByRole('button', { name: /冯博/ }).click();
  await expect(page.getByRole('dialog').locator('header').getByText('华东销售部')).toBeShown();
  await people.getByRole('searchbox').fill('a');
  await expect(people.getByText('换个姓名试试，至少一个汉字或两个字母。')).toBeShown();
  expect(await accessibilityViolations(page, 'colours')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(`${journey.app.baseUrl}/#/brand`);
  await runExtra(page, '共享范围', '恒拓轴承');
  const readers = page.getByRole('region', { name: '品牌详情' }).getByRole('tabpanel', { name: '共享范围' });
  await expect(readers.getByText('所有同事都可以看到这条记录')).toBeShown();
  await readers.getByLabel('按姓名查找').fill('张伟');
  await expect(readers.getByRole('listitem').filter({ hasText: /张伟 物料数据组/ })).toBeShown();
  expect(await readers.innerText()).not.toContain('zhangwei');
});

it('经销商的聊天没有通讯录', async () => {
  const page = await journey.open('/home', { as: 'kehu' });
  const people = await openChat(page);
  await expect(people.getByText('收到消息后，会显示在这里。')).toBeShown();
  await people.getByRole('searchbox').fill('张伟');
  await expect(people.getByText('没有找到联系人')).toBeShown();
});

it('只能共享自己看得到的数据：提交后在来源处说明', async () => {
  const tenantOne = await journey.app.asTenant(1);
  await tenantOne.query(`insert into role_resource (role_id, resource_id) select r.id, s.id from role r, resource s
    where r.code = 'MASTER_DATA' and s.code in ('sharing', 'sharing.view', 'sharing.edit')`);
  const page = await journey.open('/shareRulesManage/0', {
    as: 'zhangwei',
    expected: [responseLine(sharing.add, 403)],
  });
  await formField(page, '规则名称').fill('看别人的品牌');
  await chooseOption(formField(page, '共享数据类型'), '品牌');
  await page.getByRole('radio', { name: '只读' }).check();
  await page.getByRole('button', { name: '选择共享来源' }).click();
  await choose(page, '选择共享来源', '部门', ['营销中心']);
  await confirmPicker(page, '选择共享来源');
  await page.getByRole('button', { name: '选择共享对象' }).click();
  await expect(dialog(page, '选择共享对象').getByText('总经理办公室').first()).toBeShown();
  await choose(page, '选择共享对象', '员工', ['张伟']);
  await confirmPicker(page, '选择共享对象');
  await press(page, '提交');
  await expect
    .poll(() => errors(page), pollOptions)
    .toEqual(['共享来源包含您看不到的数据，只能共享您自己能看到的数据']);
});
