import { registration } from '@edp/contract/modules/registration/registration.ts';
import { region } from '@edp/contract/modules/region/region.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { alerts, isFocused, pollOptions } from '../testing/page-state.ts';
import { chooseRegion, regionBox } from '../testing/screens/register-screen.ts';

const journey = useJourney();

const ofCompany = ['请输入企业名称', '请输入统一社会信用代码'];
const ofBoth = ['请选择省市区', '请输入详细地址', '请输入需求描述'];
const ofAdministrator = [
  '请输入申请人',
  '未输入手机号码或格式不正确!',
  '请输入验证码',
  '未输入密码或格式错误，只能输入字母加数字!',
  '请再次输入密码',
];

const dialog = (page: Page) => page.getByRole('dialog', { name: '注册' });
const field = (page: Page, name: string) =>
  page.locator(`dialog [data-field=${name}] [data-control]`).locator('input, textarea');
const submit = (page: Page) => page.locator('dialog form button[type=submit]').click();
const person = (page: Page) => dialog(page).getByLabel('个人', { exact: true });

async function openDialog(options: Parameters<typeof journey.open>[1] = {}) {
  const page = await journey.open('/login', { hasTenant: true, ...options });
  await page.getByRole('button', { name: /^(?:注册|Register)$/ }).click();
  await page.getByRole('dialog').waitFor();
  return page;
}

/** The first step, except for the photo. */
async function fillInFirst(page: Page, overrides: Record<string, string> = {}) {
  await chooseRegion(page, '浙江省', '杭州市', '西湖区');
  for (const [name, value] of Object.entries({
    detailAddress: '文三路259号',
    requirementDescription: '管理产品',
    ...overrides,
  }))
    await field(page, name).fill(value);
}

/** From the first step to the second one, and all of it. */
async function fillInSecond(page: Page, overrides: Record<string, string>) {
  await submit(page);
  await expect(dialog(page).getByLabel('申请人')).toBeShown();
  const values = {
    applicant: '沈若琳',
    verificationCode: '8888',
    registPassword: 'Harbour7Lamp',
    confirmPassword: 'Harbour7Lamp',
    ...overrides,
  };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** From the second step: what was entered is listed, and sent. */
async function confirmAndSend(page: Page) {
  await submit(page);
  await expect(dialog(page).getByRole('heading', { name: '管理员' })).toBeShown();
  await submit(page);
}

async function choosePhoto(page: Page, preview: string) {
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer: demoPicture('照片') });
  await expect(page.getByRole('img', { name: preview })).toBeShown();
}

const applicationOf = async (phone: string) =>
  (
    await (
      await journey.app.owner()
    ).query('select kind, company_name, credit_code, region, applicant from app.tenant_application where phone = $1', [
      phone,
    ])
  ).rows;

describe('登录页的注册弹窗', () => {
  it('企业：关闭后再打开，填写的内容还在；各项提示，回填工商信息，提交后到成功页', async () => {
    const page = await openDialog();
    await field(page, 'companyName').fill('写到一半的公司');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeGone();
    await page.getByLabel('用户名').fill('admin');
    await page.getByRole('button', { name: '注册', exact: true }).click();
    expect(await field(page, 'companyName').inputValue()).toBe('写到一半的公司');
    await dialog(page).getByRole('button', { name: '关闭' }).click();
    expect(await page.getByLabel('用户名').inputValue()).toBe('admin');
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await field(page, 'companyName').fill('');
    await submit(page);
    await expect.poll(() => alerts(page), pollOptions).toEqual([...ofCompany, ...ofBoth, '请上传营业执照照片']);
    expect(await isFocused(field(page, 'companyName'))).toBe(true);

    await page.getByRole('button', { name: '查询企业' }).click();
    const lookup = page.getByRole('dialog', { name: '企业工商信息查询' });
    await lookup.getByRole('searchbox').fill('昆山恒泰');
    await page.keyboard.press('Enter');
    await lookup.getByRole('radio', { checked: true }).waitFor();
    await lookup.getByRole('button', { name: '回填到表单' }).click();
    await expect(lookup).toBeGone();
    // Its address leaves out the city.
    expect(await regionBox(page).innerText()).toBe('江苏省 / 苏州市 / 昆山市');
    expect(await field(page, 'detailAddress').inputValue()).toBe('玉山镇晨丰路188号');
    await fillInFirst(page);
    await choosePhoto(page, '营业执照预览');
    await submit(page);
    await expect(dialog(page).getByLabel('申请人')).toBeShown();
    await submit(page);
    await expect.poll(() => alerts(page), pollOptions).toEqual(ofAdministrator);
    await field(page, 'phone').fill('13900002001');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page).toShow('验证码已发送');
    await page.getByRole('button', { name: '上一步' }).click();
    await fillInSecond(page, { phone: '13900002001' });
    await confirmAndSend(page);
    await expect(page).toShow('注册成功');
    await expect(page).toBeAt('/registerSuccess');
    expect(await applicationOf('13900002001')).toMatchObject([
      { kind: 'company', company_name: expect.stringContaining('昆山恒泰'), region: '浙江省/杭州市/西湖区' },
    ]);
  });

  it('个人：没有企业字段，上传身份证，手机号码正在审核时说明', async () => {
    const page = await openDialog({ expected: [responseLine(registration.apply, 409)] });
    await choosePhoto(page, '营业执照预览');
    await person(page).click();
    await expect(page.getByRole('img', { name: '营业执照预览' })).toBeGone();
    expect(await page.getByRole('button', { name: '查询企业' }).count()).toBe(0);
    await submit(page);
    await expect.poll(() => alerts(page), pollOptions).toEqual([...ofBoth, '请上传身份证照片']);
    expect(await isFocused(regionBox(page))).toBe(true);
    await fillInFirst(page);
    await choosePhoto(page, '身份证预览');
    await fillInSecond(page, { phone: '13812340008' });
    await confirmAndSend(page);
    // 演示数据中这个手机号码正在审核。
    await expect
      .poll(() => alerts(page), pollOptions)
      .toEqual(['该手机号码的注册申请正在审核中，请勿重复提交', expect.stringMatching(/^提示\s+\S/)]);
    expect(await isFocused(field(page, 'phone'))).toBe(true);
    await field(page, 'phone').fill('13900002002');
    await confirmAndSend(page);
    await expect(page).toBeAt('/registerSuccess');
    expect(await applicationOf('13900002002')).toEqual([
      { kind: 'person', company_name: '沈若琳', credit_code: '', region: '浙江省/杭州市/西湖区', applicant: '沈若琳' },
    ]);
  });

  it('英文、手机：浅色与深色都没有障碍，没有中文，不需要左右滚动', async () => {
    const withoutRegions = (page: Page) =>
      page.route(
        (url) => url.pathname === region.tree.path,
        (route) => route.fulfill({ json: { code: 0, status: true, message: '', data: [] } }),
      );
    const page = await openDialog({ language: 'ENG', viewport: { width: 390, height: 844 }, prepare: withoutRegions });
    const showErrorsOf = async (kind: string) => {
      await page.getByRole('dialog').getByLabel(kind, { exact: true }).click();
      await submit(page);
      await expect(page).toShow('Please choose province, city and district');
    };
    for (const kind of ['Company', 'Person']) {
      await showErrorsOf(kind);
      expect.soft(await accessibilityViolations(page, 'all'), kind).toEqual([]);
      // 登录页本身写着公司的名称。
      expect.soft(await chineseTexts(page), kind).toEqual([]);
      expect.soft(await pageIsWiderThanWindow(page), kind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    for (const kind of ['Company', 'Person']) {
      await showErrorsOf(kind);
      expect.soft(await accessibilityViolations(page, 'colours'), kind).toEqual([]);
    }
  });
});
