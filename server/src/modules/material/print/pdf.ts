import { fill, type Language, type Text } from '@edp/contract/kernel/language.ts';
import PdfKit from 'pdfkit';
import { printable } from './printable.ts';
import type { Measure } from './wrap.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export const mm = (length: number) => (length * 72) / 25.4;
export const page = { width: mm(210), height: mm(297) };
export const ink = { text: '#1a1a1a', quiet: '#6b6b6b', rule: '#d0d0d0', mark: '#a8a8a8' };

const pageOf: Text = { ZHS: '第 {page} 页 / 共 {total} 页', ENG: 'Page {page} of {total}' };
export const pageNumber = (language: Language, number: number, total: number) =>
  fill(pageOf[language], { page: number, total });

export interface TextStyle {
  font?: FontName;
  size: number;
  color?: string;
}
/** A point of the base line: the left end of the text unless `align` says otherwise. */
interface TextPlace {
  x: number;
  y: number;
  align?: 'left' | 'center' | 'right';
}

export interface Pdf {
  document: PDFKit.PDFDocument;
  measure: (style: TextStyle) => Measure;
  /** The text that `printable` makes of it with the font of all prints. */
  printable: (text: string) => string;
  /** Draws one line, as it is. */
  text: (text: string, place: TextPlace, style: TextStyle) => void;
  /** Ends the document; its bytes. */
  finish: () => Promise<Buffer>;
}

/** An empty A4 document with the fonts. Lengths are points, from the top left. */
export async function openPdf(title: string, language: Language): Promise<Pdf> {
  const fonts = await loadFonts();
  const document = new PdfKit({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Without Helvetica, which pdfkit would otherwise open.
    font: '',
    lang: language === 'ZHS' ? 'zh-CN' : 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'EDP' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  // pdfkit takes a parsed font since 0.20, which its types do not say yet.
  for (const [name, { font }] of Object.entries(fonts)) document.registerFont(name, font as unknown as Buffer);

  const measure =
    ({ font = 'regular', size }: TextStyle): Measure =>
    (text) =>
      fonts[font].widthOf(text, size);
  return {
    document,
    measure,
    printable: (text) => printable(text, (codePoint) => fonts.regular.font.hasGlyphForCodePoint(codePoint)),
    text: (text, { x, y, align = 'left' }, style) => {
      const shift = align === 'left' ? 0 : measure(style)(text) / (align === 'center' ? 2 : 1);
      document.font(style.font ?? 'regular', style.size).fillColor(style.color ?? ink.text);
      document.text(text, x - shift, y, { lineBreak: false, baseline: 'alphabetic' });
    },
    finish: () => {
      const finished = new Promise<Buffer>((resolve, reject) => {
        document.on('error', reject).on('end', () => resolve(Buffer.concat(chunks)));
      });
      document.end();
      return finished;
    },
  };
}

const files = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
};
type FontName = keyof typeof files;

interface PrintFont {
  font: Font;
  /** In the unit of `size`. */
  widthOf: (text: string, size: number) => number;
}
type PrintFonts = Record<FontName, PrintFont>;

let loaded: Promise<PrintFonts> | undefined;

/** Read once, when something is first printed: a file has 10 MB. */
export function loadFonts(): Promise<PrintFonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    // The next print tries again.
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readFonts(): Promise<PrintFonts> {
  const [regular, bold] = await Promise.all([readFont('regular'), readFont('bold')]);
  return { regular, bold };
}

async function readFont(name: FontName): Promise<PrintFont> {
  const font = create(await readFile(createRequire(import.meta.url).resolve(files[name]))) as Font;
  const advances = new Map<number, number>();
  const advanceOf = (codePoint: number) => {
    const cached = advances.get(codePoint);
    if (cached !== undefined) return cached;
    const advance = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
    advances.set(codePoint, advance);
    return advance;
  };
  return {
    font,
    widthOf: (text, size) => {
      let width = 0;
      for (const character of text) width += advanceOf(character.codePointAt(0)!);
      return width * size;
    },
  };
}
