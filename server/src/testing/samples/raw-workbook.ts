import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { zip } from '../../kernel/exchange/xlsx/zip.ts';

interface Parts {
  /** What stands before the rows, such as `<cols>`. */
  head?: string;
  /** The rows, as XML. */
  rows: string;
  texts?: readonly string[];
  is1904?: boolean;
  /** Further entries of the ZIP file. */
  more?: Readonly<Record<string, string>>;
  types?: string;
}

/** A workbook from the XML of its sheet, for what only a damaged or unusual file has. Style 1 is a date. */
export function rawWorkbook({
  head = '',
  rows,
  texts = [],
  is1904 = false,
  more = {},
  types = '',
}: Parts): Promise<Buffer> {
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types}</Types>`,
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': `<workbook><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets><sheet name="数据" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${['worksheet', 'styles', 'sharedStrings']
      .map(
        (kind, index) =>
          `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${kind === 'worksheet' ? 'worksheets/sheet1' : kind}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="176" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${head}<sheetData>${rows}</sheetData></worksheet>`,
  };
  const all = Object.entries({ ...files, ...more }).map(([name, content]) => ({ name, content: [content] }));
  return buffer(Readable.from(zip(all)));
}
