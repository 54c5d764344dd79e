import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { useTestPages } from '../testing/test-page.ts';

const openPage = useTestPages();

const valueOf = async (page: Page, title: string): Promise<unknown> =>
  JSON.parse((await page.locator(`output[aria-label="${title}的值"]`).textContent()) ?? '');
const namesOf = async (page: Page, title: string) =>
  ((await valueOf(page, title)) as { name?: string; orginalName?: string }[]).map(
    (each) => each.name ?? each.orginalName,
  );
const box = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const fileOf = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer: Buffer.from('x') });
const own = '/file/v6/view/12?t=1&amp;e=2&amp;s=x';
const bare = '<a target="_blank" rel="noopener noreferrer">点我</a>';

/** The columns of the grid. */
const code = 3;
const name = 4;
const type = 5;
const market = 6;
const price = 7;
const cell = (page: Page, row: number, column: number) =>
  page.locator(`tr[data-row="${row}"] td[data-column="${column}"]`);
const texts = async (page: Page, column: number, rows: readonly number[]) =>
  Promise.all(rows.map((row) => cell(page, row, column).innerText()));
const actions = async (page: Page) => Number(await page.locator('output[aria-label="操作次数"]').textContent());

it('选择框：表格可用键盘勾选、翻页、整行可点，表单中按回车不会提交；五千个节点的树只画出看得见的，连同下级勾选；单选即替换，取消不改变', async () => {
  const page = await openPage('controls');
  await page.getByRole('button', { name: '选择物料' }).click();
  const materials = dialog(page, '选择物料');
  await materials.getByRole('button', { name: '确定' }).click();
  await expect(materials.getByText('请选择物料!!!')).toBeShown();
  await materials.getByRole('checkbox', { name: '选择 深沟球轴承 6200-2RS' }).press('Space');
  await page.keyboard.press('Enter');
  await materials.getByLabel('按名称查找').press('Enter');
  await materials.getByRole('button', { name: '下一页' }).click();
  await materials.getByRole('cell', { name: 'BRG-6211' }).click();
  await expect(materials.getByText('已选 2 项').first()).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await materials.getByRole('button', { name: '确定' }).click();
  await expect
    .poll(() => namesOf(page, '生产配件'), pollOptions)
    .toEqual(['深沟球轴承 6200-2RS', '深沟球轴承 6211-2RS']);
  await expect.poll(() => isFocused(page.getByRole('button', { name: '选择物料' })), pollOptions).toBe(true);
  expect(await page.title()).toBe('控件');

  await page.getByRole('button', { name: '选择类别' }).click();
  const categories = dialog(page, '选择类别');
  await categories.getByRole('treeitem', { name: '外购件', exact: true }).click();
  await categories.getByRole('tree').press('Home');
  await categories.getByRole('tree').press('ArrowRight');
  await categories.getByRole('treeitem', { name: '轴承' }).click();
  expect(await categories.getByRole('treeitem', { name: '标准件' }).getAttribute('aria-checked')).toBe('mixed');
  await categories.getByRole('tree').press('End');
  await categories.getByRole('tree').press('ArrowRight');
  expect(await categories.getByRole('treeitem').count()).toBeLessThan(60);
  await expect(categories.getByRole('treeitem', { name: '外购件1', exact: true })).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await categories.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => namesOf(page, '物料类别'), pollOptions).toEqual(['外购件', '轴承']);

  const choose = async (organisation: string, button: string) => {
    await page.getByRole('button', { name: '选择调入组织' }).click();
    await dialog(page, '选择调入组织').getByRole('cell', { name: organisation, exact: true }).click();
    await dialog(page, '选择调入组织').getByRole('button', { name: button }).click();
  };
  await choose('第1备件中心库存组织', '确定');
  await choose('第2备件中心库存组织', '确定');
  await expect.poll(() => valueOf(page, '调入组织'), pollOptions).toMatchObject({ invOrgName: '第2备件中心库存组织' });
  await choose('第3备件中心库存组织', '取消');
  await dialog(page, '有尚未保存的修改').getByRole('button', { name: '放弃修改' }).click();
  expect(await valueOf(page, '调入组织')).toMatchObject({ invOrgName: '第2备件中心库存组织' });
});

it('上传多个文件：进度、失败重试、取消，拖动与方向键调整顺序；库存组织可全部添加；深色也看得清，没有障碍', async () => {
  const page = await openPage('controls', { colorScheme: 'dark' });
  await box(page, '库存组织').getByRole('button', { name: /^添加/ }).click();
  await expect(page).toShow('请选择要添加的组织！！！');
  const files = box(page, '产品文档');
  await files
    .locator('input[type=file]')
    .setInputFiles([
      fileOf('甲.png'),
      fileOf('失败一次.png'),
      fileOf('很大的.png'),
      fileOf('说明.pdf', 'application/pdf'),
    ]);
  await expect(files.getByText('文件上传失败，请重试')).toBeShown();
  await files.getByRole('button', { name: '重试 失败一次.png' }).click();
  await expect.poll(() => namesOf(page, '产品文档'), pollOptions).toEqual(['甲.png', '失败一次.png', '说明.pdf']);
  await expect(files.getByText('正在上传 60%')).toBeShown();
  expect(await accessibilityViolations(page, 'all')).toEqual([]);
  await files.getByRole('button', { name: '取消上传 很大的.png' }).click();
  await expect(files.getByText('很大的.png')).toBeGone();

  const handle = (file: string) => files.getByRole('button', { name: new RegExp(`^调整顺序：${file}`) });
  await handle('甲').press('ArrowDown');
  await expect.poll(() => namesOf(page, '产品文档'), pollOptions).toEqual(['失败一次.png', '甲.png', '说明.pdf']);
  await expect.poll(() => isFocused(handle('甲')), pollOptions).toBe(true);
  await handle('说明').dragTo(files.getByRole('listitem').first());
  await expect.poll(() => namesOf(page, '产品文档'), pollOptions).toEqual(['说明.pdf', '失败一次.png', '甲.png']);
  await box(page, '库存组织')
    .getByRole('button', { name: /^全部添加/ })
    .click();
  await expect.poll(async () => ((await valueOf(page, '库存组织')) as string[]).length, pollOptions).toBe(23);
});

it('图文编辑：键入、加粗，从 Word 粘贴的只留下允许的，没有障碍；显示前净化脚本、事件、地址、样式、别处的图片', async () => {
  const page = await openPage('controls');
  const editor = page.getByRole('textbox', { name: '图文详情' });
  await editor.click();
  await page.keyboard.type('规格说明');
  await page.keyboard.press('Enter');
  const word = `<p class=MsoNormal style='color:red'><span lang=EN-US onclick=alert(1)><o:p>从Word粘贴</o:p></span></p><script>document.title='坏了'</script><img src=x onerror="document.title='坏了'">`;
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/html', ${JSON.stringify(word)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }`);
  await expect.poll(() => valueOf(page, '图文详情'), pollOptions).toBe('<p>规格说明</p><p>从Word粘贴</p>');
  await page.keyboard.press('Control+A');
  await box(page, '图文详情').getByRole('button', { name: '加粗' }).click();
  await expect
    .poll(() => valueOf(page, '图文详情'), pollOptions)
    .toBe('<p><strong>规格说明</strong></p><p><strong>从Word粘贴</strong></p>');
  expect(await page.title()).toBe('控件');
  expect(await accessibilityViolations(page, 'all')).toEqual([]);

  const cases: [html: string, safe: string][] = [
    ['<p>正文</p><script>document.title=1</script>', '<p>正文</p>'],
    [`<img src="${own}" alt="图" onerror="document.title=1">`, `<img src="${own}" alt="图">`],
    ['<a href="javascript:document.title=1">点我</a>', bare],
    ['<a href=" JaVa\tScript:alert(1)">点我</a>', bare],
    ['<a href="data:text/html,<b>1</b>">点我</a>', bare],
    ['<p>甲<img src="https://evil.invalid/x.png">乙</p>', '<p>甲乙</p>'],
    ['<iframe src="/x"></iframe><form action="/y"><input name="z">内容</form>', '内容'],
    ['<p style="position:fixed" class="cover" id="a" data-x="1" aria-label="b">正文</p>', '<p>正文</p>'],
    ['<svg onload="document.title=1"><script>1</script></svg><math><mi>x</mi></math><p>正文</p>', '<p>正文</p>'],
    [
      '<a href="https://brh.invalid/">官网</a>',
      '<a href="https://brh.invalid/" target="_blank" rel="noopener noreferrer">官网</a>',
    ],
  ];
  const everything =
    '<h2>标题</h2><p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><br></p><ul><li><p>一</p></li></ul><ol start="2"><li><p>二</p></li></ol><blockquote><p>引</p></blockquote><hr>';
  for (const [html, safe] of [...cases, [everything, everything]]) {
    await page.getByLabel('存储的内容').fill(html!);
    await expect.poll(() => box(page, '显示').locator('textarea + div').innerHTML(), pollOptions).toBe(safe);
  }
  expect(await page.title()).toBe('控件');
});

it('电子表格：重复的编码立即标出，按 Ctrl+. 选择处理方式；拖选后填满选区，撤销与重做各一步；用浏览器自己的剪贴板复制，填充柄向下填充；中文输入法的第一个字母不丢', async () => {
  const page = await openPage('grid');
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

  await cell(page, 3, market).hover();
  await page.mouse.down();
  await cell(page, 5, price).hover();
  await page.mouse.up();
  await expect(page).toShow('已选 6 个单元格');
  const before = await actions(page);
  await page.keyboard.type('335');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => texts(page, price, [3, 4, 5]), pollOptions).toEqual(['335.00', '335.00', '335.00']);
  expect(await actions(page)).toBe(before + 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => texts(page, price, [3, 4, 5]), pollOptions).toEqual(['180.84', '191.84', '202.84']);
  await page.keyboard.press('Control+y');
  await expect.poll(() => texts(page, market, [3, 4, 5]), pollOptions).toEqual(['335.00', '335.00', '335.00']);

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
  await expect
    .poll(() => texts(page, name, [0, 1, 2, 3]), pollOptions)
    .toEqual(['法兰球阀 蓝色 WCB DN15', '法兰球阀 蓝色 WCB DN15', '法兰球阀 蓝色 WCB DN15', '法兰球阀 蓝色 WCB DN40']);

  await cell(page, 0, name).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'f', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: 'fa', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '阀' });
  await page.keyboard.press('Enter');
  await expect.poll(() => texts(page, name, [0]), pollOptions).toEqual(['阀']);
  await expect.poll(() => cell(page, 1, name).getAttribute('aria-selected'), pollOptions).toBe('true');
});

it('电子表格：窄窗口中固定列留在左侧，移到哪一列就滚动到哪一列；选项、排序、筛选、查找都没有障碍', async () => {
  const page = await openPage('grid', { viewport: { width: 700, height: 600 }, colorScheme: 'dark' });
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
