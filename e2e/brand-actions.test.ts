import { brand } from '@edp/contract/modules/brand.ts';
import { describe, expect, it } from 'vitest';
import { addBrand } from './brand-screen.ts';
import { responseLine, useJourney } from './journey.ts';
import { cell, dialog, rowButton, save } from './list-screen.ts';
import { isFocused, pollOptions } from './page-state.ts';

const journey = useJourney();

const withBrand = async (expected: readonly string[] = []) => {
  const admin = await journey.app.as('admin');
  const added = await addBrand(admin);
  return { ...added, admin, page: await journey.open(added.route, { as: 'zhangwei', expected }) };
};

describe('启用与停用', () => {
  it('停用后状态为无效，再启用恢复有效', async () => {
    const { page, name, id, admin } = await withBrand();
    await rowButton(page, '停用', name).click();
    await expect(cell(page, '无效')).toBeShown();
    expect((await admin.data(brand.detail, { id })).active).toBe(0);
    await rowButton(page, '启用', name).click();
    await expect(cell(page, '有效')).toBeShown();
    expect((await admin.data(brand.detail, { id })).active).toBe(1);
  });
});

describe('多语言', () => {
  it('填写英文名称后，英文界面显示它', async () => {
    const { page, name, id, admin } = await withBrand();
    await rowButton(page, '多语言', name).click();
    await page.getByLabel('名称（English）').fill('Trial brand');
    await page.getByLabel('备注（English）').fill('For the journey');
    await save(page);
    await expect(page).toShow('修改成功');
    await expect(page.getByRole('dialog')).toBeGone();
    expect((await admin.data(brand.translations, { id }))[1]).toMatchObject({ type: 'ENG', name: 'Trial brand', remark: 'For the journey' });
    await page.getByRole('button', { name: '简体中文' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(cell(page, 'Trial brand')).toBeShown();
    await expect(page.getByRole('heading', { name: 'Brands' })).toBeShown();
  });

  it('原文名称为空时在其下方提示', async () => {
    const { page, name } = await withBrand([responseLine(brand.translate, 400)]);
    await rowButton(page, '多语言', name).click();
    await page.getByLabel('名称（简体中文）').fill('');
    await save(page);
    await expect(page).toShow('请输入品牌名称!');
  });
});

describe('删除', () => {
  it('先确认，并说出品牌的名称；取消则什么也不变', async () => {
    const { page, name, id, admin } = await withBrand();
    const question = dialog(page, `确认删除品牌“${name}”？`);
    await rowButton(page, '删除', name).click();
    await expect.poll(() => isFocused(question.getByRole('button', { name: '取消' })), pollOptions).toBe(true);
    await page.keyboard.press('Enter');
    await expect(question).toBeGone();
    expect((await admin.data(brand.detail, { id })).name).toBe(name);
    await rowButton(page, '删除', name).click();
    await question.getByRole('button', { name: '删除' }).click();
    await expect(page).toShow('没有符合条件的数据');
    expect((await admin.attempt(brand.detail, { id })).status).toBe(404);
  });

  it('使用中的品牌不能删除，并说明用在哪里', async () => {
    const { page, name, id } = await withBrand([responseLine(brand.delete, 409)]);
    const owner = await journey.app.owner();
    await owner.query(`
      create table public.brand_user (tenant_id int not null, id bigint not null, brand_id bigint, primary key (tenant_id, id),
        foreign key (tenant_id, brand_id) references public.brand);
      call app.protect('public.brand_user');
      set app.tenant = '1';
      insert into public.brand_user values (1, 1, ${id})`);
    await rowButton(page, '删除', name).click();
    await dialog(page, /确认删除品牌/).getByRole('button', { name: '删除' }).click();
    await expect(page).toShow('已被使用，不能删除：brand_user (1)');
    await expect(cell(page, name)).toBeShown();
  });
});
