import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language, Text } from '@edp/contract/kernel/language.ts';
import { drawLabel, labelSize, type MaterialLabel } from './label.ts';
import { ink, mm, openPdf, page, type Pdf, pageNumber } from './pdf.ts';

const columns = 3;
const rows = 7;
const perPage = columns * rows;
const left = (page.width - columns * labelSize.width) / 2;
const top = (page.height - rows * labelSize.height) / 2;
/** Half the length of a line of the crosses that show where to cut. */
const arm = mm(1.5);

const title: Text = { ZHS: '物料标签', ENG: 'Material labels' };

export interface LabelOptions {
  language: Language;
  /** Told after each page how many labels are drawn. */
  onPage?: (done: number) => Promise<void> | void;
}

/** Labels of 60 × 40 mm on A4, 21 to a page, to be cut at the crosses. */
export async function labelsPdf(labels: readonly MaterialLabel[], { language, onPage }: LabelOptions): Promise<Buffer> {
  const pdf = await openPdf(title[language], language);
  // A document without a page cannot be opened.
  const pages = Math.max(1, Math.ceil(labels.length / perPage));
  for (let number = 1; number <= pages; number++) {
    const onThisPage = labels.slice((number - 1) * perPage, number * perPage);
    pdf.document.addPage();
    drawCrosses(pdf, Math.ceil(onThisPage.length / columns));
    for (const [index, label] of onThisPage.entries()) {
      drawLabel(
        pdf,
        label,
        { x: left + (index % columns) * labelSize.width, y: top + Math.floor(index / columns) * labelSize.height },
        language,
      );
      // This process answers requests as well: a row of labels at a time.
      if (index % columns === columns - 1) await nextTurn();
    }
    pdf.text(
      pageNumber(language, number, pages),
      { x: page.width / 2, y: page.height - mm(4.5), align: 'center' },
      { size: 7, color: ink.quiet },
    );
    await onPage?.(Math.min(number * perPage, labels.length));
  }
  return pdf.finish();
}

/** The crosses stand between the rows that have labels. */
function drawCrosses({ document }: Pdf, usedRows: number) {
  document.lineWidth(0.35).strokeColor(ink.mark);
  if (usedRows === 0) return;
  for (let row = 0; row <= usedRows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = left + column * labelSize.width;
      const y = top + row * labelSize.height;
      document
        .moveTo(x - arm, y)
        .lineTo(x + arm, y)
        .moveTo(x, y - arm)
        .lineTo(x, y + arm);
    }
  }
  document.stroke();
}
