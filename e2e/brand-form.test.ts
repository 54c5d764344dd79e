import { brand } from '@edp/contract/modules/brand.ts';
import { file } from '@edp/contract/modules/file.ts';
import { demoPicture } from '@edp/server/demo/demo-picture.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addBrand, openNewBrand } from './brand-screen.ts';
import { responseLine, useJourney } from './journey.ts';
import { cell, dialog, field, messages, rowButton, save } from './list-screen.ts';
import { alerts, isFocused, isLoaded, pollOptions } from './page-state.ts';
import { greeting } from './shell-screen.ts';

const journey = useJourney();
const refusedSave = (status: number) => [responseLine(brand.save, status)];

const choosePicture = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const shownPicture = (page: Page) => page.getByRole('dialog').getByRole('img', { name: '图片' });

describe('新增品牌', () => {
  it('填写并上传图片，保存后列表中可见', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await openNewBrand(page);
    await field(page, '品牌编码').fill('NEWONE');
    await field(page, '品牌名称').fill('全新品牌');
    await field(page, '描述').fill('带图片的品牌');
    await choosePicture(page, '标志.png', 'image/png', demoPicture('全新'));
    await expect.poll(() => isLoaded(shownPicture(page)), pollOptions).toBe(true);
    await save(page);
    await expect(page).toShow('操作成功');
    await expect(page.getByRole('dialog')).toBeGone();
    await expect(cell(page, 'NEWONE')).toBeShown();
    await expect(cell(page, '带图片的品牌')).toBeShown();
    await expect.poll(() => isLoaded(page.getByRole('img', { name: '全新品牌' })), pollOptions).toBe(true);
  });

  it('不符合规则的各项在其下方提示，光标停在第一项', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await openNewBrand(page);
    await expect.poll(() => isFocused(field(page, '品牌编码')), pollOptions).toBe(true);
    await field(page, '排序').fill('');
    await field(page, '品牌名称').press('Enter');
    await expect.poll(() => messages(page), pollOptions).toEqual(['请输入品牌编码', '请输入品牌名称!', '请输入排序号']);
    await expect.poll(() => isFocused(field(page, '品牌编码')), pollOptions).toBe(true);
    await field(page, '品牌编码').fill('品牌');
    await field(page, '品牌名称').fill('长'.repeat(51));
    await field(page, '排序').fill('-1');
    await expect.poll(() => messages(page), pollOptions).toEqual(['不允许输入中文字符', '不超过50个字符', '不能小于0']);
    await field(page, '品牌编码').fill('x'.repeat(21));
    await field(page, '排序').fill('1.5');
    await expect.poll(() => messages(page), pollOptions).toEqual(['不超过20个字符', '不超过50个字符', '请输入整数']);
  });

  it('编码重复时在编码下方提示，内容保留', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei', expected: refusedSave(409) });
    await openNewBrand(page);
    await field(page, '品牌编码').fill('BRH');
    await field(page, '品牌名称').fill('重复的品牌');
    await save(page);
    await expect.poll(() => messages(page), pollOptions).toEqual(['品牌编码已存在，请更换']);
    await expect.poll(() => isFocused(field(page, '品牌编码')), pollOptions).toBe(true);
    await expect.poll(() => field(page, '品牌名称').inputValue(), pollOptions).toBe('重复的品牌');
  });

  it('不能用的图片当场说明', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei', expected: [responseLine(file.upload, 415)] });
    await openNewBrand(page);
    await choosePicture(page, '动图.gif', 'image/gif', Buffer.from('GIF89a'));
    await expect.poll(() => alerts(page), pollOptions).toEqual(['只能上传JPG/PNG !']);
    await choosePicture(page, '大图.png', 'image/png', Buffer.alloc(1024 * 1024));
    await expect.poll(() => alerts(page), pollOptions).toEqual(['文件必须小于1MB !']);
    await choosePicture(page, '假图.png', 'image/png', Buffer.from('not a picture'));
    await expect.poll(() => alerts(page), pollOptions).toEqual(['不支持上传这种文件！']);
  });

  it('按回车保存，按 Esc 关闭没有改动的表单', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await openNewBrand(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeGone();
    await expect.poll(() => isFocused(page.getByRole('button', { name: '新增品牌' })), pollOptions).toBe(true);
    await openNewBrand(page);
    await field(page, '品牌编码').fill('ENTERED');
    await field(page, '品牌名称').fill('回车保存');
    await page.keyboard.press('Enter');
    await expect(page).toShow('操作成功');
    await expect(cell(page, 'ENTERED')).toBeShown();
  });

  it('保存时网络中断，内容保留并可再次保存', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei', expected: [responseLine(brand.save, 'net::ERR_FAILED')] });
    const isSave = `**${brand.save.path}`;
    await page.route(isSave, (route) => route.abort());
    await openNewBrand(page);
    await field(page, '品牌编码').fill('AGAIN');
    await field(page, '品牌名称').fill('再次保存');
    await save(page);
    await expect(page).toShow('网络连接失败，请检查网络后重试');
    await page.unroute(isSave);
    await save(page);
    await expect(cell(page, 'AGAIN')).toBeShown();
  });
});

describe('未保存的内容', () => {
  it('切换页签后仍在', async () => {
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
  });

  it('关闭表单前询问，可以留下也可以放弃', async () => {
    const page = await journey.open('/brand', { as: 'zhangwei' });
    await openNewBrand(page);
    await field(page, '品牌名称').fill('别丢了我');
    await page.keyboard.press('Escape');
    const question = dialog(page, /有尚未保存的修改/);
    await question.getByRole('button', { name: '取消' }).click();
    await expect(question).toBeGone();
    await expect.poll(() => field(page, '品牌名称').inputValue(), pollOptions).toBe('别丢了我');
    await dialog(page, '新增品牌').getByRole('button', { name: '取消' }).click();
    await question.getByRole('button', { name: '放弃修改' }).click();
    await expect(page.getByRole('dialog')).toBeGone();
  });

  it('关闭页签和关闭窗口前询问', async () => {
    const page = await journey.open('/home', { as: 'zhangwei' });
    await page.getByRole('menuitem', { name: '品牌管理' }).click();
    await openNewBrand(page);
    await field(page, '品牌名称').fill('别丢了我');
    await page.goBack();
    await page.getByRole('button', { name: '关闭 品牌管理' }).click();
    await dialog(page, /有尚未保存的修改/).getByRole('button', { name: '取消' }).click();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.getByRole('button', { name: '关闭 品牌管理' }).click();
    await dialog(page, /有尚未保存的修改/).getByRole('button', { name: '放弃修改' }).click();
    await expect(page.getByRole('button', { name: '关闭 品牌管理' })).toBeGone();
  });
});

describe('编辑品牌', () => {
  it('修改后列表随之更新', async () => {
    const { name, route } = await addBrand(await journey.app.as('admin'), { description: '原来的描述' });
    const page = await journey.open(route, { as: 'zhangwei' });
    await rowButton(page, '编辑', name).click();
    await expect.poll(() => field(page, '描述').inputValue(), pollOptions).toBe('原来的描述');
    await field(page, '描述').fill('新的描述');
    await dialog(page, '编辑品牌').getByText('无效').click();
    await save(page);
    await expect(page).toShow('操作成功');
    await expect(cell(page, '新的描述')).toBeShown();
    await expect(cell(page, '无效')).toBeShown();
  });

  const staleEdit = async () => {
    const admin = await journey.app.as('admin');
    const { id, name, route } = await addBrand(admin, { description: '起初' });
    const page = await journey.open(route, { as: 'zhangwei', expected: refusedSave(409) });
    await rowButton(page, '编辑', name).click();
    await field(page, '描述').fill('我的描述');
    await admin.succeed(brand.save, { ...(await admin.data(brand.detail, { id })), description: '别人的描述', sortOrder: 7 });
    await save(page);
    const question = dialog(page, '数据已被他人修改');
    await expect(question).toBeShown();
    return { page, question, read: () => admin.data(brand.detail, { id }) };
  };

  it('他人已修改时逐项对照，可用自己的内容覆盖', async () => {
    const { page, question, read } = await staleEdit();
    await expect(page).toShow(/数据已被陈志远于.*修改/);
    expect(await question.getByRole('row').allInnerTexts()).toEqual(['字段\t您的内容\t当前内容', expect.stringMatching(/^排序\t\d+\t7$/), '描述\t我的描述\t别人的描述']);
    expect((await read()).description).toBe('别人的描述');
    await question.getByRole('button', { name: '用我的内容覆盖' }).click();
    await expect(cell(page, '我的描述')).toBeShown();
    expect((await read()).description).toBe('我的描述');
  });

  it('他人已修改时可载入最新内容继续编辑', async () => {
    const { page, question, read } = await staleEdit();
    await question.getByRole('button', { name: '载入最新内容' }).click();
    await expect.poll(() => field(page, '描述').inputValue(), pollOptions).toBe('别人的描述');
    await expect.poll(() => field(page, '排序').inputValue(), pollOptions).toBe('7');
    await field(page, '描述').fill('商量好的描述');
    await save(page);
    await expect(cell(page, '商量好的描述')).toBeShown();
    expect((await read()).version).toBe(3);
  });
});
