import { mm, ink, page, type TextStyle } from './pdf.ts';
import { oneLine } from './printable.ts';
import { type Measure, wrap } from './wrap.ts';

export interface Fact {
  label: string;
  value: string;
}
export interface DataSheet {
  title: string;
  code: string;
  /** JPEG or PNG. */
  picture?: Buffer;
  groups: readonly { title: string; facts: readonly Fact[] }[];
}

/** A page shows this, in points from its top left; the y of a text is its base line. */
export interface SheetPage {
  texts: { text: string; x: number; y: number; style: TextStyle }[];
  rules: { x: number; y: number; width: number; strong: boolean }[];
}
/** The layout must know this of the fonts. */
export interface TextTools {
  measure: (style: TextStyle) => Measure;
  printable: (text: string) => string;
}

export const area = { left: mm(18), right: page.width - mm(18), top: mm(24), bottom: page.height - mm(19) };
export const pictureBox = { width: mm(50), height: mm(37.5) };
const gap = mm(6);
const labelWidth = mm(27);
const line = mm(4.7);
const rowPadding = mm(1.2);
/** A row that is split between two pages has at least so many lines on each. */
const together = 4;

const titleStyle: TextStyle = { font: 'bold', size: 16 };
const codeStyle: TextStyle = { size: 10.5, color: ink.quiet };
const groupStyle: TextStyle = { font: 'bold', size: 10.5 };
const labelStyle: TextStyle = { size: 9, color: ink.quiet };
const valueStyle: TextStyle = { size: 9 };
const emptyStyle: TextStyle = { size: 9, color: ink.mark };

interface Cell {
  x: number;
  width: number;
  label: string[];
  value: string[];
  style: TextStyle;
}

/** The pages of one sheet, without what stands at the head and foot of every page. */
export function layOutSheet(sheet: DataSheet, { measure, printable }: TextTools): SheetPage[] {
  const pages: SheetPage[] = [{ texts: [], rules: [] }];
  let y = area.top;
  const pictureBottom = sheet.picture ? area.top + pictureBox.height + mm(3) : area.top;
  /** Beside the picture there is room for one column only. */
  const isBesidePicture = () => pages.length === 1 && y < pictureBottom;
  const right = () => (isBesidePicture() ? area.right - pictureBox.width - gap : area.right);
  const put = (text: string, x: number, baseline: number, style: TextStyle) =>
    pages.at(-1)!.texts.push({ text, x, y: baseline, style });
  const startPage = () => {
    pages.push({ texts: [], rules: [] });
    y = area.top;
  };
  const putLines = (lines: string[], height: number, style: TextStyle) => {
    for (const text of lines) {
      if (y + height > area.bottom) startPage();
      put(text, area.left, y + height * 0.75, style);
      y += height;
    }
  };

  const cellOf = (fact: Fact, x: number, width: number): Cell => {
    const value = printable(fact.value).trim();
    return {
      x,
      width,
      label: wrap(oneLine(printable(fact.label)), labelWidth - mm(2), measure(labelStyle)),
      value: wrap(value || '—', width - labelWidth, measure(valueStyle)),
      style: value ? valueStyle : emptyStyle,
    };
  };

  const putRow = (cells: Cell[]) => {
    const lines = Math.max(...cells.flatMap((cell) => [cell.label.length, cell.value.length]));
    for (let from = 0; from < lines;) {
      const room = Math.floor((area.bottom - y - 2 * rowPadding) / line);
      const left = lines - from;
      if (room < left && (left < 2 * together || room < together)) {
        startPage();
        continue;
      }
      // The label again where its text goes on.
      const count = left - room > 0 && left - room < together ? left - together : Math.min(left, room);
      for (const cell of cells) {
        for (const [index, text] of cell.label.slice(0, count).entries())
          put(text, cell.x, y + rowPadding + (index + 0.75) * line, labelStyle);
        for (const [index, text] of cell.value.slice(from, from + count).entries())
          put(text, cell.x + labelWidth, y + rowPadding + (index + 0.75) * line, cell.style);
        pages.at(-1)!.rules.push({ x: cell.x, y: y + 2 * rowPadding + count * line, width: cell.width, strong: false });
      }
      y += 2 * rowPadding + count * line;
      from += count;
    }
  };

  const putFacts = (facts: readonly Fact[]) => {
    for (let index = 0; index < facts.length; index++) {
      const width = right() - area.left;
      const half = (width - gap) / 2;
      const first = cellOf(facts[index]!, area.left, half);
      if (isBesidePicture() || first.value.length > 2) {
        putRow([cellOf(facts[index]!, area.left, width)]);
        continue;
      }
      const next = facts[index + 1];
      const second = next && cellOf(next, area.left + half + gap, half);
      const isPair = second !== undefined && second.value.length <= 2;
      if (isPair) index++;
      putRow(isPair ? [first, second] : [first]);
    }
  };

  putLines(wrap(oneLine(printable(sheet.title)), right() - area.left, measure(titleStyle)), mm(8), titleStyle);
  putLines(wrap(oneLine(printable(sheet.code)), right() - area.left, measure(codeStyle)), mm(5.5), codeStyle);
  for (const group of sheet.groups.filter(({ facts }) => facts.length > 0)) {
    y += mm(4);
    // A heading does not stand alone at the foot of a page.
    if (y + mm(7) + 2 * rowPadding + together * line > area.bottom) startPage();
    put(oneLine(printable(group.title)), area.left, y + mm(4.6), groupStyle);
    y += mm(7);
    pages.at(-1)!.rules.push({ x: area.left, y, width: right() - area.left, strong: true });
    putFacts(group.facts);
  }
  return pages;
}
