import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addApplication } from '../testing/screens/application-screen.ts';
import { addBrand } from '../testing/screens/brand-screen.ts';
import { useJourney } from '../testing/journey.ts';
import { dialog, rowButton } from '../testing/screens/list-screen.ts';
import { pollOptions } from '../testing/page-state.ts';
import { press } from '../testing/screens/record-screen.ts';

const journey = useJourney();

/** The people shown beside the record. */
const viewers = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /正在(编辑|查看)/ })
    .allInnerTexts();

it('谁打开了同一条记录：详情页、编辑页与列表上的编辑对话框里立即看到对方正在查看、正在编辑，离开后消失', async () => {
  const client = await journey.app.as('admin');
  const { route } = await addApplication(client);
  const [admin, zhangwei] = [await journey.open(route, { as: 'admin' }), await journey.open(route, { as: 'zhangwei' })];
  await expect
    .poll(async () => [(await viewers(admin)).join(), (await viewers(zhangwei)).join()], pollOptions)
    .toEqual([expect.stringContaining('张伟 正在查看'), expect.stringContaining('陈志远 正在查看')]);
  await press(zhangwei, '编辑');
  await expect.poll(async () => (await viewers(admin)).join(), pollOptions).toContain('张伟 正在编辑');
  await expect.poll(async () => (await viewers(zhangwei)).join(), pollOptions).toContain('陈志远 正在查看');
  await press(zhangwei, '取消');
  await expect.poll(async () => (await viewers(admin)).join(), pollOptions).toContain('张伟 正在查看');

  const listed = await addBrand(client);
  for (const page of [admin, zhangwei]) {
    await page.goto(`${journey.app.baseUrl}/#${listed.route}`);
    await rowButton(page, '编辑', listed.name).click();
  }
  await expect(dialog(admin, '编辑品牌').getByText('张伟 正在编辑')).toBeShown();
  await expect(dialog(zhangwei, '编辑品牌').getByText('陈志远 正在编辑')).toBeShown();
  await zhangwei.keyboard.press('Escape');
  await expect.poll(() => viewers(admin), pollOptions).toEqual([]);
  await rowButton(zhangwei, '编辑', listed.name).click();
  await expect(dialog(admin, '编辑品牌').getByText('张伟 正在编辑')).toBeShown();
  await zhangwei.context().close();
  await expect.poll(() => viewers(admin), pollOptions).toEqual([]);
});
