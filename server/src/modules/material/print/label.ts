import type { Language, Text } from '@edp/contract/kernel/language.ts';
import { code128 } from './code128.ts';
import { ink, mm, type Pdf, type TextStyle } from './pdf.ts';
import { oneLine } from './printable.ts';
import { type QrSymbol, qrSymbol } from './qr.ts';
import { fit } from './wrap.ts';

export interface MaterialLabel {
  code: string;
  name: string;
  /** Specification or model. */
  specification: string;
  unit: string;
  /** Name of the organisation that owns the material. */
  organisation: string;
}

export const labelSize = { width: mm(60), height: mm(40) };
const padding = mm(2.5);
const inner = labelSize.width - 2 * padding;
/**
 * The right column has the QR symbol and the unit under it, the left one the texts; between them is the symbol's quiet
 * zone.
 */
const qrSide = mm(15);
const textWidth = inner - qrSide - mm(2.5);
const baseline = { organisation: mm(4.4), code: mm(9.6), name: mm(14), facts: mm(21.9), underBars: mm(37.2) };
const nameLine = mm(3.7);
const factLine = mm(2.9);
const bars = { top: mm(26.3), height: mm(8.2) };

/** A dot of a printer with 600 dpi. Bars of whole dots come out equally wide. */
const dot = 72 / 600;
/** Two dots at 300 dpi, the finest that hand-held scanners read; and wide enough for any of them. */
const moduleDots = { least: 4, most: 8 };
/** On each side of Code 128, in modules. */
const quietZone = 10;

const caption: Record<'specification' | 'unit', Text> = {
  specification: { ZHS: '规格', ENG: 'Spec' },
  unit: { ZHS: '单位', ENG: 'Unit' },
};

const organisationStyle: TextStyle = { size: 5.5, color: ink.quiet };
const nameStyle: TextStyle = { size: 8.5 };
const factStyle: TextStyle = { size: 7 };
const captionStyle: TextStyle = { size: 7, color: ink.quiet };
const underBarsStyle: TextStyle = { size: 7 };

interface Point {
  x: number;
  y: number;
}

/** Draws a label with its top left corner at a point. */
export function drawLabel(pdf: Pdf, label: MaterialLabel, corner: Point, language: Language) {
  const left = corner.x + padding;
  const qrLeft = corner.x + labelSize.width - padding - qrSide;
  const shown = (text: string) => oneLine(pdf.printable(text));
  const lines = (texts: string[], y: number, step: number, style: TextStyle) => {
    for (const [index, text] of texts.entries()) pdf.text(text, { x: left, y: corner.y + y + index * step }, style);
  };
  const code = oneLine(label.code);
  const codeStyle = largestThatFits(pdf, shown(code));
  const heading = fit(shown(code), textWidth, 1, pdf.measure(codeStyle));

  lines(
    fit(shown(label.organisation), textWidth, 1, pdf.measure(organisationStyle)),
    baseline.organisation,
    0,
    organisationStyle,
  );
  lines(heading, baseline.code, 0, codeStyle);
  lines(fit(shown(label.name), textWidth, 2, pdf.measure(nameStyle)), baseline.name, nameLine, nameStyle);
  drawFact(
    pdf,
    caption.specification[language],
    shown(label.specification),
    { x: left, y: corner.y + baseline.facts },
    { width: textWidth, lines: 2 },
  );
  drawFact(
    pdf,
    caption.unit[language],
    shown(label.unit),
    { x: qrLeft, y: corner.y + baseline.facts },
    { width: qrSide, lines: 1 },
  );
  const qr = qrSymbol(code);
  if (qr) drawQr(pdf, qr, { x: qrLeft, y: corner.y + padding });
  const hasBars = drawBars(pdf, code, { x: corner.x, y: corner.y });
  // A person must be able to read all of a code, also where it is too long for the heading and for bars.
  if (!hasBars && heading[0] !== shown(code))
    lines(fit(shown(code), inner, 4, pdf.measure(underBarsStyle)), bars.top + mm(2), factLine, underBarsStyle);
}

function drawFact(pdf: Pdf, name: string, value: string, { x, y }: Point, room: { width: number; lines: number }) {
  if (value === '') return;
  const indent = pdf.measure(captionStyle)(`${name}  `);
  pdf.text(name, { x, y }, captionStyle);
  for (const [index, text] of fit(value, room.width - indent, room.lines, pdf.measure(factStyle)).entries()) {
    pdf.text(text, { x: x + indent, y: y + index * factLine }, factStyle);
  }
}

function largestThatFits(pdf: Pdf, text: string): TextStyle {
  const sizes = [13, 12, 11, 10, 9];
  const style = (size: number): TextStyle => ({ font: 'bold', size });
  return style(sizes.find((size) => pdf.measure(style(size))(text) <= textWidth) ?? 8);
}

function drawQr({ document }: Pdf, { size, runs }: QrSymbol, { x, y }: Point) {
  const side = qrSide / size;
  // One path in units of modules: neighbouring rows show no seam, and the file stays small.
  document.save().fillColor('black').transform(side, 0, 0, side, x, y);
  document.addContent(`${runs.map((run) => `${run.x} ${run.y} ${run.length} 1 re`).join(' ')} f`);
  document.restore();
}

/** Draws Code 128 with its text; not where the text cannot be written, or only in bars that no scanner reads. */
function drawBars(pdf: Pdf, code: string, { x, y }: Point): boolean {
  const widths = code128(code);
  if (!widths) return false;
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const dots = Math.min(moduleDots.most, Math.floor(labelSize.width / dot / (modules + 2 * quietZone)));
  if (dots < moduleDots.least) return false;
  const side = dots * dot;
  const rectangles: string[] = [];
  let at = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) rectangles.push(`${at} 0 ${width} 1 re`);
    at += width;
  }
  const { document } = pdf;
  document
    .save()
    .fillColor('black')
    .transform(side, 0, 0, bars.height, x + (labelSize.width - modules * side) / 2, y + bars.top);
  document.addContent(`${rectangles.join(' ')} f`);
  document.restore();
  pdf.text(code, { x: x + labelSize.width / 2, y: y + baseline.underBars, align: 'center' }, underBarsStyle);
  return true;
}
