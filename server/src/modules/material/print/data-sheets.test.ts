import { createCanvas } from '@napi-rs/canvas';
import { extractImages } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { itemsOf, textsOf } from '../../../testing/pdf/read-pdf.ts';
import { type DataSheet, type Fact, layOutSheet } from './data-sheet-layout.ts';
import { dataSheetsPdf } from './data-sheets.ts';

const options = {
  language: 'ZHS',
  tenantName: '华东精密制造有限公司',
  printedBy: '张伟',
  printedTime: '2026-11-16 10:20',
} as const;
const facts = (count: number): Fact[] =>
  Array.from({ length: count }, (_, index) => ({ label: `属性${index + 1}`, value: `值${index + 1}` }));
const sheet = (fields: Partial<DataSheet> = {}): DataSheet => ({
  title: '不锈钢球阀',
  code: 'WL-000001',
  groups: [{ title: '基本信息', facts: facts(4) }],
  ...fields,
});
const print = (...sheets: DataSheet[]) => dataSheetsPdf(sheets, options);

describe('物料资料', () => {
  it('每个物料另起一页，有标题、编码、分组和所有字段', async () => {
    const pages = await textsOf(await print(sheet(), sheet({ title: '深沟球轴承', code: 'WL-000002' })));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toEqual(
      expect.arrayContaining(['不锈钢球阀', 'WL-000001', '基本信息', '属性1', '值1', '属性4', '值4']),
    );
    expect(pages[1]).toEqual(expect.arrayContaining(['深沟球轴承', 'WL-000002']));
    expect(pages[1]).not.toContain('不锈钢球阀');
  });

  it('页眉有租户名称，页脚有打印人、时间和页码', async () => {
    const pages = await textsOf(await print(sheet(), sheet()));
    for (const [index, page] of pages.entries()) {
      expect(page).toEqual(
        expect.arrayContaining([
          '华东精密制造有限公司',
          '物料资料',
          '打印人：张伟',
          '打印时间：2026-11-16 10:20',
          `第 ${index + 1} 页 / 共 2 页`,
        ]),
      );
    }
    const [english] = await textsOf(await dataSheetsPdf([sheet()], { ...options, language: 'ENG' }));
    expect(english).toEqual(
      expect.arrayContaining(['Material data sheet', 'Printed by 张伟, 2026-11-16 10:20', 'Page 1 of 1']),
    );
  });

  it('字段太多时续到下一页，续页的页眉写明是哪个物料', async () => {
    const pages = await textsOf(
      await print(sheet({ groups: [{ title: '基本信息', facts: facts(150) }] }), sheet({ code: 'WL-000002' })),
    );
    expect(pages).toHaveLength(4);
    expect(pages[1]!.slice(0, 3)).toEqual(['华东精密制造有限公司', 'WL-000001', '不锈钢球阀']);
    expect(pages.flat().filter((text) => /^值\d+$/.test(text))).toHaveLength(154);
    expect(pages[3]).toContain('第 4 页 / 共 4 页');
  });

  it('五千字的内容一字不少，续页重复字段名称', async () => {
    const value = Array.from({ length: 5000 }, (_, index) => String.fromCodePoint(0x4e00 + (index % 1000))).join('');
    const pages = await textsOf(
      await print(sheet({ groups: [{ title: '图文详情', facts: [{ label: '说明', value }] }] })),
    );
    expect(pages.length).toBeGreaterThan(2);
    const drawn = pages.map((page) => page.slice(page.indexOf('说明') + 1).join('')).join('');
    expect(drawn === value, `${drawn.length} characters`).toBe(true);
  });

  it('标题不会单独留在页末', () => {
    const tools = { measure: () => (text: string) => text.length * 9, printable: (text: string) => text };
    for (let count = 60; count < 120; count++) {
      const pages = layOutSheet(
        sheet({
          groups: [
            { title: '第一组', facts: facts(count) },
            { title: '第二组', facts: facts(2) },
          ],
        }),
        tools,
      );
      const page = pages.find(({ texts }) => texts.some(({ text }) => text === '第二组'))!;
      expect(page.texts.at(-1)!.text, String(count)).toBe('值2');
    }
  });

  it('所有文字都在页边距之内', async () => {
    const long = { label: '很长的字段名称'.repeat(5), value: 'x'.repeat(400) };
    const picture = await createCanvas(300, 300).encode('png');
    const pages = await itemsOf(
      await print(
        sheet({
          title: '很长的标题'.repeat(30),
          code: 'C'.repeat(100),
          picture,
          groups: [{ title: '分组', facts: [long, long, ...facts(30)] }],
        }),
      ),
    );
    for (const { str, x, y, width } of pages.flat()) {
      expect(x, str).toBeGreaterThan(50);
      expect(x + width, str).toBeLessThan(595 - 50);
      expect(y, str).toBeGreaterThan(25);
    }
  });

  it.each([
    ['空的值写成横线', { label: '备注', value: ' ' }, '—'],
    ['表情符号', { label: '备注', value: '好👍🏽' }, '好□'],
    ['从右到左的文字', { label: '备注', value: 'صمام' }, '□□□□'],
    ['值里的换行分成几行', { label: '备注', value: '第一行\r\n第二行' }, '第二行'],
  ])('%s', async (_, fact, shown) => {
    const [page] = await textsOf(await print(sheet({ groups: [{ title: '其他', facts: [fact] }] })));
    expect(page).toContain(shown);
  });

  it('没有字段的分组不出现，没有物料时是一张空白页', async () => {
    const [page] = await textsOf(await print(sheet({ groups: [{ title: '空的分组', facts: [] }] })));
    expect(page).not.toContain('空的分组');
    expect((await textsOf(await print()))[0]).toContain('第 1 页 / 共 1 页');
  });

  it('图片按打印的大小放入，JPEG 与 PNG 都可以', async () => {
    const canvas = createCanvas(1200, 600);
    for (const picture of [await canvas.encode('png'), await canvas.encode('jpeg')]) {
      const pdf = await print(sheet({ picture }));
      const [image] = await extractImages(new Uint8Array(pdf), 1);
      expect([image?.width, image?.height]).toEqual([420, 210]);
    }
  });

  it('透明的地方印成白色', async () => {
    const pdf = await print(sheet({ picture: await createCanvas(20, 20).encode('png') }));
    const [image] = await extractImages(new Uint8Array(pdf), 1);
    expect(Array.from(image!.data.slice(0, 3))).toEqual([255, 255, 255]);
  });

  it('读不了的图片注明无法显示', async () => {
    const broken = (await createCanvas(30, 30).encode('png')).subarray(0, 40);
    for (const picture of [Buffer.from('no picture'), broken])
      expect((await textsOf(await print(sheet({ picture }))))[0]).toContain('图片无法显示');
  });

  it('物料可以逐个送来，边做边报告进度', async () => {
    const done: number[] = [];
    async function* sheets() {
      for (const code of ['A', 'B', 'C', 'D']) yield sheet({ code });
    }
    const pdf = await dataSheetsPdf(sheets(), { ...options, onSheet: (count) => void done.push(count) });
    expect(await textsOf(pdf)).toHaveLength(4);
    expect(done).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });
});
