import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cutTexts, resizeTo } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { switchTo } from '../testing/product/inventory-screen.ts';
import { press } from '../testing/screens/bom-screen.ts';
import { dialog, rows } from '../testing/screens/list-screen.ts';

const journey = useJourney();

/** The texts of a picker that are cut, in either width; closes it. */
async function cutIn(page: Page, picker: string): Promise<string[]> {
  await dialog(page, picker).locator('tbody input').nth(9).waitFor();
  const cut = [];
  for (const width of [1280, 1440]) {
    await resizeTo(page, width);
    cut.push(...(await cutTexts(page)).map((text) => `${width} ${text}`));
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page, picker)).toBeGone();
  return cut;
}
const goTo = (page: Page, path: string) => page.goto(`${journey.app.baseUrl}/#${path}`);

it('加载商品、加载物料与BOM的选择框中，编码、规格与价格完整，价格再大也一样', async () => {
  const tenant = await journey.app.asTenant(1);
  await tenant.query('update material set list_price = 98765432.25 + id % 3');
  const page = await journey.open('/mchManage', { as: 'zhangwei', roleCode: 'MASTER_DATA' });
  await rows(page).first().waitFor();
  await switchTo(page, '成都备件中心库存组织');
  await press(page, '加载商品');
  expect.soft(await cutIn(page, '加载商品')).toEqual([]);
  await goTo(page, '/materialManage');
  await press(page, '加载物料');
  expect.soft(await cutIn(page, '加载物料')).toEqual([]);

  await switchTo(page, '佰瑞华总部库存组织');
  await goTo(page, '/sparebom');
  await rows(page).first().waitFor();
  await press(page, '新增产品BOM');
  const form = dialog(page, '新增产品BOM');
  for (const picker of ['选择物料', '选择商品']) {
    await form.getByRole('button', { name: picker }).click();
    expect.soft(await cutIn(page, picker)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await press(page, '复制产品BOM');
  await press(page, '选择产品BOM');
  expect.soft(await cutIn(page, '选择产品BOM')).toEqual([]);
});
