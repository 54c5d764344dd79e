import { brand } from '@edp/contract/modules/brand/brand.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { batchBar, box, dialog, field, rowButton, rowNamed, runExtra, save } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { accessibilityViolations } from '../testing/inspect-page.ts';

// What the messages after an action say, and the way back that they offer.
const journey = useJourney();
const notices = (page: Page) => page.getByRole('region', { name: '消息提示' });
const said = (page: Page, text: string) => notices(page).getByRole('status').filter({ hasText: text });

async function addBrands(names: readonly string[], active: 0 | 1 = 1) {
  const admin = await journey.app.as('admin');
  for (const name of names)
    await admin.data(brand.save, {
      code: `U${Math.random().toString(36).slice(2, 10)}`,
      name,
      active,
      sortOrder: 1,
      labelPath: '',
      description: '',
    });
}

it('停用后说出是哪一个，按“撤销”或 Ctrl+Z 恢复；批量停用后撤销，只恢复原先启用的；保存与删除也说出是哪一个', async () => {
  await addBrands(['试撤销', '试批量甲', '试批量乙']);
  await addBrands(['试批量丙'], 0);
  const page = await journey.open('/brand?name=试', { as: 'zhangwei' });
  await rowButton(page, '停用', '试撤销').click();
  const undo = said(page, '已停用品牌「试撤销」').getByRole('button', { name: '撤销' });
  await expect(rowButton(page, '启用', '试撤销')).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(said(page, '已启用品牌「试撤销」')).toBeShown();
  await expect(undo).toBeGone();
  await expect(rowButton(page, '停用', '试撤销')).toBeShown();

  await rowButton(page, '停用', '试撤销').click();
  await expect(undo).toBeShown();
  await rowNamed(page, '试撤销').focus();
  await page.keyboard.press('Control+z');
  await expect(rowButton(page, '停用', '试撤销')).toBeShown();
  expect(await isFocused(rowNamed(page, '试撤销'))).toBe(true);

  for (const name of ['甲', '乙', '丙']) await box(page, `试批量${name}`).check();
  await batchBar(page).getByRole('button', { name: '停用' }).click();
  await expect(said(page, '已停用 3 个品牌')).toBeShown();
  await expect(rowButton(page, '启用', '试批量甲')).toBeShown();
  await said(page, '已停用 3 个品牌').getByRole('button', { name: '撤销' }).click();
  await expect(rowButton(page, '停用', '试批量甲')).toBeShown();
  await expect(rowButton(page, '停用', '试批量乙')).toBeShown();
  await expect.poll(() => rowButton(page, '启用', '试批量丙').count(), pollOptions).toBe(1);

  await rowButton(page, '编辑', '试批量甲').click();
  await field(page, '描述').fill('改了描述');
  await save(page);
  await expect(said(page, '操作成功 · 品牌「试批量甲」')).toBeShown();
  await expect(page.getByRole('dialog')).toBeGone();
  await ((await rowButton(page, '删除', '试批量丙').isVisible())
    ? rowButton(page, '删除', '试批量丙').click()
    : runExtra(page, '删除', '试批量丙'));
  await dialog(page, /确认删除品牌/)
    .getByRole('button', { name: '删除' })
    .click();
  await expect(said(page, '已删除品牌「试批量丙」')).toBeShown();
});
