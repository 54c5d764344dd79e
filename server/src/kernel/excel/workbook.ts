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
