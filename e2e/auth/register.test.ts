import { registration } from '@edp/contract/modules/registration/registration.ts';
import { region } from '@edp/contract/modules/region/region.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { alerts, isFocused, isLoaded, pollOptions } from '../testing/page-state.ts';
import { choosePhoto, chooseRegion, confirmAndSend, field, fillIn, fillInCompany, submit } from '../testing/screens/register-screen.ts';

const journey = useJourney();

const ofCompany = ['请输入企业名称', '请输入统一社会信用代码', '请选择省市区', '请输入详细地址', '请输入需求描述', '请上传营业执照照片'];
const ofAdministrator = ['请输入申请人', '未输入手机号码或格式不正确!', '请输入验证码', '未输入密码或格式错误，只能输入字母加数字!', '请再次输入密码'];

const lookup = (page: Page) => page.getByRole('dialog');
/** The second step, with the first one filled in. */
async function openAdministrator(options: Parameters<typeof journey.open>[1] = {}) {
  const page = await journey.open('/register', options);
  await fillInCompany(page);
  await submit(page).click();
  await expect(page.getByLabel('申请人')).toBeShown();
  return page;
}

describe('注册', () => {
  it('从授权页的注册链接进入', async () => {
    const page = await journey.open('/auth');
    await page.getByRole('link', { name: '注册' }).click();
    await expect(page).toBeAt('/register');
    await expect(page.getByRole('heading', { name: '企业注册' })).toBeShown();
  });

  it('什么都没填时，各项在其下方提示，第一项得到焦点；改正后提示消失', async () => {
    const page = await journey.open('/register');
    await field(page, 'companyName').press('Enter');
    await expect.poll(() => alerts(page), pollOptions).toEqual(ofCompany);
    expect(await isFocused(field(page, 'companyName'))).toBe(true);
    const requirement = await field(page, 'requirementDescription').boundingBox();
    expect(requirement!.height).toBeGreaterThanOrEqual(100);
    await page.keyboard.type('甲');
    await expect.poll(() => alerts(page), pollOptions).toEqual(ofCompany.slice(1));
  });

  it('第一步无误后问管理员，什么都没填时同样提示', async () => {
    const page = await openAdministrator();
    expect(await isFocused(field(page, 'applicant'))).toBe(true);
    expect(await alerts(page)).toEqual([]);
    await field(page, 'applicant').press('Enter');
    await expect.poll(() => alerts(page), pollOptions).toEqual(ofAdministrator);
    expect(await isFocused(field(page, 'applicant'))).toBe(true);
  });

  it.each([
    [{ password: 'abcdef', confirmPassword: 'abcdef' }, '请输入字母加数字组合的密码!'],
    [{ confirmPassword: 'Secret124' }, '您输入的两个密码不匹配！'],
    [{ confirmPassword: '' }, '请再次输入密码'],
    [{ phoneNumber: '23900001234' }, '未输入手机号码或格式不正确!'],
  ])('规则 %#', async (given, message) => {
    const page = await journey.open('/register');
    await fillIn(page, given);
    await submit(page).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual([message]);
  });

  it('需求描述过长时留在第一步', async () => {
    const page = await journey.open('/register');
    await fillInCompany(page, { requirementDescription: '长'.repeat(201) });
    await submit(page).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['不超过200个字符']);
    await expect(page).toShow('201/200');
  });

  it('省市区不完整时提示；没有区县的城市到此为止', async () => {
    const page = await journey.open('/register');
    await fillInCompany(page);
    await chooseRegion(page, '浙江省', '杭州市');
    await submit(page).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请选择省市区']);
    expect(await isFocused(page.getByLabel('区县', { exact: true }))).toBe(true);
    await chooseRegion(page, '广东省', '东莞市');
    expect(await page.getByLabel('区县', { exact: true }).isDisabled()).toBe(true);
  });

  it('信用代码的校验码不对时只提醒', async () => {
    const page = await journey.open('/register');
    await field(page, 'unifiedSocialCreditCode').fill('91440305MAFNQNMT71');
    await field(page, 'addressDetail').focus();
    await expect(page).toShow(/校验码不正确，请核对/);
    expect(await alerts(page)).toEqual([]);
    await field(page, 'unifiedSocialCreditCode').fill('91440305mafnqnmt70');
    await field(page, 'addressDetail').focus();
    await expect(page.getByText(/校验码不正确/)).toBeGone();
  });
});

describe('短信验证码', () => {
  it('没有手机号码时提示', async () => {
    const page = await openAdministrator();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请先输入手机号码！']);
    expect(await isFocused(field(page, 'phoneNumber'))).toBe(true);
  });

  it('发送后倒计时六十秒，然后可再次获取', async () => {
    const page = await openAdministrator();
    await page.clock.install();
    await field(page, 'phoneNumber').fill('13900005555');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page).toShow('验证码已发送');
    const waiting = page.getByRole('button', { name: /^\d+秒后重新获取$/ });
    await expect(waiting).toBeShown();
    expect(await waiting.isDisabled()).toBe(true);
    await page.clock.runFor(30_000);
    expect(Number.parseInt(await waiting.innerText(), 10)).toBeLessThanOrEqual(30);
    await page.clock.runFor(31_000);
    await expect(page.getByRole('button', { name: '获取验证码' })).toBeShown();
    const { rows } = await (await journey.app.owner()).query('select text from app.sms_outbox where phone = $1', ['13900005555']);
    expect(rows).toHaveLength(1);
  });
});

describe('营业执照', () => {
  it('预览、移除、不是图片时说明', async () => {
    const page = await journey.open('/register', { expected: [responseLine(file.upload, 415)] });
    await choosePhoto(page);
    const preview = page.getByRole('img', { name: '营业执照预览' });
    await expect.poll(() => isLoaded(preview), pollOptions).toBe(true);
    await page.getByRole('button', { name: '移除照片' }).click();
    await expect(preview).toBeGone();
    // Choosing another file ends an upload that is under way.
    const refused = page.waitForResponse((response) => response.url().endsWith(file.upload.path));
    await choosePhoto(page, '假图.png', Buffer.from('not a picture'));
    await refused;
    await expect.poll(async () => (await alerts(page)).length, pollOptions).toBe(1);
    await page.locator('input[type=file]').setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('甲') });
    await expect.poll(() => alerts(page), pollOptions).toEqual(['只能上传JPG/PNG !']);
  });
});

describe('查询企业', () => {
  const search = async (page: Page, keyword: string) => {
    await lookup(page).getByRole('searchbox').fill(keyword);
    await page.keyboard.press('Enter');
  };
  const openLookup = async () => {
    const page = await journey.open('/register');
    await page.getByRole('button', { name: '查询企业' }).click();
    return page;
  };

  it('没有关键字、没有查询、没有结果、没有选择时各有提示', async () => {
    const page = await openLookup();
    await lookup(page).getByRole('button', { name: '查询', exact: true }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入企业关键字']);
    await lookup(page).getByRole('button', { name: '回填到表单' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请先查询企业信息，再回填']);
    await search(page, '不存在的企业');
    await expect(page).toShow('当前查询没有数据');
    await search(page, '云岭');
    await expect(lookup(page).getByRole('radio').nth(1)).toBeShown();
    await lookup(page).getByRole('button', { name: '回填到表单' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请确认一个工商信息']);
  });

  it('关键字突出显示，详情有十五项，回填名称、代码与地址', async () => {
    const page = await openLookup();
    await search(page, '云岭');
    await expect(lookup(page).locator('mark').first()).toBeShown();
    expect(new Set(await lookup(page).locator('mark').allInnerTexts())).toEqual(new Set(['云岭']));
    await lookup(page).getByRole('button', { name: '查看详情：深圳市云岭智造科技有限公司' }).click();
    await expect(lookup(page).getByText('深圳市市场监督管理局南山局')).toBeShown();
    expect(await lookup(page).locator('dt').count()).toBe(15);
    expect((await lookup(page).locator('dd').allInnerTexts()).every(Boolean)).toBe(true);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await lookup(page).getByRole('button', { name: '返回查询结果' }).click();
    expect(await lookup(page).getByRole('radio', { checked: true }).count()).toBe(1);
    await lookup(page).getByRole('button', { name: '回填到表单' }).click();
    await expect(lookup(page)).toBeGone();
    expect(await field(page, 'companyName').inputValue()).toBe('深圳市云岭智造科技有限公司');
    expect(await field(page, 'unifiedSocialCreditCode').inputValue()).toBe('91440305MAFNQNMT70');
    expect(await Promise.all(['省份', '城市', '区县'].map((name) => page.getByLabel(name, { exact: true }).inputValue()))).toEqual(['广东省', '深圳市', '南山区']);
    expect(await field(page, 'addressDetail').inputValue()).toBe('粤海街道科苑路18号云岭大厦12层');
  });

  it('地址省略城市时也能找到；已有提示随回填消失', async () => {
    const page = await journey.open('/register');
    await submit(page).click();
    await page.getByRole('button', { name: '查询企业' }).click();
    await search(page, '昆山恒泰');
    await expect(lookup(page).getByRole('radio', { checked: true })).toBeShown();
    await lookup(page).getByRole('button', { name: '回填到表单' }).click();
    expect(await page.getByLabel('区县', { exact: true }).inputValue()).toBe('昆山市');
    expect(await page.getByLabel('城市', { exact: true }).inputValue()).toBe('苏州市');
    expect(await field(page, 'addressDetail').inputValue()).toBe('玉山镇晨丰路188号');
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入需求描述', '请上传营业执照照片']);
  });
});

describe('提交', () => {
  it('确认后到成功页，凭编号查到进度；再次提交时说明正在审核，回到那一步，填写的内容还在', async () => {
    const page = await journey.open('/register', { permissions: ['clipboard-read', 'clipboard-write'] });
    await fillIn(page);
    await field(page, 'phoneNumber').press('Enter');
    await expect(page.getByRole('heading', { name: '企业信息' })).toBeShown();
    expect(await page.locator('dd').allInnerTexts()).toEqual([
      '深圳市云岭智造科技有限公司', '91440305MAFNQNMT70', '广东省 / 深圳市 / 南山区', '科苑路18号', '管理物料主数据', '照片已上传', '梁晓峰', '13900001234',
    ]);
    await submit(page).click();
    await expect(page).toShow('注册成功');
    await expect(page).toBeAt('/registerSuccess');
    await expect(page).toShow(/专员会尽快与您联系/);
    const { rows } = await (await journey.app.owner()).query('select number, company_name, region, applicant from app.tenant_application where phone = $1', ['13900001234']);
    expect(rows).toEqual([{ number: expect.stringMatching(/^SQ\d{8}$/), company_name: '深圳市云岭智造科技有限公司', region: '广东省/深圳市/南山区', applicant: '梁晓峰' }]);
    await page.reload();
    await expect(page).toShow(rows[0].number);
    await page.getByRole('button', { name: '复制' }).click();
    await expect(page).toShow('已复制');
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(rows[0].number);

    await page.getByRole('link', { name: '查询审核进度' }).click();
    await expect(page.getByLabel('申请编号')).toBeShown();
    expect(await page.getByLabel('申请编号').inputValue()).toBe(rows[0].number);
    await page.getByLabel('手机号码').fill('13900001234');
    await page.getByRole('button', { name: '查询进度' }).click();
    await expect(page).toShow('待审核');
    await page.goBack();
    await page.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(page).toBeAt('/auth');

    // A logged-in user also uploads as a visitor.
    const again = await journey.open('/register', { as: 'zhangwei', expected: [responseLine(registration.apply, 409)] });
    await fillIn(again, { phoneNumber: '13900001235' });
    await confirmAndSend(again);
    const pending = '该企业的注册申请正在审核中，请勿重复提交';
    await expect.poll(() => alerts(again), pollOptions).toEqual([pending, expect.stringMatching(/^提示\s+\S/)]);
    expect(await isFocused(field(again, 'unifiedSocialCreditCode'))).toBe(true);
    expect(await field(again, 'password').inputValue()).toBe('Secret123');
    await expect(again.getByRole('img', { name: '营业执照预览' })).toBeShown();
  });

  it('查询进度：编号或手机号码不对时说明，试错过多时须等待', async () => {
    const page = await journey.open('/registerProgress', { expected: [responseLine(registration.progress, 400), responseLine(registration.progress, 429)] });
    await page.getByRole('button', { name: '查询进度' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入申请编号', '未输入手机号码或格式不正确!']);
    await page.getByLabel('申请编号').fill('sq00000001');
    await page.getByLabel('手机号码').fill('13999999999');
    await page.getByRole('button', { name: '查询进度' }).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual([expect.stringMatching(/^没有找到该申请/)]);
    expect(await isFocused(page.getByLabel('申请编号'))).toBe(true);
    await (await journey.app.owner()).query(`update app.attempt set count = 30 where key like 'application-progress:%'`);
    await page.getByRole('button', { name: '查询进度' }).click();
    await expect(page).toShow(/请.*后再试/);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
  });
});

describe('外观', () => {
  it.each(['light', 'dark'] as const)('%s：没有障碍，有错误时也没有', async (colorScheme) => {
    const page = await journey.open('/register', { colorScheme });
    await expect.poll(() => page.locator('option').count(), pollOptions).toBeGreaterThan(30);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await submit(page).click();
    await expect.poll(() => alerts(page), pollOptions).toEqual(ofCompany);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await page.getByRole('button', { name: '查询企业' }).click();
    await lookup(page).getByRole('searchbox').fill('云岭');
    await page.keyboard.press('Enter');
    await lookup(page).getByRole('radio').first().click();
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await page.goto(`${journey.app.baseUrl}/#/registerSuccess`);
    await expect(page).toShow(/专员/);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
  });

  it('英文界面没有中文，数据除外', async () => {
    const page = await journey.open('/register', { language: 'ENG' });
    // The names of regions are data.
    await page.route((url) => url.pathname === region.tree.path, (route) => route.fulfill({ json: { code: 0, status: true, message: '', data: [] } }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Register your company' })).toBeShown();
    expect(await chineseTexts(page)).toEqual([]);
    await submit(page).click();
    await expect(page).toShow('Please choose province, city and district');
    expect(await alerts(page)).toHaveLength(ofCompany.length);
    expect(await chineseTexts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Look up' }).click();
    await lookup(page).getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page).toShow('Please search for a company before filling in the form');
    expect(await chineseTexts(page)).toEqual([]);
    await lookup(page).getByRole('searchbox').fill('91440305MAFNQNMT70');
    await page.keyboard.press('Enter');
    await lookup(page).getByRole('button', { name: /^Details of/ }).click();
    expect((await lookup(page).locator('dt').allInnerTexts()).join(' ')).toMatch(/^[\w ]+$/);
    await page.goto(`${journey.app.baseUrl}/#/registerSuccess`);
    await expect(page).toShow(/A specialist will call you/);
    expect(await chineseTexts(page)).toEqual([]);
  });

  it.each(['ZHS', 'ENG'] as const)('手机上不需要左右滚动（%s）', async (language) => {
    const page = await journey.open('/register', { language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await submit(page).click();
    await expect.poll(() => alerts(page), pollOptions).toHaveLength(ofCompany.length);
    expect(await pageIsWiderThanWindow(page)).toBe(false);
    await page.getByRole('button', { name: /^(?:查询企业|Look up)$/ }).click();
    await lookup(page).getByRole('searchbox').fill('云岭');
    await page.keyboard.press('Enter');
    await lookup(page).getByRole('button', { name: /(?:智造科技有限公司)$/ }).click();
    await expect(lookup(page).locator('dl')).toBeShown();
    expect(await pageIsWiderThanWindow(page)).toBe(false);
  });
});
