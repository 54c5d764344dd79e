import { material } from '@edp/contract/modules/material/material.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import type { Page, StorageState } from './web-times.ts';
import type { VitalPage } from './web-vitals.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

async function useLogin(page: Page) {
  await page.getByLabel('用户名').click();
  await page.keyboard.type('admin', { delay: 50 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('Admin123', { delay: 50 });
  await button(page, '登录').click();
  await page.getByText('请输入验证码').last().waitFor();
}

async function useHome(page: Page) {
  await button(page, /^您好，/).click();
  await page.getByRole('menuitem', { name: '修改密码' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: '品牌管理' }).click();
  await page.locator('[data-record]').first().waitFor();
}

async function useList(page: Page) {
  await page.locator('[data-record]').first().waitFor();
  await page.locator('[data-record]').getByRole('checkbox').first().check();
  await page.getByRole('columnheader').getByRole('button', { name: '物料名称' }).click();
  await page.getByRole('search').getByLabel('物料名称').click();
  await page.keyboard.type('轴承', { delay: 50 });
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
}

async function useRecord(page: Page) {
  const tabs = page.getByRole('main').getByRole('tab').filter({ visible: true });
  await tabs.first().waitFor();
  for (const tab of (await tabs.all()).slice(1)) await tab.click();
  await tabs.first().click();
}

async function useForm(page: Page) {
  await page.getByLabel('物料名称').first().click();
  await page.keyboard.type('deep groove ball bearing', { delay: 50 });
  await page.getByRole('switch').first().click();
  await button(page, '提交').click();
  await page.getByText('请输入物料编码').last().waitFor();
}

async function usePalette(page: Page) {
  await page.getByRole('figure').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '命令面板' }).waitFor();
  await page.keyboard.type('sgqzc', { delay: 80 });
  await page.getByRole('option').first().waitFor();
  for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowDown', { delay: 50 });
}

/** Each kind of page, and what a user does there. */
export async function vitalPages(client: TestClient, visitor: StorageState, user: StorageState): Promise<VitalPage[]> {
  const [first] = await client.data(material.list, {});
  return [
    { name: 'login', route: '/login', storageState: visitor, use: useLogin },
    { name: 'home', route: '/home', storageState: user, use: useHome },
    { name: 'list', route: '/materialManage', storageState: user, use: useList },
    { name: 'record', route: `/materialManage/${first!.id}/${first!.invorgId}`, storageState: user, use: useRecord },
    { name: 'form', route: '/materialManage/0/0', storageState: user, use: useForm },
    { name: 'palette', route: '/home', storageState: user, use: usePalette },
  ];
}
