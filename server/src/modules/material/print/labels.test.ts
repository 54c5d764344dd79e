import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocumentProxy, renderPageAsImage } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { readCode128 } from '../../../testing/pdf/read-code128.ts';
import { itemsOf, textsOf } from '../../../testing/pdf/read-pdf.ts';
import type { MaterialLabel } from './label.ts';
import { labelsPdf } from './labels.ts';
import { qrSymbol } from './qr.ts';

const label = (number: number, fields: Partial<MaterialLabel> = {}): MaterialLabel => ({
  code: `WL-${String(number).padStart(6, '0')}`,
  name: `不锈钢球阀${number}`,
  specification: 'DN50 PN16',
  unit: '个',
  organisation: '华东精密制造有限公司',
  ...fields,
});
const labels = (count: number) => Array.from({ length: count }, (_, index) => label(index + 1));
const print = (list: MaterialLabel[], language: 'ZHS' | 'ENG' = 'ZHS') => labelsPdf(list, { language });

describe('物料标签', () => {
  it('一页二十一张，页脚有页码，每张标签的文字都在', async () => {
    const pages = await textsOf(await print(labels(22)));
    expect(pages).toHaveLength(2);
    expect(pages[0]!.at(-1)).toBe('第 1 页 / 共 2 页');
    expect(pages[1]!.at(-1)).toBe('第 2 页 / 共 2 页');
    expect(pages[0]!.filter((text) => text === '单位 个')).toHaveLength(21);
    // The code is the heading, and stands under its bars.
    expect(pages[1]!.slice(0, -1)).toEqual([
      '华东精密制造有限公司',
      'WL-000022',
      '不锈钢球阀22',
      '规格 DN50 PN16',
      '单位 个',
      'WL-000022',
    ]);
  });

  it('英文界面的标签用英文', async () => {
    const [page] = await textsOf(await print(labels(1), 'ENG'));
    expect(page).toEqual(expect.arrayContaining(['Spec DN50 PN16', 'Unit 个', 'Page 1 of 1', '不锈钢球阀1']));
  });

  it('每张标签的文字都在自己的 60×40 毫米之内', async () => {
    const long = label(1, {
      code: 'W'.repeat(100),
      name: '很长的名称'.repeat(40),
      specification: 'DN50/'.repeat(60),
      unit: '个'.repeat(50),
      organisation: '有限公司'.repeat(30),
    });
    const pt = (length: number) => (length * 72) / 25.4;
    const [page] = await itemsOf(await print([long, long, long, long]));
    const boxes = page!.slice(0, -1);
    expect(boxes.length % 4).toBe(0);
    for (const [index, { str, x, y, width, fontSize }] of boxes.entries()) {
      const number = Math.floor(index / (boxes.length / 4));
      const left = pt(15 + (number % 3) * 60);
      const bottom = pt(297 - 8.5 - (Math.floor(number / 3) + 1) * 40);
      expect(x, str).toBeGreaterThan(left);
      expect(x + width, str).toBeLessThan(left + pt(60));
      expect(y - fontSize * 0.2, str).toBeGreaterThan(bottom);
      expect(y + fontSize, str).toBeLessThan(bottom + pt(40));
    }
  });

  it('名称最多两行，放不下的以省略号结尾', async () => {
    const [page] = await textsOf(await print([label(1, { name: '高强度耐腐蚀不锈钢法兰连接手动球阀'.repeat(4) })]));
    const lines = page!.slice(2, 4);
    expect(lines.join('')).toMatch(/^高强度耐腐蚀不锈钢.*…$/);
    expect(page![4]).toBe('规格 DN50 PN16');
  });

  it('条码和二维码从页面的图像上能读出来', async () => {
    const codes = ['WL-2026000137', '690123456789', 'a', 'ABCDEFGHIJKLMNOPQRSTUVW'];
    const images = await imagesOf(await print(codes.map((code, index) => label(index, { code }))), codes.length);
    expect(images.map((image) => readCode128(barsOf(image)).text)).toEqual(codes);
    for (const [index, code] of codes.entries()) {
      const { size, runs } = qrSymbol(code)!;
      const expected = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
      for (const run of runs) expected[run.y]!.fill(true, run.x, run.x + run.length);
      expect(modulesOf(images[index]!, size), code).toEqual(expected);
    }
  });

  it('太长的编码和中文编码没有条码，编码全文仍在', async () => {
    const long = 'AB12-'.repeat(20);
    const [page] = await textsOf(await print([label(1, { code: long }), label(2, { code: '阀门-一号' })]));
    expect(page!.join('')).toContain(long);
    expect(page).toContain('阀门-一号');
  });

  it.each([
    ['空的名称与规格', { name: '', specification: '', unit: '', organisation: '' }, 'WL-000001'],
    ['空的编码', { code: '' }, '不锈钢球阀1'],
    ['表情符号', { name: '球阀👍🏽备件' }, '球阀□备件'],
    ['从右到左的文字', { name: 'صمام 50' }, '□□□□ 50'],
    ['控制字符和换行', { name: '球阀\u0000\n备件' }, '球阀 备件'],
    ['编码三百个字', { code: '长'.repeat(300) }, '不锈钢球阀1'],
    ['生僻字', { name: '𠮷野𬭎阀' }, '野'],
  ])('%s也能打印', async (_, fields, shown) => {
    const [page] = await textsOf(await print([label(1, fields)]));
    expect(page!.join('')).toContain(shown);
  });

  it('没有标签时是一张空白页', async () => {
    expect(await textsOf(await print([]))).toEqual([['第 1 页 / 共 1 页']]);
  });

  it('每页之后报告进度，页与页之间让出事件循环', async () => {
    const done: number[] = [];
    let turns = 0;
    let isPrinting = true;
    const others = (async () => {
      for (; isPrinting; turns++) await nextTurn();
    })();
    await labelsPdf(labels(50), { language: 'ZHS', onPage: (count) => void done.push(count) });
    isPrinting = false;
    await others;
    expect(done).toEqual([21, 42, 50]);
    expect(turns).toBeGreaterThanOrEqual(16);
  });

  it('两千张的大小有限', async () => {
    const large = await print(labels(2000));
    expect(large.length).toBeLessThan(4_000_000);
    const document = await getDocumentProxy(new Uint8Array(large));
    expect(document.numPages).toBe(96);
    const last = await (await document.getPage(96)).getTextContent();
    expect(last.items.map((item) => ('str' in item ? item.str : ''))).toContain('第 96 页 / 共 96 页');
  });
});

/** Whether a label is dark at a point, in millimetres from its top left. */
type LabelImage = (x: number, y: number) => boolean;

/** The first labels of the first page, at 300 dpi: the finest bars have two dots. */
async function imagesOf(pdf: Buffer, count: number): Promise<LabelImage[]> {
  const dotsPerMm = 300 / 25.4;
  const png = await renderPageAsImage(new Uint8Array(pdf), 1, {
    canvasImport: () => import('@napi-rs/canvas'),
    scale: 300 / 72,
  });
  const image = await loadImage(Buffer.from(png));
  const brush = createCanvas(image.width, image.height).getContext('2d');
  brush.drawImage(image, 0, 0);
  const { data, width } = brush.getImageData(0, 0, image.width, image.height);
  return Array.from({ length: count }, (_, index) => (x, y) => {
    const column = Math.floor((15 + (index % 3) * 60 + x) * dotsPerMm);
    const row = Math.floor((8.5 + Math.floor(index / 3) * 40 + y) * dotsPerMm);
    return data[(row * width + column) * 4]! < 128;
  });
}

/** The widths of bars and spaces in modules, along a line through the bars. */
function barsOf(isDark: LabelImage): number[] {
  const dark = Array.from({ length: 6000 }, (_, at) => isDark(at / 100, 30));
  const runs: number[] = [];
  for (let at = dark.indexOf(true); at <= dark.lastIndexOf(true); at++) {
    if (dark[at] === dark[at - 1]) runs[runs.length - 1]!++;
    else runs.push(1);
  }
  // The stop symbol has thirteen modules.
  const module = runs.slice(-7).reduce((sum, run) => sum + run, 0) / 13;
  return runs.map((run) => Math.round(run / module));
}

/** Of a QR symbol: what is at the middle of each module. */
function modulesOf(isDark: LabelImage, size: number): boolean[][] {
  const middle = (module: number) => ((module + 0.5) * 15) / size;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => isDark(42.5 + middle(x), 2.5 + middle(y))),
  );
}
