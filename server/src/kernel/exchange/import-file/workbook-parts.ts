import { AppError } from '../../app-error.ts';
import { attribute, elementsOf, textIn, unescapeXml } from './xml-parts.ts';
import { stripPrefix, withoutPrefixes } from './xml-prefix.ts';
import { unreadable, type ZipFile } from './zip-file.ts';

const mebibyte = 1024 * 1024;
const mostOfPart = 8 * mebibyte;
/** All texts of the workbook are held in memory while it is read. */
const mostOfTexts = 160 * mebibyte;

async function readPart(zip: ZipFile, name: string): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of zip.read(name, mostOfPart)) parts.push(part);
  return withoutPrefixes(Buffer.concat(parts).toString('utf8'));
}

export interface WorkbookParts {
  sheetName: string;
  sheetPath: string;
  /** Days are counted from 1904, as on old Macs. */
  is1904: boolean;
  /** By the number of the style. */
  isDate: readonly boolean[];
  texts: readonly string[];
}

/** What the cells of the first sheet refer to. */
export async function readParts(zip: ZipFile): Promise<WorkbookParts> {
  if (!zip.has('[Content_Types].xml') || !zip.has('xl/workbook.xml')) throw unreadable();
  const types = await readPart(zip, '[Content_Types].xml');
  if (types.includes('macroEnabled') || zip.names().some((name) => /vbaproject/i.test(name)))
    throw new AppError(415, 'import.macros', { field: 'file' });
  const workbook = await readPart(zip, 'xl/workbook.xml');
  const sheets = [...workbook.matchAll(/<sheet\s[^>]*>/g)].map(([tag]) => tag);
  const sheet = sheets.find((tag) => !/hidden/i.test(attribute(tag, 'state') ?? '')) ?? sheets[0];
  if (!sheet) throw unreadable();
  const relations = await readPart(zip, 'xl/_rels/workbook.xml.rels');
  const targetOf = (matches: (tag: string) => boolean) => {
    const target = [...relations.matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => tag).find(matches);
    const path = target && attribute(target, 'Target');
    return path && (path.startsWith('/') ? path.slice(1) : `xl/${path}`);
  };
  const id = attribute(sheet, 'r:id') ?? attribute(sheet, '\\w+:id');
  const sheetPath = targetOf((tag) => attribute(tag, 'Id') === id);
  if (!sheetPath || !zip.has(sheetPath)) throw unreadable();
  const [stylesPath, textsPath] = [
    targetOf((tag) => attribute(tag, 'Type')?.endsWith('/styles') === true),
    targetOf((tag) => attribute(tag, 'Type')?.endsWith('/sharedStrings') === true),
  ];
  return {
    sheetName: attribute(sheet, 'name') ?? '',
    sheetPath,
    is1904: /<workbookPr[^>]*\sdate1904\s*=\s*["'](?:1|true)["']/.test(workbook),
    isDate: stylesPath && zip.has(stylesPath) ? dateStyles(await readPart(zip, stylesPath)) : [],
    texts: textsPath && zip.has(textsPath) ? await readTexts(zip, textsPath) : [],
  };
}

async function readTexts(zip: ZipFile, path: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const element of elementsOf(stripPrefix(zip.read(path, mostOfTexts)), 'si'))
    texts.push(simpleText(element) ?? textIn(element.toString('utf8')));
  return texts;
}

const simpleStart = Buffer.from('<si><t');

/** Nearly all: one text without format. Made from the bytes, so that it does not keep the piece that it was read in. */
function simpleText(element: Buffer): string | undefined {
  if (element.compare(simpleStart, 0, simpleStart.length, 0, simpleStart.length) !== 0) return undefined;
  const start = element.indexOf(0x3e, simpleStart.length) + 1;
  const end = element.indexOf(0x3c, start);
  return element.indexOf('</t></si>', end) === end ? unescapeXml(element.toString('utf8', start, end)) : undefined;
}

/** The numbers of Excel's own formats for dates, those of Chinese Excel among them. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function dateStyles(styles: string): boolean[] {
  const own = new Map(
    Array.from(styles.matchAll(/<numFmt\s[^>]*>/g), ([tag]) => [
      Number(attribute(tag, 'numFmtId')),
      attribute(tag, 'formatCode') ?? '',
    ]),
  );
  const cells = /<cellXfs[\s>][\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? '';
  return Array.from(cells.matchAll(/<xf\s[^>]*>/g), ([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    const code = own.get(id);
    return code === undefined ? isBuiltIn(id) : /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
  });
}
