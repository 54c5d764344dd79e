import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../testing/choose-option.ts';
import { responseLine, useJourney } from '../testing/journey.ts';
import { dialog } from '../testing/list-screen.ts';
import { alerts, isFocused, pollOptions } from '../testing/page-state.ts';
import { chooseFromUserMenu, userButton } from '../testing/shell-screen.ts';

const journey = useJourney();

const own = (page: Page, key: string) => page.getByLabel(`自定义文本：${key}`, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const save = (page: Page) => dialog(page, '多语言配置').getByRole('button', { name: '保存' }).click();

async function openLanguages(page: Page) {
  await chooseFromUserMenu(page, '多语言配置');
  await own(page, 'title').waitFor();
}

describe('多语言配置', () => {
  it('修改后立即生效，别人也看到，脚本只是文本；恢复默认后复原', async () => {
    const page = await journey.open('/brand', { as: 'admin' });
    await openLanguages(page);
    await own(page, 'title').fill('<b onclick="alert(1)">商标</b>');
    await own(page, 'code').fill('商标编码');
    await own(page, 'code').press('Enter');
    await expect(page).toShow('修改成功');
    await expect(dialog(page, '多语言配置')).toBeGone();
    await expect(heading(page, '<b onclick="alert(1)">商标</b>')).toBeShown();
    await expect(page.getByRole('columnheader', { name: '商标编码' })).toBeShown();

    const other = await journey.open('/brand', { as: 'lina' });
    await expect(other.getByRole('columnheader', { name: '商标编码' })).toBeShown();

    await openLanguages(page);
    await page.getByRole('button', { name: '恢复默认：title' }).click();
    await expect.poll(() => isFocused(own(page, 'title')), pollOptions).toBe(true);
    await save(page);
    await expect(heading(page, '品牌管理')).toBeShown();
    await expect(page.getByRole('columnheader', { name: '商标编码' })).toBeShown();

    await openLanguages(page);
    await page.getByRole('button', { name: '全部恢复默认' }).click();
    await save(page);
    await expect(page.getByRole('columnheader', { name: '品牌编码' })).toBeShown();
  });

  it('只影响所选的语言；可以搜索、换页面', async () => {
    const page = await journey.open('/labelSet', { as: 'admin' });
    await openLanguages(page);
    await chooseOption(dialog(page, '多语言配置').getByRole('combobox', { name: '语言', exact: true }), 'English');
    await page.getByLabel('搜索文本').fill('copy set');
    await own(page, 'copy').fill('Another set');
    await save(page);
    await expect(page.getByRole('button', { name: '复制标签集' })).toBeShown();
    await page.getByRole('banner').getByRole('button', { name: '简体中文' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Another set' })).toBeShown();
  });

  it('丢失占位符或过长时在该处提示，不会保存', async () => {
    const page = await journey.open('/labelSet', { as: 'admin' });
    await openLanguages(page);
    await own(page, 'title').fill('长'.repeat(201));
    await page.getByLabel('搜索文本').fill('标签管理');
    await own(page, 'manageOf').fill('管理标签');
    await save(page);
    await expect.poll(() => isFocused(own(page, 'title')), pollOptions).toBe(true);
    await expect.poll(() => alerts(page), pollOptions).toEqual(['不超过200个字符', '请保留文本中的 {name}']);
    await own(page, 'title').fill('');
    await save(page);
    await expect.poll(() => isFocused(own(page, 'manageOf')), pollOptions).toBe(true);
    await expect.poll(() => alerts(page), pollOptions).toEqual(['请保留文本中的 {name}']);
    await own(page, 'manageOf').fill('管理标签：{name}');
    await expect.poll(() => alerts(page), pollOptions).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page).toShow('有尚未保存的修改');
  });

  it('两位管理员同时修改时，后保存的逐项选择，其余的合并', async () => {
    const page = await journey.open('/unit', { as: 'admin', expected: [responseLine(languagePack.save, 409)] });
    await openLanguages(page);
    await own(page, 'title').fill('我们的单位');
    const client = await journey.app.as('admin');
    await client.succeed(languagePack.save, { functionName: 'unit', languageType: 'ZHS', texts: { title: '计量单位', add: '添加单位' } });
    await save(page);
    const question = dialog(page, '您在别处先提交了这条记录，请选择 1 个字段');
    expect(await question.getByRole('radio', { name: '别处的 计量单位' }).isChecked()).toBe(true);
    await question.getByRole('radio', { name: '我的 我们的单位' }).check();
    await page.getByRole('button', { name: '合并并提交' }).click();
    await expect(heading(page, '我们的单位')).toBeShown();
    expect((await client.data(languagePack.detail, { functionName: 'unit', languageType: 'ZHS' })).texts).toEqual({ title: '我们的单位', add: '添加单位' });
  });

  it('没有权限的人没有这一项', async () => {
    const page = await journey.open('/home', { as: 'lina' });
    await userButton(page).click();
    await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeShown();
    expect(await page.getByRole('menuitem', { name: '多语言配置' }).count()).toBe(0);
  });
});
