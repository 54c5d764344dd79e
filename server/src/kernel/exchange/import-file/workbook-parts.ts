import { AppError } from '../../app-error.ts';
import { unreadable } from './zip-file.ts';
import { allOf, excelText, readXml, type Tag, tooLarge } from './xml.ts';
import type { ZipFile } from './zip-file.ts';

const mebibyte = 1024 * 1024;
const mostOfPart = 8 * mebibyte;
/** All texts of the workbook are held in memory while it is read. */
const mostOfTexts = 160 * mebibyte;

/** All tags of a small part, in their order. */
async function tagsOf(zip: ZipFile, name: string): Promise<Tag[]> {
  const made: Tag[] = [];
  return allOf(readXml(zip.read(name, mostOfPart), made, { open: (tag) => made.push(tag) }));
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
  if (zip.names().length > mostParts) throw tooLarge();
  const types = await tagsOf(zip, '[Content_Types].xml');
  if (
    types.some(({ attributes }) => attributes['ContentType']?.includes('macroEnabled')) ||
    zip.names().some((name) => /vbaproject/i.test(name))
  ) {
    throw new AppError(415, 'import.macros', { field: 'file' });
  }
  const workbook = await tagsOf(zip, 'xl/workbook.xml');
  const sheets = workbook.filter(({ name }) => name === 'sheet');
  const sheet = sheets.find(({ attributes }) => !/hidden/i.test(attributes['state'] ?? '')) ?? sheets[0];
  if (!sheet) throw unreadable();
  const relations = (await tagsOf(zip, 'xl/_rels/workbook.xml.rels')).filter(({ name }) => name === 'Relationship');
  const targetOf = (isWanted: (relation: Tag) => boolean) => {
    const path = relations.find(isWanted)?.attributes['Target'];
    return path && (path.startsWith('/') ? path.slice(1) : `xl/${path}`);
  };
  const ofType = (type: string) => targetOf(({ attributes }) => attributes['Type']?.endsWith(`/${type}`) === true);
  const id = idOf(sheet);
  const sheetPath = targetOf(({ attributes }) => attributes['Id'] === id);
  if (!sheetPath || !zip.has(sheetPath)) throw unreadable();
  const [stylesPath, textsPath] = [ofType('styles'), ofType('sharedStrings')];
  return {
    sheetName: sheet.attributes['name'] ?? '',
    sheetPath,
    is1904: workbook.some(
      ({ name, attributes }) => name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? ''),
    ),
    isDate: stylesPath && zip.has(stylesPath) ? dateStyles(await tagsOf(zip, stylesPath)) : [],
    texts: textsPath && zip.has(textsPath) ? await readTexts(zip, textsPath) : [],
  };
}

/** The name has whatever prefix the file gives to the namespace of relations. */
const idOf = ({ attributes }: Tag) =>
  attributes['r:id'] ?? Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];

/** A workbook has a few dozen parts, and pictures. */
const mostParts = 10_000;
/** More than a sheet of a million rows has. */
const mostTexts = 4_000_000;
/** Of a rich text: as many as a cell has characters. */
const mostRuns = 32_767;

/** All parts of a rich text together, without the readings (`rPh`) that Japanese Excel adds. */
async function readTexts(zip: ZipFile, path: string): Promise<string[]> {
  const made: string[] = [];
  let [parts, isText, isReading]: [string[], boolean, boolean] = [[], false, false];
  let count = 0;
  return allOf(
    readXml(zip.read(path, mostOfTexts), made, {
      open({ name }) {
        if (name === 'si' && ++count > mostTexts) throw tooLarge();
        if (name === 'si') parts = [];
        else if (name === 'rPh') isReading = true;
        isText = name === 't' && !isReading;
      },
      text(text) {
        if (isText && parts.push(text) > mostRuns) throw tooLarge();
      },
      close(name) {
        isText = false;
        if (name === 'rPh') isReading = false;
        else if (name === 'si') made.push(excelText(parts.join('')));
      },
    }),
  );
}

/** The numbers of Excel's own formats for dates, those of Chinese Excel among them. */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Excel allows 255 characters. */
const longestFormat = 300;
const namesDate = (format: string) =>
  /[ymdhs]/i.test(format.slice(0, longestFormat).replaceAll(/"[^"]*"?|\\.|\[[^[\]]*\]/g, ''));

function dateStyles(tags: readonly Tag[]): boolean[] {
  const own = new Map(
    tags
      .filter(({ name }) => name === 'numFmt')
      .map(({ attributes }) => [Number(attributes['numFmtId']), attributes['formatCode'] ?? '']),
  );
  // The formats of cells follow their opening tag; what is not one of them ends the list.
  const from = tags.findIndex(({ name }) => name === 'cellXfs') + 1;
  const after = tags.findIndex(({ name }, place) => place >= from && name === 'cellStyles');
  const formats =
    from === 0 ? [] : tags.slice(from, after === -1 ? undefined : after).filter(({ name }) => name === 'xf');
  return formats.map(({ attributes }) => {
    const id = Number(attributes['numFmtId'] ?? 0);
    const format = own.get(id);
    return format === undefined ? isBuiltIn(id) : namesDate(format);
  });
}
