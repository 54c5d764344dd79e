import { Buffer } from 'node:buffer';
import { application } from '@edp/contract/modules/application/application.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { pemCertificate } from '@edp/server/testing/files/certificate-files.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseOption, typeDay } from '../testing/choose-option.ts';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import {
  codes,
  dialog,
  field,
  filter,
  headings,
  messages,
  rowButton,
  rows,
  runExtra,
  save,
} from '../testing/screens/list-screen.ts';
import { alerts, isFocused, pollOptions, searchOf } from '../testing/page-state.ts';

const journey = useJourney();

/** A certificate of the test's own: of an application that no other test knows. */
let number = 0;
async function addCertificate(fields: object = {}) {
  number += 1;
  const admin = await journey.app.as('admin');
  const title = `试验应用${number}`;
  const { id: appId } = await admin.data(application.save, { code: `TRY-${number}`, name: title });
  const [person] = await admin.data(employee.choose, { realName: '李娜' });
  const input = {
    appId,
    appKey: `key${number}`,
    packageName: 'com.example.try',
    certificateType: 'PUSH' as const,
    workStatus: 'USEABLE' as const,
    certificatePwd: `Geheim-${number}`,
    startTime: '2026-01-01',
    endTime: '2030-01-01',
    remindScope: [{ id: person!.id }],
  };
  const { id } = await admin.data(certificate.save, { ...input, ...fields });
  return { admin, id, title, name: `${title} 推送证书`, password: input.certificatePwd };
}

const eye = (page: Page, name: string) => page.getByRole('button', { name: `查看密码，查看会被记录 ${name}` });
/** The hidden tab of the workbench has a table too. */
const total = (page: Page) => rows(page).count();
const chooseFile = (page: Page, name: string, content: string) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

it('从工作台看到即将到期的证书；时间线按月显示，随查询条件变化，点击一段列出其中的证书，再点一次恢复', async () => {
  const { admin, id } = await addCertificate({ startTime: '2019-01-01', endTime: '2020-01-01', workStatus: 'UNEABLE' });
  const page = await journey.open('/home', { as: 'zhangwei' });
  await page.getByRole('link', { name: /^30天内到期证书 \d+$/ }).click();
  await expect(page).toBeAt('/zBook');
  expect(searchOf(page)).toEqual({ validity: 'expiring', workStatus: 'USEABLE' });
  await expect.poll(() => codes(page), pollOptions).toEqual(['员工移动端', '制造执行系统']);
  for (const mark of ['20天后到期', '5天后到期']) await expect(page).toShow(mark);
  await page.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => total(page), pollOptions).toBeGreaterThan(7);
  expect(await headings(page)).toEqual(['应用名称', '证书类型', '证书密码', '证书状态', '有效期', '操作']);
  await expect(page).toShow('已过期');
  expect(await page.getByRole('button', { name: /^查看密码/ }).count()).toBe(0);

  await page.getByRole('radio', { name: '到期时间线' }).check();
  const expired = page.getByRole('button', { name: /^已过期 \d+$/ });
  await expect(expired).toBeShown();
  expect(await page.getByRole('figure', { name: '到期时间线' }).getByRole('button').count()).toBe(14);
  const table = page.getByRole('table', { name: '到期时间线' }).getByRole('row');
  expect(await table.count()).toBe(15);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  expect(await pageIsWiderThanWindow(page)).toBe(false);
  // It is among the first filters: there is no need to show the others.
  await page.getByRole('button', { name: '收起', exact: true }).click();
  await expect(filter(page, '证书状态')).toBeShown();
  await chooseOption(filter(page, '证书状态'), '不可用');
  await expect(page.getByRole('button', { name: '已过期 2', exact: true })).toBeShown();
  await expect
    .poll(async () => (await table.nth(1).innerText()).split(/\s+/), pollOptions)
    .toEqual(['已过期', '2', '0', '0']);
  await expired.click();
  await expect.poll(() => expired.getAttribute('aria-pressed'), pollOptions).toBe('true');
  // Besides those of the table that screen readers get.
  await expect.poll(async () => (await total(page)) - 14, pollOptions).toBe(2);
  expect(searchOf(page)).toMatchObject({
    workStatus: 'UNEABLE',
    endTime: expect.stringMatching(/^,\d{4}-\d\d-\d\d$/) as string,
  });
  await expired.click();
  await expect.poll(() => searchOf(page), pollOptions).toEqual({ workStatus: 'UNEABLE' });
  await admin.succeed(certificate.delete, [id]);
});

it('新增：逐项提示、上传文件、采用其中的有效期、添加提醒的人；英文界面没有中文', async () => {
  const page = await journey.open('/zBook', { as: 'zhangwei' });
  await page.getByRole('button', { name: '新增证书' }).click();
  await field(page, '应用名称').waitFor();
  await save(page);
  await expect
    .poll(() => messages(page), pollOptions)
    .toEqual([
      '请选择应用',
      '请输入AppKey',
      '请输入包名',
      '请输入证书密码',
      '请选择开始日期',
      '请选择结束日期',
      '请选择提醒对象',
    ]);
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await chooseOption(field(page, '应用名称'), '质量管理系统（QMS）');
  await field(page, 'AppKey').fill('qms-key');
  await field(page, '包名').fill('com.brh.qms');
  await field(page, '证书密码').fill('Qms-1');
  await chooseFile(page, 'virus.exe', 'MZ');
  await expect.poll(() => alerts(page), pollOptions).toContain('不支持上传这种文件！');
  await chooseFile(page, 'qms.pem', pemCertificate);
  await expect(page).toShow('文件中的有效期：2026-11-15 至 2027-11-15');
  await typeDay(field(page, '开始日期'), '2027/1/2');
  expect(await field(page, '开始日期').inputValue()).toBe('2027-01-02');
  await typeDay(field(page, '结束日期'), '2027-01-01');
  await expect.poll(() => messages(page), pollOptions).toEqual(['结束日期不能早于开始日期', '请选择提醒对象']);
  await page.getByRole('button', { name: '采用' }).click();
  await expect.poll(() => field(page, '结束日期').inputValue(), pollOptions).toBe('2027-11-15');
  await page.getByRole('button', { name: '添加用户' }).click();
  const people = dialog(page, '添加用户');
  await expect(people.getByText('待添加', { exact: true })).toBeShown();
  await people.getByLabel('按姓名查找').fill('李娜');
  await people.getByLabel('按姓名查找').press('Enter');
  await people.getByRole('button', { name: '添加 李娜' }).click();
  await expect(people.getByText('已添加 (1)')).toBeShown();
  await people.getByLabel('按姓名查找').fill('张伟');
  await people.getByRole('button', { name: '添加 张伟' }).click();
  await people.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '移除 张伟' }).click();
  await expect.poll(() => isFocused(page.getByRole('button', { name: '添加用户' })), pollOptions).toBe(true);
  await expect(page.getByRole('button', { name: '移除 李娜' })).toBeShown();
  await save(page);
  await expect(page).toShow('操作成功');
  await expect.poll(() => codes(page), pollOptions).toContain('质量管理系统');
  const [added] = await (await journey.app.as('admin')).data(certificate.list, { appKey: 'qms-key' });
  expect(added).toMatchObject({
    startTime: '2026-11-15',
    endTime: '2027-11-15',
    certificateFile: { name: 'qms.pem' },
    remindScope: [{ userName: '李娜' }],
  });

  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.goto(`${journey.app.baseUrl}/#/zBook?validity=expired`);
  await page.getByRole('button', { name: 'New certificate' }).click();
  await page.getByRole('button', { name: 'Add users' }).click();
  const users = dialog(page, 'Add users');
  for (const column of ['Pending', 'Added (0)']) await expect(users.getByText(column, { exact: true })).toBeShown();
  await users.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => messages(page), pollOptions).toContain('Please enter the certificate password');
  // The message that the record was saved is still in Chinese.
  await expect.poll(() => chineseTexts(page), pollOptions).toEqual([]);
});

it('查看密码会被记录；编辑时不动密码则沿用，刷新后填写的内容还在，密码不在；下载得到文件；删除前说出是哪一个', async () => {
  const { admin, id, title, name, password } = await addCertificate();
  const page = await journey.open('/zBook', { as: 'admin' });
  await eye(page, name).click();
  await expect(page).toShow(password);
  await page.getByRole('button', { name: `隐藏密码 ${name}` }).click();
  await expect(page.getByText(password)).toBeGone();
  await rowButton(page, '编辑', name).click();
  await expect(dialog(page, '编辑证书').getByText('陈志远 查看密码')).toBeShown();
  await expect.poll(() => field(page, '证书密码').getAttribute('placeholder'), pollOptions).toBe('******');
  expect(await field(page, '证书密码').inputValue()).toBe('');
  await field(page, '证书密码').fill('NotWrittenDown');
  await field(page, 'AppKey').fill('changed');
  await field(page, '不可用').check();
  await page.getByRole('button', { name: '添加用户' }).click();
  await dialog(page, '添加用户').getByRole('button', { name: '移除 李娜' }).click();
  await dialog(page, '添加用户').getByRole('button', { name: '添加 周怡' }).click();
  await dialog(page, '添加用户').getByRole('button', { name: '确定' }).click();
  await chooseFile(page, 'own.cer', pemCertificate);
  await expect(page).toShow('own.cer');
  await page.getByRole('button', { name: '移除文件 own.cer' }).click();
  await expect.poll(() => isFocused(page.getByRole('button', { name: '上传文件' })), pollOptions).toBe(true);
  await chooseFile(page, 'own.cer', pemCertificate);
  await expect(page).toShow('own.cer');
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain('NotWrittenDown');
  await page.reload();
  await expect.poll(() => field(page, 'AppKey').inputValue(), pollOptions).toBe('changed');
  expect(await field(page, '证书密码').inputValue()).toBe('');
  await expect(page).toShow('own.cer');
  await field(page, '证书密码').fill('x');
  await field(page, '证书密码').press('Backspace');
  await save(page);
  await expect(page).toShow('操作成功');
  expect(await admin.data(certificate.detail, { id })).toMatchObject({
    appKey: 'changed',
    workStatus: 'UNEABLE',
    remindScope: [{ userName: '周怡' }],
  });
  expect((await admin.data(certificate.reveal, { id })).certificatePwd).toBe(password);

  const [download] = await Promise.all([page.waitForEvent('download'), runExtra(page, '下载', name)]);
  expect(download.suggestedFilename()).toBe('own.cer');
  await rowButton(page, '删除', name).click();
  const question = dialog(page, '确认删除该证书？');
  await expect(question.getByText(`${name}（com.example.try，有效期至 2030-01-01）`)).toBeShown();
  await question.getByRole('button', { name: '删除' }).click();
  await expect.poll(() => codes(page), pollOptions).not.toContain(title);
});
