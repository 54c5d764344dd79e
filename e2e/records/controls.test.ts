import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations } from '../testing/inspect-page.ts';
import { dialog } from '../testing/screens/list-screen.ts';
import { isFocused, pollOptions } from '../testing/page-state.ts';
import { useTestPages } from '../testing/test-page.ts';

const openPage = useTestPages();

const valueOf = async (page: Page, title: string): Promise<unknown> => JSON.parse((await page.locator(`output[aria-label="${title}的值"]`).textContent()) ?? '');
const namesOf = async (page: Page, title: string) => ((await valueOf(page, title)) as { name?: string; orginalName?: string }[]).map((each) => each.name ?? each.orginalName);
const box = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const fileOf = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer: Buffer.from('x') });

describe('选择框', () => {
  it('表格：键盘勾选、翻页、整行可点；表单中按回车不会提交', async () => {
    const page = await openPage('controls');
    await page.getByRole('button', { name: '选择物料' }).click();
    const picker = dialog(page, '选择物料');
    await picker.getByRole('button', { name: '确定' }).click();
    await expect(picker.getByText('请选择物料!!!')).toBeShown();
    await picker.getByRole('checkbox', { name: '选择 深沟球轴承 6200-2RS' }).press('Space');
    await page.keyboard.press('Enter');
    await picker.getByLabel('按名称查找').press('Enter');
    await picker.getByRole('button', { name: '下一页' }).click();
    await picker.getByRole('cell', { name: 'BRG-6211' }).click();
    await expect(picker.getByText('已选 2 项').first()).toBeShown();
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await picker.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => namesOf(page, '生产配件'), pollOptions).toEqual(['深沟球轴承 6200-2RS', '深沟球轴承 6211-2RS']);
    await expect.poll(() => isFocused(page.getByRole('button', { name: '选择物料' })), pollOptions).toBe(true);
    expect(await page.title()).toBe('控件');
  });

  it('树：五千个节点只画出看得见的，连同下级勾选，值只记最上层', async () => {
    const page = await openPage('controls');
    await page.getByRole('button', { name: '选择类别' }).click();
    const picker = dialog(page, '选择类别');
    await picker.getByRole('treeitem', { name: '外购件', exact: true }).click();
    await picker.getByRole('tree').press('Home');
    await picker.getByRole('tree').press('ArrowRight');
    await picker.getByRole('treeitem', { name: '轴承' }).click();
    expect(await picker.getByRole('treeitem', { name: '标准件' }).getAttribute('aria-checked')).toBe('mixed');
    await picker.getByRole('tree').press('End');
    await picker.getByRole('tree').press('ArrowRight');
    expect(await picker.getByRole('treeitem').count()).toBeLessThan(60);
    await expect(picker.getByRole('treeitem', { name: '外购件1', exact: true })).toBeShown();
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await picker.getByRole('button', { name: '确定' }).click();
    await expect.poll(() => namesOf(page, '物料类别'), pollOptions).toEqual(['外购件', '轴承']);
  });

  it('单选：选另一个即替换，取消不改变', async () => {
    const page = await openPage('controls');
    const choose = async (name: string, button: string) => {
      await page.getByRole('button', { name: '选择调入组织' }).click();
      await dialog(page, '选择调入组织').getByRole('cell', { name, exact: true }).click();
      await dialog(page, '选择调入组织').getByRole('button', { name: button }).click();
    };
    await choose('第1备件中心库存组织', '确定');
    await choose('第2备件中心库存组织', '确定');
    await expect.poll(() => valueOf(page, '调入组织'), pollOptions).toMatchObject({ invOrgName: '第2备件中心库存组织' });
    await choose('第3备件中心库存组织', '取消');
    await dialog(page, '有尚未保存的修改').getByRole('button', { name: '放弃修改' }).click();
    expect(await valueOf(page, '调入组织')).toMatchObject({ invOrgName: '第2备件中心库存组织' });
  });

  it('库存组织：没有障碍，深色也看得清', async () => {
    const page = await openPage('controls', { colorScheme: 'dark' });
    await box(page, '库存组织').getByRole('button', { name: /^添加/ }).click();
    await expect(page).toShow('请选择要添加的组织！！！');
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await box(page, '库存组织').getByRole('button', { name: /^全部添加/ }).click();
    await expect.poll(async () => ((await valueOf(page, '库存组织')) as string[]).length, pollOptions).toBe(23);
  });
});

describe('上传多个文件', () => {
  it('进度、失败重试、取消；拖动与方向键调整顺序；没有障碍', async () => {
    const page = await openPage('controls');
    const files = box(page, '产品文档');
    await files.locator('input[type=file]').setInputFiles([fileOf('甲.png'), fileOf('失败一次.png'), fileOf('很大的.png'), fileOf('说明.pdf', 'application/pdf')]);
    await expect(files.getByText('文件上传失败，请重试')).toBeShown();
    await files.getByRole('button', { name: '重试 失败一次.png' }).click();
    await expect.poll(() => namesOf(page, '产品文档'), pollOptions).toEqual(['甲.png', '失败一次.png', '说明.pdf']);
    await expect(files.getByText('正在上传 60%')).toBeShown();
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
    await files.getByRole('button', { name: '取消上传 很大的.png' }).click();
    await expect(files.getByText('很大的.png')).toBeGone();

    const handle = (name: string) => files.getByRole('button', { name: new RegExp(`^调整顺序：${name}`) });
    await handle('甲').press('ArrowDown');
    await expect.poll(() => namesOf(page, '产品文档'), pollOptions).toEqual(['失败一次.png', '甲.png', '说明.pdf']);
    await expect.poll(() => isFocused(handle('甲')), pollOptions).toBe(true);
    await handle('说明').dragTo(files.getByRole('listitem').first());
    await expect.poll(() => namesOf(page, '产品文档'), pollOptions).toEqual(['说明.pdf', '失败一次.png', '甲.png']);
  });
});

describe('图文编辑', () => {
  it('键入、加粗；从 Word 粘贴的只留下允许的；没有障碍', async () => {
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
    await expect.poll(() => valueOf(page, '图文详情'), pollOptions).toBe('<p><strong>规格说明</strong></p><p><strong>从Word粘贴</strong></p>');
    expect(await page.title()).toBe('控件');
    expect(await accessibilityViolations(page, 'all')).toEqual([]);
  });

  const own = '/file/v6/view/12?t=1&amp;e=2&amp;s=x';
  const bare = '<a target="_blank" rel="noopener noreferrer">点我</a>';
  it('显示前净化：脚本、事件、地址、样式、别处的图片', async () => {
    const page = await openPage('controls');
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
      ['<a href="https://brh.invalid/">官网</a>', '<a href="https://brh.invalid/" target="_blank" rel="noopener noreferrer">官网</a>'],
    ];
    const everything = '<h2>标题</h2><p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><br></p><ul><li><p>一</p></li></ul><ol start="2"><li><p>二</p></li></ol><blockquote><p>引</p></blockquote><hr>';
    for (const [html, safe] of [...cases, [everything, everything]]) {
      await page.getByLabel('存储的内容').fill(html!);
      await expect.poll(() => box(page, '显示').locator('textarea + div').innerHTML(), pollOptions).toBe(safe);
    }
    expect(await page.title()).toBe('控件');
  });
});
