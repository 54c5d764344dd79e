import { brand } from '@edp/contract/modules/brand/brand.ts';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addBrand, openNewBrand } from '../testing/screens/brand-screen.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog, field, rowButton, runExtra, save } from '../testing/screens/list-screen.ts';
import { chooseRole, enterAccount } from '../testing/log-in.ts';
import { drafts, pollOptions } from '../testing/page-state.ts';
import { isForTabIcon } from '../testing/page-weight.ts';
import { chooseFromUserMenu, greeting, tabNames, tabs, userButton } from '../testing/screens/shell-screen.ts';
import { addSet, button, node } from '../testing/screens/tree-screen.ts';
import { fillInCompany } from '../testing/screens/register-screen.ts';

const journey = useJourney();

const restored = /已恢复 \d\d:\d\d 未保存的内容（刚刚）/;
/** Drafts are written when typing rests and when the page is left. */
const writeDrafts = (page: Page) => page.evaluate<void>(`void dispatchEvent(new Event('pagehide'))`);
/** Returns a function that tells how many requests have no answer yet, of those that come after this. */
function countUnanswered(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!isForTabIcon(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}
const storedText = (page: Page) => page.evaluate<string>('JSON.stringify({ ...sessionStorage })');

describe('填写到一半时刷新浏览器', () => {
  it('几个页签中填写的都还在：公告的评论、分类的表单、编辑的表单，可以保存，也可以放弃', async () => {
    const set = await addSet(await journey.app.as('admin'), { 泵: { 离心泵: {} } });
    const page = await journey.open('/brand?code=HENGTUO', { as: 'admin' });
    await rowButton(page, '编辑', '恒拓轴承').click();
    await field(page, '品牌名称').fill('恒拓轴承（新）');
    await page.goto(`${journey.app.baseUrl}/#${set.route}`);
    await rowButton(page, '分类管理', set.name).click();
    await node(page, '离心泵').click();
    await button(page, '添加子分类').click();
    await field(page, '分类名称').fill('草稿分类');
    await page.goto(`${journey.app.baseUrl}/#/home`);
    await page.getByRole('region', { name: '最新公告' }).getByRole('button').first().click();
    const comments = page.getByRole('tab', { name: '评论' });
    await comments.click();
    const comment = page.getByRole('dialog').getByLabel('发表评论');
    await comment.fill('写到一半的评论');

    await page.reload();
    await comments.click();
    await expect.poll(() => comment.inputValue(), pollOptions).toBe('写到一半的评论');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(page.getByRole('dialog')).toBeGone();

    await tabs(page).getByRole('link', { name: '分类集管理' }).click();
    await expect.poll(() => field(page, '分类名称').inputValue(), pollOptions).toBe('草稿分类');
    await expect(page).toShow(restored);
    await field(page, '分类编码').fill('DRAFTNODE');
    await button(page, '保存').click();
    await expect(node(page, '草稿分类')).toBeShown();
    expect(await set.shape()).toBe('泵(离心泵(草稿分类))');
    await page.keyboard.press('Escape');

    await tabs(page).getByRole('link', { name: '品牌管理' }).click();
    await expect.poll(() => field(page, '品牌名称').inputValue(), pollOptions).toBe('恒拓轴承（新）');
    await page.getByRole('button', { name: '放弃恢复' }).click();
    await expect.poll(() => field(page, '品牌名称').inputValue(), pollOptions).toBe('恒拓轴承');
    expect(await drafts(page)).toEqual([]);
  });

  it('期间有人修改了同一条数据，保存时逐项选择：默认保留他人的值，没有碰过的字段不写回；多语言表单的内容也在', async () => {
    const admin = await journey.app.as('admin');
    const { id, name, route } = await addBrand(admin, { description: '起初' });
    const read = () => admin.data(brand.detail, { id });
    const page = await journey.open(route, { as: 'zhangwei', expected: [responseLine(brand.save, 409)] });
    await rowButton(page, '编辑', name).click();
    await field(page, '描述').fill('我的描述');
    await admin.succeed(brand.save, { ...(await read()), description: '别人的描述', sortOrder: 7 });
    await page.reload();
    await expect.poll(() => field(page, '描述').inputValue(), pollOptions).toBe('我的描述');
    await save(page);
    const question = dialog(page, '陈志远先提交了这条记录，请选择 1 个字段');
    await expect(question.getByText(/^您打开的是第 1 版，陈志远 .*\d\d:\d\d 提交了第 2 版。/)).toBeShown();
    const theirs = question
      .getByRole('radiogroup', { name: '描述' })
      .getByRole('radio', { name: '陈志远的 别人的描述' });
    expect(await theirs.isChecked()).toBe(true);
    await expect(question.getByText('没有要写入的内容，将载入最新版本继续编辑。')).toBeShown();
    // The arrow keys choose, as in every group of radios.
    await theirs.focus();
    await page.keyboard.press('ArrowUp');
    await expect(question.getByText('提交后成为第 3 版，只写入 1 处：描述。')).toBeShown();
    expect((await read()).description).toBe('别人的描述');
    await question.getByRole('button', { name: '合并并提交' }).click();
    await expect(page.getByRole('dialog')).toBeGone();
    expect(await read()).toMatchObject({ description: '我的描述', sortOrder: 7, version: 3 });

    await runExtra(page, '多语言', name);
    await page.getByLabel('名称（English）').fill('Draft');
    await page.reload();
    await expect.poll(() => page.getByLabel('名称（English）').inputValue(), pollOptions).toBe('Draft');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(page.getByRole('dialog')).toBeGone();
    expect(await drafts(page)).toEqual([]);
  });

  it('密码从不保留；退出后什么也不留', async () => {
    const page = await journey.open('/brand', { as: 'admin' });
    await chooseFromUserMenu(page, '修改密码');
    await field(page, '原密码').fill('Secret-old-1');
    await field(page, '新密码').fill('Secret-new-2');
    await writeDrafts(page);
    expect(await storedText(page)).not.toContain('Secret');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await openNewBrand(page);
    await field(page, '品牌编码').fill('DRAFT3');
    await writeDrafts(page);
    expect(await drafts(page)).toHaveLength(1);
    // The dialog covers the page visually, but screen readers can still reach it.
    await userButton(page).dispatchEvent('click');
    await page.getByRole('menuitem', { name: '退出' }).dispatchEvent('click');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(page).toBeAt('/login');
    expect(await drafts(page)).toEqual([]);
  });
});

it('未保存的内容切换页签后仍在，关闭页签和关闭窗口前询问', async () => {
  const page = await journey.open('/home', { as: 'zhangwei' });
  await page.getByRole('menuitem', { name: '品牌管理' }).click();
  await openNewBrand(page);
  await field(page, '品牌名称').fill('填了一半');
  await page.goBack();
  await expect(page).toBeAt('/home');
  await expect(greeting(page, '张伟')).toBeShown();
  await expect(dialog(page, '新增品牌')).toBeGone();
  await page.getByRole('link', { name: '品牌管理' }).first().click();
  await expect(dialog(page, '新增品牌')).toBeShown();
  await expect.poll(() => field(page, '品牌名称').inputValue(), pollOptions).toBe('填了一半');

  await page.goBack();
  await page.getByRole('button', { name: '关闭 品牌管理' }).click();
  await dialog(page, /有尚未保存的修改/)
    .getByRole('button', { name: '取消' })
    .click();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('button', { name: '关闭 品牌管理' }).click();
  await dialog(page, /有尚未保存的修改/)
    .getByRole('button', { name: '放弃修改' })
    .click();
  await expect(page.getByRole('button', { name: '关闭 品牌管理' })).toBeGone();
});

it('会话失效后同一个人重新登录，页签和填写的内容还在；另一个人登录，看不到前一个人的页签、姓名和内容', async () => {
  const page = await journey.open('/brand', { as: 'zhangwei' });
  const unanswered = countUnanswered(page);
  const loseSession = async () => {
    // What is still asked for would be answered with an error; the pictures are the last.
    await page.locator('tr[data-record] img').first().waitFor();
    await expect.poll(() => unanswered(), pollOptions).toBe(0);
    const owner = await journey.app.owner();
    await owner.query(
      `delete from app.session where user_id = (select id from user_account where tenant_id = 1 and account = 'zhangwei')`,
    );
    await owner.end();
    // The live channel notifies the window without a click.
    await expect(page).toBeAt('/login');
    await expect(page).toShow('当前会话已失效，请重新登录');
  };
  await openNewBrand(page);
  await field(page, '品牌编码').fill('DRAFT4');
  await loseSession();
  await enterAccount(page, 'zhangwei');
  await chooseRole(page, '主数据专员');
  await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页', '品牌管理']);
  await page.getByRole('figure').first().waitFor();
  await page.getByRole('menuitem', { name: '品牌管理' }).click();
  await expect.poll(() => field(page, '品牌编码').inputValue(), pollOptions).toBe('DRAFT4');

  await loseSession();
  await enterAccount(page, 'lina');
  await chooseRole(page, '数据查看员');
  await expect(greeting(page, '李娜')).toBeShown();
  await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页']);
  await page.reload();
  await expect(greeting(page, '李娜')).toBeShown();
  await expect.poll(() => tabNames(page), pollOptions).toEqual(['首页']);
  expect(await storedText(page)).not.toContain('DRAFT4');
});

it('注册申请填写到一半，刷新后内容还在，密码和验证码除外', async () => {
  const page = await journey.open('/register');
  await fillInCompany(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.locator('[data-field=applicant] input').fill('王芳');
  await page.locator('[data-field=phoneNumber] input').fill('13800138000');
  await page.locator('[data-field=verificationCode] input').fill('246810');
  await page.locator('[data-field=password] input').fill('Secret123');
  await writeDrafts(page);
  expect(await storedText(page)).toContain('王芳');
  expect(await storedText(page)).not.toMatch(/246810|Secret123/);
  await page.reload();
  await expect.poll(() => page.locator('[data-field=applicant] input').inputValue(), pollOptions).toBe('王芳');
  expect(await page.locator('[data-field=phoneNumber] input').inputValue()).toBe('13800138000');
  expect(await page.locator('[data-field=password] input').inputValue()).toBe('');
  // The step as well, with the photo of the one before.
  await expect(page.getByLabel('申请人')).toBeShown();
  await page.getByRole('button', { name: '上一步' }).click();
  expect(await page.locator('[data-field=companyName] input').inputValue()).toBe('深圳市云岭智造科技有限公司');
  await expect(page.getByText('照片已上传')).toBeShown();
});
