import { unpacksBeyond } from './unpacked-size.ts';

export interface Sheet {
  name: string;
  columns: readonly { header: string; width: number }[];
  rows: readonly (readonly (string | number)[])[];
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** When it is first needed: it has 74 files, which a start should not wait for. */
const loadHucre = () => import('hucre/xlsx');

/** A workbook of one sheet, whose first row stays in sight. */
export async function writeWorkbook({ name, columns, rows }: Sheet): Promise<Buffer> {
  const { writeXlsx } = await loadHucre();
  const header = columns.map((column) => column.header);
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ width }) => ({ width })),
        rows: [header, ...rows.map((row) => [...row])],
        freezePane: { rows: 1 },
      },
    ],
  });
  return Buffer.from(bytes);
}

/** More is no sheet that a person made: 20,000 rows of a BOM are 20 MB. */
const mostUnpacked = 100 * 1024 * 1024;

/** The first sheet as texts, the rows in their order; undefined for what is no workbook. */
export async function readWorkbook(content: Buffer, mostRows: number): Promise<string[][] | undefined> {
  try {
    if (await unpacksBeyond(content, mostUnpacked)) return undefined;
    const { readXlsx } = await loadHucre();
    const { sheets } = await readXlsx(new Uint8Array(content), { sheets: [0], maxRows: mostRows });
    return sheets[0]?.rows.map((row) =>
      row.map((cell) => (cell === null || cell === undefined ? '' : String(cell).trim())),
    );
  } catch {
    // Whatever is wrong with it, the user can only send another one.
    return undefined;
  }
}
