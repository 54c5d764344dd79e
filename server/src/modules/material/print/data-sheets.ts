import { setImmediate as nextTurn } from 'node:timers/promises';
import { fill, type Language, type Text } from '@edp/contract/kernel/language.ts';
import { area, type DataSheet, layOutSheet, pictureBox, type SheetPage } from './data-sheet-layout.ts';
import { ink, mm, openPdf, page, type Pdf, pageNumber, type TextStyle } from './pdf.ts';
import { oneLine } from './printable.ts';
import { readPicture } from '../../../kernel/file-reader/reader.ts';
import type { ScaledPicture } from '../../../kernel/file-reader/scaled-picture.ts';
import { fit } from './wrap.ts';

const title: Text = { ZHS: '物料资料', ENG: 'Material data sheet' };
const printed: Text = { ZHS: '打印人：{person}　打印时间：{time}', ENG: 'Printed by {person}, {time}' };
const unreadable: Text = { ZHS: '图片无法显示', ENG: 'Picture cannot be shown' };

export interface DataSheetOptions {
  language: Language;
  tenantName: string;
  printedBy: string;
  /** As it is to be read. */
  printedTime: string;
  /** Told how many sheets are done; each counts half when it is laid out and half when it is drawn. */
  onSheet?: (done: number) => Promise<void> | void;
}

/** The size of a printed picture, in pixels: 50 mm at a good 200 dpi. */
const longestSide = 420;

interface LaidOutSheet {
  /** For the heads of its second and further pages. */
  name: string;
  pages: SheetPage[];
  picture: ScaledPicture | 'unreadable' | undefined;
}

/**
 * One material after another, each on pages of its own. All are laid out before the first is drawn, because every page
 * says how many there are. Sheets may come one at a time: of each, only the texts and a small picture are kept.
 */
export async function dataSheetsPdf(
  sheets: Iterable<DataSheet> | AsyncIterable<DataSheet>,
  options: DataSheetOptions,
): Promise<Buffer> {
  const pdf = await openPdf(title[options.language], options.language);
  const laidOut: LaidOutSheet[] = [];
  for await (const sheet of sheets) {
    laidOut.push({
      name: `${oneLine(pdf.printable(sheet.code))}　${oneLine(pdf.printable(sheet.title))}`,
      pages: layOutSheet(sheet, pdf),
      picture:
        sheet.picture &&
        ((await readPicture({ content: sheet.picture, longest: longestSide, type: 'jpeg' })) ?? 'unreadable'),
    });
    await options.onSheet?.(Math.floor(laidOut.length / 2));
    await nextTurn();
  }
  const total = Math.max(
    1,
    laidOut.reduce((sum, { pages }) => sum + pages.length, 0),
  );
  // A document without a page cannot be opened.
  if (laidOut.length === 0) drawFrame(pdf, '', 1, 1, options);
  let number = 0;
  for (const [index, sheet] of laidOut.entries()) {
    for (const [pageIndex, content] of sheet.pages.entries()) {
      drawFrame(pdf, pageIndex === 0 ? title[options.language] : sheet.name, ++number, total, options);
      drawContent(pdf, content);
      if (pageIndex === 0 && sheet.picture) drawPicture(pdf, sheet.picture, options.language);
      await nextTurn();
    }
    await options.onSheet?.(Math.floor((laidOut.length + index + 1) / 2));
  }
  return pdf.finish();
}

/** A new page with what stands at its head and foot. */
function drawFrame(
  pdf: Pdf,
  subject: string,
  number: number,
  total: number,
  { language, tenantName, printedBy, printedTime }: DataSheetOptions,
) {
  const style: TextStyle = { size: 8, color: ink.quiet };
  const half = (area.right - area.left) / 2 - mm(3);
  const shown = (text: string) => oneLine(pdf.printable(text));
  const line = (text: string, width = half) => fit(text, width, 1, pdf.measure(style))[0]!;
  pdf.document.addPage();
  pdf.text(line(shown(tenantName)), { x: area.left, y: mm(14) }, style);
  pdf.text(line(subject), { x: area.right, y: mm(14), align: 'right' }, style);
  drawRule(pdf, { x: area.left, y: mm(16.5), width: area.right - area.left, strong: false });
  const foot = page.height - mm(11);
  pdf.text(
    line(fill(printed[language], { person: shown(printedBy), time: shown(printedTime) }), half * 1.5),
    { x: area.left, y: foot },
    style,
  );
  pdf.text(pageNumber(language, number, total), { x: area.right, y: foot, align: 'right' }, style);
}

function drawContent(pdf: Pdf, { texts, rules }: SheetPage) {
  for (const rule of rules) drawRule(pdf, rule);
  for (const { text, x, y, style } of texts) pdf.text(text, { x, y }, style);
}

function drawRule({ document }: Pdf, { x, y, width, strong }: SheetPage['rules'][number]) {
  document
    .lineWidth(strong ? 0.8 : 0.35)
    .strokeColor(strong ? ink.text : ink.rule)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
}

/** In the top right corner of the area, as large as the box allows. */
function drawPicture(pdf: Pdf, picture: ScaledPicture | 'unreadable', language: Language) {
  const { width, height } = pictureBox;
  const x = area.right - width;
  if (picture === 'unreadable') {
    pdf.document.lineWidth(0.35).strokeColor(ink.rule).rect(x, area.top, width, height).stroke();
    pdf.text(
      unreadable[language],
      { x: x + width / 2, y: area.top + height / 2 + 3, align: 'center' },
      { size: 8, color: ink.quiet },
    );
    return;
  }
  const scale = Math.min(width / picture.width, height / picture.height);
  pdf.document.image(picture.content, area.right - picture.width * scale, area.top, {
    width: picture.width * scale,
    height: picture.height * scale,
  });
}
