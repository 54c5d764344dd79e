import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';

const journey = useJourney();

const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x;

/** Visits the administrators' screens, which the other tours do not include. */
async function* tour(page: Page) {
  await page.getByRole('cell').getByText('zhangwei', { exact: true }).waitFor();
  yield '账号列表';
  await page.getByRole('row').filter({ hasText: 'zhangwei' }).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('textbox').fill('abc');
  await page.keyboard.press('Enter');
  await page.locator('[data-field-error]').waitFor();
  // Content below an input is aligned with it, whatever the label width of the language.
  expect(await leftOf(page.getByRole('dialog').locator('p').last())).toBe(
    await leftOf(page.getByRole('dialog').getByRole('textbox')),
  );
  yield '重置密码';
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').last().getByRole('button').last().click();
  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(page.getByRole('dialog').getByRole('combobox')), pollOptions).toBe(true);
  // The whole of it: a part would also be found in records, whose names are data.
  await page.keyboard.type(await page.locator('h1').innerText());
  await page.getByRole('option').first().waitFor();
  yield '命令面板';
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button').last().click();
  await page
    .getByRole('banner')
    .getByRole('menuitem', { name: /多语言配置|Language settings/ })
    .click();
  await page.locator('[data-text] button').first().click();
  await page.getByRole('dialog').locator('textarea').first().fill('x'.repeat(201));
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  yield '多语言配置';
}

it.each([
  { language: 'ZHS', colorScheme: 'light', rules: 'all' },
  { language: 'ENG', colorScheme: 'dark', rules: 'colours' },
] as const)(
  '管理员的页面没有障碍，英文界面没有中文：$language $colorScheme',
  async ({ language, colorScheme, rules }) => {
    const page = await journey.open(`/account?name=${encodeURIComponent('张伟')}`, {
      as: 'admin',
      language,
      colorScheme,
    });
    for await (const stop of tour(page)) {
      expect.soft(await accessibilityViolations(page, rules), stop).toEqual([]);
      expect.soft(await pageIsWiderThanWindow(page), stop).toBe(false);
      // The last one shows the texts of both languages.
      if (language === 'ENG' && stop !== '多语言配置') expect.soft(await chineseTexts(page), stop).toEqual([]);
    }
  },
);
