import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { stylesXml } from './styles.ts';
import { type Worksheet, worksheetXml } from './worksheet.ts';
import { xmlAttribute } from './xml.ts';
import { zip, type ZipFile } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook of few rows, as a whole. */
export const wholeWorkbook = (sheets: Iterable<Worksheet> | AsyncIterable<Worksheet>): Promise<Buffer> =>
  buffer(Readable.from(workbook(sheets)));

/**
 * A workbook as it is made. The sheets come one after the other, and there may be more than were known at the
 * beginning, so the parts that name them stand at the end.
 */
export const workbook = (sheets: AsyncIterable<Worksheet> | Iterable<Worksheet>) => zip(filesOf(sheets));

async function* filesOf(sheets: AsyncIterable<Worksheet> | Iterable<Worksheet>): AsyncGenerator<ZipFile, void> {
  const text = (name: string, content: string): ZipFile => ({ name, content: [declaration + content] });
  const writtenSheets: Pick<Worksheet, 'name' | 'isHidden'>[] = [];
  for await (const sheet of sheets) {
    writtenSheets.push({
      name: sheetName(
        sheet.name,
        writtenSheets.map(({ name }) => name),
      ),
      isHidden: sheet.isHidden ?? false,
    });
    yield { name: `xl/worksheets/sheet${writtenSheets.length}.xml`, content: worksheetXml(sheet) };
  }
  const ids = writtenSheets.map((_sheet, index) => index + 1);
  yield { name: 'xl/styles.xml', content: [stylesXml] };
  yield text(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${writtenSheets
      .map(
        ({ name, isHidden }, index) =>
          `<sheet name="${xmlAttribute(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
  );
  yield text(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships">${ids
      .map((id) => `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`)
      .join(
        '',
      )}<Relationship Id="rId${ids.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield text(
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  yield text(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${ids.map((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join('')}</Types>`,
  );
}

/** Excel refuses these signs, more than 31 characters, and two of the same name. */
function sheetName(title: string, taken: readonly string[]): string {
  const name = title.replaceAll(/[:\\/?*[\]]/g, ' ').slice(0, 27) || 'Sheet';
  return taken.includes(name) ? `${name} ${taken.length + 1}` : name;
}
