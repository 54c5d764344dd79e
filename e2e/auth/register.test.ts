import { file } from '@edp/contract/modules/file/file.ts';
import { registration } from '@edp/contract/modules/registration/registration.ts';
import { region } from '@edp/contract/modules/region/region.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { alerts, isFocused, isLoaded, pollOptions } from '../testing/page-state.ts';
import { choosePhoto, confirmAndSend, field, fillIn, regionBox, submit } from '../testing/screens/register-screen.ts';

const journey = useJourney();

const ofCompany = [
  '请输入企业名称',
  '请输入统一社会信用代码',
  '请选择省市区',
  '请输入详细地址',
  '请输入需求描述',
  '请上传营业执照照片',
];
const lookup = (page: Page) => page.getByRole('dialog');
const hints = (page: Page) => lookup(page).getByRole('alert').filter({ visible: true }).allInnerTexts();
const search = async (page: Page, keyword: string) => {
  await lookup(page).getByRole('searchbox').fill(keyword);
  await page.keyboard.press('Enter');
};

describe('注册', () => {
  it('执照可以预览与移除，不是图片时说明；什么都没填时各项在其下方提示，第一项得到焦点', async () => {
    const page = await journey.open('/register', { expected: [responseLine(file.upload, 415)] });
    await choosePhoto(page);
    const preview = page.getByRole('img', { name: '营业执照预览' });
    await expect.poll(() => isLoaded(preview), pollOptions).toBe(true);
    await page.getByRole('button', { name: '移除照片' }).click();
    await expect(preview).toBeGone();
    await field(page, 'companyName').press('Enter');
    await expect.poll(() => alerts(page), pollOptions).toEqual(ofCompany);
    expect(await isFocused(field(page, 'companyName'))).toBe(true);
    expect((await field(page, 'requirementDescription').boundingBox())!.height).toBeGreaterThanOrEqual(100);

    // Choosing another file ends an upload that is under way.
    const refused = page.waitForResponse((response) => response.url().endsWith(file.upload.path));
    await choosePhoto(page, '假图.png', Buffer.from('not a picture'));
    await refused;
    await expect.poll(async () => (await alerts(page)).at(-1), pollOptions).not.toBe(ofCompany.at(-1));
    expect(await alerts(page)).toHaveLength(ofCompany.length);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('甲') });
    await expect.poll(() => alerts(page), pollOptions).toEqual([...ofCompany.slice(0, -1), '只能上传JPG/PNG !']);
  });

  it('从授权页进入，填写、确认后到成功页，凭编号查到进度', async () => {
    const page = await journey.open('/auth', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('link', { name: '注册' }).click();
    await expect(page).toBeAt('/register');
    await expect(page.getByRole('heading', { name: '企业注册' })).toBeShown();
    await fillIn(page);
    await field(page, 'phoneNumber').press('Enter');
    await expect(page.getByRole('heading', { name: '企业信息' })).toBeShown();
    expect(await page.locator('dd').allInnerTexts()).toEqual([
      '深圳市云岭智造科技有限公司',
      '91440305MAFNQNMT70',
      '广东省 / 深圳市 / 南山区',
      '科苑路18号',
      '管理物料主数据',
      '照片已上传',
      '梁晓峰',
      '13900001234',
    ]);
    await submit(page).click();
    await expect(page).toShow('注册成功');
    await expect(page).toBeAt('/registerSuccess');
    await expect(page).toShow(/专员会尽快与您联系/);
    const { rows } = await (
      await journey.app.owner()
    ).query('select number, company_name, region, applicant from app.tenant_application where phone = $1', [
      '13900001234',
    ]);
    expect(rows).toEqual([
      {
        number: expect.stringMatching(/^SQ\d{8}$/),
        company_name: '深圳市云岭智造科技有限公司',
        region: '广东省/深圳市/南山区',
        applicant: '梁晓峰',
      },
    ]);
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
  });

  it('查询企业：各有提示；详情有十五项；回填名称、代码与地址，已有的提示随之消失', async () => {
    const page = await journey.open('/register');
    await submit(page).click();
    await page.getByRole('button', { name: '查询企业' }).click();
    await lookup(page).getByRole('button', { name: '查询', exact: true }).click();
    await expect.poll(() => hints(page), pollOptions).toEqual(['请输入企业关键字']);
    await lookup(page).getByRole('button', { name: '回填到表单' }).click();
    await expect.poll(() => hints(page), pollOptions).toEqual(['请先查询企业信息，再回填']);
    await search(page, '不存在的企业');
    await expect(page).toShow('当前查询没有数据');
    await search(page, '云岭');
    await expect(lookup(page).getByRole('radio').nth(1)).toBeShown();
    await lookup(page).getByRole('button', { name: '回填到表单' }).click();
    await expect.poll(() => hints(page), pollOptions).toEqual(['请确认一个工商信息']);
    expect(new Set(await lookup(page).locator('mark').allInnerTexts())).toEqual(new Set(['云岭']));

    await lookup(page).getByRole('button', { name: '查看详情：深圳市云岭智造科技有限公司' }).click();
    await expect(lookup(page).getByText('深圳市市场监督管理局南山局')).toBeShown();
    expect(await lookup(page).locator('dt').count()).toBe(15);
    expect((await lookup(page).locator('dd').allInnerTexts()).every(Boolean)).toBe(true);
    await lookup(page).getByRole('button', { name: '返回查询结果' }).click();
    expect(await lookup(page).getByRole('radio', { checked: true }).count()).toBe(1);
    await lookup(page).getByRole('button', { name: '回填到表单' }).click();
    await expect(lookup(page)).toBeGone();
    expect(await field(page, 'companyName').inputValue()).toBe('深圳市云岭智造科技有限公司');
    expect(await field(page, 'unifiedSocialCreditCode').inputValue()).toBe('91440305MAFNQNMT70');
    expect(await regionBox(page).innerText()).toBe('广东省 / 深圳市 / 南山区');
    expect(await field(page, 'addressDetail').inputValue()).toBe('粤海街道科苑路18号云岭大厦12层');
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请输入需求描述', '请上传营业执照照片']);
  });

  it('已登录的人同样填写与上传；该企业正在审核时说明，回到那一步，填写的内容还在', async () => {
    const page = await journey.open('/register', { as: 'zhangwei', expected: [responseLine(registration.apply, 409)] });
    // 演示数据中这家企业正在审核。
    await fillIn(page, { unifiedSocialCreditCode: '91440305MA5YLXX04K', phoneNumber: '13900001235' });
    await confirmAndSend(page);
    const pending = '该企业的注册申请正在审核中，请勿重复提交';
    await expect.poll(() => alerts(page), pollOptions).toEqual([pending, expect.stringMatching(/^提示\s+\S/)]);
    expect(await isFocused(field(page, 'unifiedSocialCreditCode'))).toBe(true);
    expect(await field(page, 'password').inputValue()).toBe('Harbour7Lamp');
    await expect(page.getByRole('img', { name: '营业执照预览' })).toBeShown();
  });
});

it('查询进度：编号或手机号码不对时说明，试错过多时须等待', async () => {
  const page = await journey.open('/registerProgress', {
    expected: [responseLine(registration.progress, 400), responseLine(registration.progress, 429)],
  });
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

describe('外观', () => {
  const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

  /** Yields each state and the texts that must not be Chinese in English; names of companies are data. */
  async function* tour(page: Page): AsyncGenerator<[state: string, chinese: readonly string[]]> {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('combobox', { name: /^(?:省市区|Province, city and district)$/ }).waitFor();
    yield ['空白', await chineseTexts(page)];
    await submit(page).click();
    await expect.poll(() => alerts(page), pollOptions).toHaveLength(ofCompany.length);
    yield ['有错误', await chineseTexts(page)];
    await button(page, /^(?:查询企业|Look up)$/).click();
    await lookup(page)
      .getByRole('button', { name: /^(?:回填到表单|Fill in the form)$/ })
      .click();
    await expect.poll(() => hints(page), pollOptions).toHaveLength(1);
    yield ['查询之前', await chineseTexts(page)];
    await search(page, '云岭');
    await lookup(page).getByRole('radio').first().click();
    yield ['查询结果', []];
    await lookup(page)
      .getByRole('button', { name: /智造科技有限公司$/ })
      .click();
    await lookup(page).locator('dl').waitFor();
    yield ['详情', (await lookup(page).locator('dt').allInnerTexts()).filter((term) => !/^[\w ]+$/.test(term))];
    await page.goto(`${journey.app.baseUrl}/#/registerSuccess`);
    await expect(page).toShow(/专员会尽快|A specialist will call you/);
    yield ['成功页', await chineseTexts(page)];
  }

  /** Without a reload, as when a window is made smaller. */
  async function isWiderThanPhone(page: Page) {
    await page.setViewportSize({ width: 390, height: 844 });
    const isWider = await pageIsWiderThanWindow(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    return isWider;
  }

  it('中文、深色：颜色没有障碍，手机上不需要左右滚动', async () => {
    const page = await journey.open('/register', { colorScheme: 'dark' });
    await regionBox(page).click();
    await page.getByRole('option', { name: '内蒙古自治区' }).click();
    expect(await page.getByRole('listbox', { name: '省份' }).getByRole('option').count()).toBeGreaterThan(30);
    expect.soft(await accessibilityViolations(page, 'all')).toEqual([]);
    expect.soft(await isWiderThanPhone(page)).toBe(false);
    await page.keyboard.press('Escape');
    for await (const [state] of tour(page)) {
      expect.soft(await accessibilityViolations(page, 'colours'), state).toEqual([]);
      expect.soft(await isWiderThanPhone(page), state).toBe(false);
    }
  });

  it('英文、浅色：没有障碍，手机上不需要左右滚动，没有中文，数据除外', async () => {
    // The names of regions are data.
    const withoutRegions = (page: Page) =>
      page.route(
        (url) => url.pathname === region.tree.path,
        (route) => route.fulfill({ json: { code: 0, status: true, message: '', data: [] } }),
      );
    const page = await journey.open('/register', { language: 'ENG', prepare: withoutRegions });
    for await (const [state, chinese] of tour(page)) {
      expect.soft(chinese, state).toEqual([]);
      expect.soft(await accessibilityViolations(page, 'all'), state).toEqual([]);
      expect.soft(await isWiderThanPhone(page), state).toBe(false);
    }
  });
});
