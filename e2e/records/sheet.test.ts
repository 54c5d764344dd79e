import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { useTestPages } from '../testing/test-page.ts';

const openPage = useTestPages();

const code = 3;
const name = 4;
const type = 5;
const market = 6;
const price = 7;
const cell = (page: Page, row: number, column: number) => page.locator(`tr[data-row="${row}"] td[data-column="${column}"]`);
const texts = async (page: Page, column: number, rows: readonly number[]) => Promise.all(rows.map((row) => cell(page, row, column).innerText()));
const actions = async (page: Page) => Number(await page.locator('output[aria-label="操作次数"]').textContent());

describe('电子表格', () => {
  it('拖选、输入、Ctrl+Enter 填满选区；撤销与重做各一步', async () => {
    const page = await openPage('sheet');
    await cell(page, 3, market).hover();
    await page.mouse.down();
    await cell(page, 5, price).hover();
    await page.mouse.up();
    await expect(page).toShow('已选 6 个单元格');
    await page.keyboard.type('335');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => texts(page, price, [3, 4, 5]), pollOptions).toEqual(['335.00', '335.00', '335.00']);
    expect(await actions(page)).toBe(1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => texts(page, price, [3, 4, 5]), pollOptions).toEqual(['180.84', '191.84', '202.84']);
    await page.keyboard.press('Control+y');
    await expect.poll(() => texts(page, market, [3, 4, 5]), pollOptions).toEqual(['335.00', '335.00', '335.00']);
  });

  it('复制一块并粘贴到别处，用浏览器自己的剪贴板；填充柄向下填充', async () => {
    const page = await openPage('sheet');
    await cell(page, 0, market).click();
    await cell(page, 1, price).click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    await cell(page, 4, market).click();
    await page.keyboard.press('Control+v');
    await expect.poll(() => texts(page, market, [4, 5]), pollOptions).toEqual(['168.00', '180.50']);
    await expect.poll(() => texts(page, price, [4, 5]), pollOptions).toEqual(['147.84', '158.84']);
    await cell(page, 0, name).click();
    await page.locator('[data-handle]').hover();
    await page.mouse.down();
    await cell(page, 2, name).hover();
    await page.mouse.up();
    await expect.poll(() => texts(page, name, [0, 1, 2, 3]), pollOptions).toEqual(['法兰球阀 蓝色 WCB DN15', '法兰球阀 蓝色 WCB DN15', '法兰球阀 蓝色 WCB DN15', '法兰球阀 蓝色 WCB DN40']);
  });

  it('中文输入法：第一个字母不丢，组字时回车不提交', async () => {
    const page = await openPage('sheet');
    await cell(page, 0, name).click();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'f', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.imeSetComposition', { text: 'fa', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.insertText', { text: '阀' });
    await page.keyboard.press('Enter');
    await expect.poll(() => texts(page, name, [0]), pollOptions).toEqual(['阀']);
    await expect.poll(() => cell(page, 1, name).getAttribute('aria-selected'), pollOptions).toBe('true');
  });

  it('重复的编码立即标出；按 Ctrl+. 选择处理方式', async () => {
    const page = await openPage('sheet');
    await cell(page, 6, code).click();
    await expect(page).toShow('手工录入物料编码不可重复，请重新输入！');
    await page.keyboard.press('Control+.');
    await expect.poll(() => isFocused(page.getByRole('button', { name: '改为自动生成' })), pollOptions).toBe(true);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => texts(page, code, [6]), pollOptions).toEqual(['AUTO-v7']);
    await page.getByRole('button', { name: '下一处错误' }).click();
    await expect(page).toShow('请输入市场价');
    await page.keyboard.type('￥1,200元');
    await page.keyboard.press('Enter');
    await expect.poll(() => texts(page, market, [11]), pollOptions).toEqual(['1,200.00']);
    await expect(page.getByText('处错误')).toBeGone();
  });

  it('窄窗口中固定列留在左侧，移到哪一列就滚动到哪一列；选项、排序、筛选、查找都没有障碍', async () => {
    const page = await openPage('sheet', { viewport: { width: 700, height: 600 }, colorScheme: 'dark' });
    await cell(page, 0, type).dblclick();
    await page.getByRole('option', { name: '外购成品' }).click();
    await expect.poll(() => texts(page, type, [0]), pollOptions).toEqual(['外购成品']);
    const left = async (column: number) => (await cell(page, 0, column).boundingBox())!.x;
    const before = await left(0);
    await page.keyboard.press('End');
    await expect.poll(() => cell(page, 0, 9).isVisible(), pollOptions).toBe(true);
    expect(await left(0)).toBe(before);
    expect(await left(9)).toBeLessThan(680);
    await page.getByRole('button', { name: '排序和筛选' }).click();
    await page.getByLabel('包含').fill('外购');
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('316L');
    await page.keyboard.press('Enter');
    await expect(page).toShow(/^第 \d+ 个，共 \d+ 个$/);
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
  });
});
