import type { Language } from '@edp/contract/kernel/language.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLoaded, pollOptions } from './page-state.ts';

/** Goes through pages and yields the name of each state to check. */
type Tour = (page: Page, language: Language) => AsyncGenerator<string>;

export const authTour: Tour = async function* auth(page) {
  const next = page.locator('button[type=submit]');
  await page.locator('[data-field=tenantCode] input').waitFor();
  yield '授权页';
  const loaded = page.waitForEvent('load');
  await next.click();
  await loaded;
  await expect.poll(() => isLoaded(page.locator('button > img')), pollOptions).toBe(true);
  yield '登录页';
  await page.locator('[data-field=loginName] input').fill('zhangwei');
  await page.locator('[data-field=password] input').fill('Demo1234');
  await page.locator('[data-field=captcha] input').fill('8888');
  await next.click();
  await page.getByRole('radio').first().waitFor();
  yield '选择角色';
};

const words = {
  ZHS: {
    brands: '品牌管理',
    add: '新增品牌',
    code: '品牌编码',
    save: '保存',
    required: '请输入品牌编码',
    cancel: '取消',
    more: '更多 佰瑞华',
    languages: '多语言',
    applications: '应用管理',
    viewApplication: '查看 协同办公',
    edit: '编辑',
    greeting: /^您好，/,
    password: '修改密码',
    passwordRequired: '请输入原密码',
  },
  ENG: {
    brands: 'Brands',
    add: 'New brand',
    code: 'Brand code',
    save: 'Save',
    required: 'Please enter the brand code',
    cancel: 'Cancel',
    more: 'More Bairuihua',
    languages: 'Languages',
    applications: 'Applications',
    viewApplication: 'View 协同办公',
    edit: 'Edit',
    greeting: /^Hello, /,
    password: 'Change password',
    passwordRequired: 'Please enter your old password',
  },
} satisfies Record<Language, object>;

export const shellTour: Tour = async function* shell(page, language) {
  const text = words[language];
  const dialog = page.getByRole('dialog');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('figure').first().waitFor();
  yield '首页';
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').first().click();
  await dialog.getByRole('tab').nth(1).click();
  await dialog.getByRole('textbox').waitFor();
  yield '公告';
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: text.brands }).click();
  await page.getByRole('cell').getByText('HENGTUO', { exact: true }).waitFor();
  yield '品牌列表';
  await page.getByRole('button', { name: text.add }).click();
  await dialog.getByLabel(text.code, { exact: true }).waitFor();
  yield '品牌表单';
  await dialog.getByRole('button', { name: text.save }).click();
  await dialog.getByText(text.required).waitFor();
  yield '有错误的表单';
  await dialog.getByRole('button', { name: text.cancel }).click();
  await page.getByRole('button', { name: text.more }).click();
  await page.getByRole('menuitem', { name: text.languages, exact: true }).click();
  await dialog.getByRole('textbox').first().waitFor();
  yield '多语言';
  await dialog.getByRole('button', { name: text.cancel }).click();
  await page.getByRole('banner').getByRole('button', { name: text.greeting }).click();
  await page.getByRole('menuitem', { name: text.password }).waitFor();
  yield '用户菜单';
  await page.getByRole('menuitem', { name: text.password }).click();
  await dialog.getByRole('button', { name: text.save }).click();
  await dialog.getByText(text.passwordRequired).waitFor();
  yield '修改密码';
  await dialog.getByRole('button', { name: text.cancel }).click();
  await page.getByRole('menuitem', { name: text.applications }).click();
  await page.getByRole('button', { name: text.viewApplication }).click();
  await page.locator('dd').first().waitFor();
  yield '应用详情';
  await page.getByRole('button', { name: text.edit, exact: true }).click();
  await page.locator('textarea').waitFor();
  yield '应用编辑';
};
