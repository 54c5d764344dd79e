import { readXlsx, writeXlsx } from 'hucre/xlsx';

export interface Sheet {
  name: string;
  columns: readonly { header: string; width: number }[];
  rows: readonly (readonly (string | number)[])[];
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook of one sheet, whose first row stays in sight. */
export async function writeWorkbook({ name, columns, rows }: Sheet): Promise<Buffer> {
  const header = columns.map((column) => column.header);
  const bytes = await writeXlsx({ sheets: [{ name, columns: columns.map(({ width }) => ({ width })), rows: [header, ...rows.map((row) => [...row])], freezePane: { rows: 1 } }] });
  return Buffer.from(bytes);
}

/** More is no sheet that a person made. */
const mostUnpacked = 200 * 1024 * 1024;

/** The first sheet as texts, the rows in their order; undefined for what is no workbook. */
export async function readWorkbook(content: Buffer, mostRows: number): Promise<string[][] | undefined> {
  if (unpackedBytes(content) > mostUnpacked) return undefined;
  try {
    const { sheets } = await readXlsx(new Uint8Array(content), { sheets: [0], maxRows: mostRows });
    return sheets[0]?.rows.map((row) => row.map((cell) => (cell === null || cell === undefined ? '' : String(cell).trim())));
  } catch {
    // Whatever is wrong with it, the user can only send another one.
    return undefined;
  }
}

/** What the entries of a ZIP file say that they unpack to. */
function unpackedBytes(content: Buffer): number {
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  let bytes = 0;
  for (let at = content.indexOf(entry); at !== -1 && at + 28 <= content.length; at = content.indexOf(entry, at + 46)) bytes += content.readUInt32LE(at + 24);
  return bytes;
}
