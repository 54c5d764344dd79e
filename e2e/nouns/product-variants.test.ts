import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useJourney } from '../testing/journey.ts';
import { cutTexts } from '../testing/inspect-page.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { pictureFile, svgFile, tab } from '../testing/product/material-screen.ts';
import { addProduct, addSpecification, cellOf } from '../testing/product/product-screen.ts';
import { backAt, press } from '../testing/screens/record-screen.ts';

const journey = useJourney();
const admin = () => journey.app.as('admin');
const wide = { as: 'zhangwei', viewport: { width: 1440, height: 900 } } as const;

async function editVariants(page: Page) {
  await press(page, '编辑');
  await page.getByRole('heading', { name: '编辑商品' }).waitFor();
  await tab(page, '商品规格').click();
  await page.getByRole('grid').waitFor();
}
const chip = (page: Page, name: string) => page.getByRole('button', { name: `${name}，按左右方向键移动` });
const chips = async (page: Page, of: string) =>
  (
    await page
      .getByRole('group', { name: of, exact: true })
      .getByRole('button', { name: /按左右方向键移动$/ })
      .allInnerTexts()
  ).map((text) => text.trim());
const change = (page: Page) => page.getByRole('region', { name: '规格变更' });
/** Puts a text on the clipboard of the page, as a spreadsheet does, and pastes it into the selected cell. */
const paste = (page: Page, text: string) =>
  page.evaluate(`{
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ${JSON.stringify(text)});
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}`);
const submit = async (page: Page) => {
  await press(page, '提交');
  await backAt(page, '/mchManage');
};

/** Whether a list can be clicked in all of its corners: nothing cuts it or lies above it. */
const isWhole = (page: Page) =>
  page.evaluate<boolean>(`{
  const list = document.querySelector('[role=listbox]');
  const { left, right, top, bottom } = list.getBoundingClientRect();
  [[left, top], [right, top], [left, bottom], [right, bottom]].every(([x, y]) => list.contains(document.elementFromPoint(x + (x === left ? 6 : -6), y + (y === top ? 6 : -6))));
}`);

it('规格值与规格用方向键与拖动移动，焦点跟随，所填内容不变；最后一行的类型列表不被表格截断；粘贴五千行只填已有的行；提交后次序不变，规格还是原来的物料', async () => {
  const client = await admin();
  const made = await addProduct(client, [
    await addSpecification(client, '次序颜色', ['红', '黄', '绿']),
    await addSpecification(client, '次序口径', ['大', '小']),
  ]);
  const before = await made.read();
  const page = await journey.open(made.route, wide);
  await editVariants(page);
  await page.getByRole('button', { name: '收起规格' }).click();
  await expect(page).toShow('次序颜色 3 · 次序口径 2');
  await expect(chip(page, '红')).toBeGone();
  await page.getByRole('button', { name: '展开规格' }).click();
  await chip(page, '红').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => chips(page, '次序颜色'), pollOptions).toEqual(['黄', '红', '绿']);
  await expect.poll(() => isFocused(chip(page, '红')), pollOptions).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => chips(page, '次序颜色'), pollOptions).toEqual(['黄', '绿', '红']);
  await page.keyboard.press('ArrowRight');
  expect(await chips(page, '次序颜色')).toEqual(['黄', '绿', '红']);
  await chip(page, '绿').dragTo(chip(page, '黄'));
  await expect.poll(() => chips(page, '次序颜色'), pollOptions).toEqual(['绿', '黄', '红']);

  const handle = (name: string) => page.getByRole('button', { name: `移动规格 ${name}，按上下方向键` });
  const order = async () =>
    (
      await page
        .getByRole('button', { name: /^移动规格/ })
        .evaluateAll((handles) => handles.map((each) => (each as unknown as { ariaLabel: string }).ariaLabel))
    ).map((name) => name.slice(5, 9));
  await handle('次序口径').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(order, pollOptions).toEqual(['次序口径', '次序颜色']);
  await handle('次序颜色').dragTo(handle('次序口径'));
  await expect.poll(order, pollOptions).toEqual(['次序颜色', '次序口径']);
  await handle('次序口径').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(order, pollOptions).toEqual(['次序口径', '次序颜色']);
  expect(await change(page).count()).toBe(0);

  await (await cellOf(page, 6, '物料类型')).dblclick();
  await expect.poll(() => isWhole(page), pollOptions).toBe(true);
  await page.keyboard.press('Escape');
  await (await cellOf(page, 1, '市场价')).click();
  await paste(
    page,
    Array.from({ length: 5000 }, (_, index) => `￥1,${String(index % 1000).padStart(3, '0')}.50`).join('\r\n'),
  );
  await expect(page).toShow('已粘贴 6 个单元格；行数不足，多出的 4,994 行未粘贴');
  await submit(page);
  const after = await made.read();
  expect(after.proSpecConfigVoList.map(({ specValueList }) => specValueList.map(({ specValue }) => specValue))).toEqual(
    [
      ['大', '小'],
      ['绿', '黄', '红'],
    ],
  );
  const old = (name: string) => before.specList.find(({ specUnionKey }) => specUnionKey === name)!;
  expect(
    after.specList.map(({ id, specUnionKey, marketPrice, listPricePerUnit }) => [
      id,
      specUnionKey,
      marketPrice,
      listPricePerUnit,
    ]),
  ).toEqual(
    ['绿/大', '黄/大', '红/大', '绿/小', '黄/小', '红/小'].map((name, index) => [
      old(name).id,
      name.split('/').toReversed().join('/'),
      `100${index}.5`,
      old(name).listPricePerUnit,
    ]),
  );
});

it('窗口宽1280与1440像素时，规格的行都占满页面，再大的价格也完整；窗口低时把规格滚走，行仍占满', async () => {
  const client = await admin();
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
  const made = await addProduct(client, [
    await addSpecification(client, '占满颜色', numbers(5)),
    await addSpecification(client, '占满口径', numbers(8)),
  ]);
  const tenant = await journey.app.asTenant(1);
  await tenant.query(`update material set market_price = 123456789.5 where name like $1`, [`${made.name}%`]);
  const page = await journey.open(made.route, { ...wide, viewport: { width: 1280, height: 1024 } });
  await editVariants(page);
  await expect(page.getByRole('gridcell', { name: '123,456,789.50' }).first()).toBeShown();
  const footer = page.getByRole('button', { name: '提交' });
  const grid = page.locator('section', { has: page.getByRole('grid') }).last();
  const bounds = async () => {
    const [gridBox, footerBox] = [(await grid.boundingBox())!, (await footer.boundingBox())!];
    return { height: gridBox.height, below: footerBox.y - (gridBox.y + gridBox.height) };
  };
  for (const [width, height] of [
    [1280, 1024],
    [1440, 900],
    [1280, 800],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate('innerWidth'), pollOptions).toBe(width);
    expect.soft(await cutTexts(page), `${width} × ${height}`).toEqual([]);
    // On a low screen the specifications are scrolled away.
    await grid.evaluate((section) => {
      (section as unknown as { scrollIntoView: (options: object) => void }).scrollIntoView({ block: 'end' });
    });
    const { height: shown, below } = await bounds();
    expect.soft(below, `${width} × ${height}`).toBeGreaterThan(0);
    expect.soft(below, `${width} × ${height}`).toBeLessThan(60);
    expect.soft(shown, `${width} × ${height}`).toBeGreaterThan(height / 2);
  }
});

it('规格的图片只属于该规格，可以移除；组合太多时不能应用，排除到只剩一个时不能提交', async () => {
  const client = await admin();
  const fifty = Array.from({ length: 50 }, (_, index) => `值${index + 1}`);
  const made = await addProduct(client, [await addSpecification(client, '配图颜色', ['红', '黄'])]);
  for (const name of ['多值乙', '多值丙']) await addSpecification(client, name, fifty);
  const page = await journey.open(made.route, wide);
  await editVariants(page);
  const openPicture = async () => (await cellOf(page, 2, '图片')).getByRole('button').click();
  const question = dialog(page, `${made.name} 黄 的图片`);
  const choose = (file: ReturnType<typeof pictureFile>) => question.locator('input[type=file]').setInputFiles(file);
  await openPicture();
  await choose(svgFile('logo.svg'));
  await expect(question.getByRole('alert')).toBeShown();
  await choose(pictureFile('yellow.png'));
  await expect(question.getByRole('button', { name: '移除图片' })).toBeShown();
  await question.getByRole('button', { name: /取 ?消/ }).click();
  await expect(question).toBeGone();
  expect(await (await cellOf(page, 2, '图片')).getByRole('img').count()).toBe(0);
  await openPicture();
  await choose(pictureFile('yellow.png'));
  await expect(question.getByRole('button', { name: '移除图片' })).toBeShown();
  await question.getByRole('button', { name: /确 ?定/ }).click();
  await submit(page);
  expect(
    (await made.read()).specList.map(({ dfilePreview, dfilePreviewIds }) => [
      dfilePreview !== '',
      dfilePreviewIds.length,
    ]),
  ).toEqual([
    [false, 0],
    [true, 1],
  ]);

  await page.goto(`${journey.app.baseUrl}/#${made.route}`);
  await editVariants(page);
  await openPicture();
  await question.getByRole('button', { name: '移除图片' }).click();
  await question.getByRole('button', { name: /确 ?定/ }).click();
  for (const name of ['多值乙', '多值丙']) {
    await page.getByRole('button', { name: '添加规格' }).click();
    await page
      .getByRole('group', { name: '添加规格' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await page
      .getByRole('group', { name: `添加值：${name}` })
      .getByRole('button', { name: '全选' })
      .click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: `添加值：${name}` })).toBeGone();
  }
  await expect(change(page).getByRole('alert')).toShow('所选规格共有 5,000 个组合，超过上限 2,048 个');
  expect(await change(page).getByRole('button', { name: '应用' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: '提交' }).isDisabled()).toBe(true);
  await change(page).getByRole('button', { name: '放弃' }).click();
  await expect(change(page)).toBeGone();
  expect(await chips(page, '配图颜色')).toEqual(['红', '黄']);
  await (await cellOf(page, 2, '物料名称')).click();
  await page.getByRole('button', { name: '排除所选行' }).click();
  await press(page, '提交');
  await expect(page).toShow('请至少添加两条规格组合数据！');
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await submit(page);
  expect((await made.read()).specList.map(({ dfilePreviewIds }) => dfilePreviewIds.length)).toEqual([0, 0]);
});
