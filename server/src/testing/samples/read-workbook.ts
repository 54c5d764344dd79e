import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shownText } from '../../kernel/exchange/import/convert-cell.ts';
import { allOf } from '../../kernel/exchange/import-file/xml.ts';
import { openWorkbook } from '../../kernel/exchange/import-file/xlsx-rows.ts';

/** The texts of the first sheet. */
export async function readWorkbook(content: Buffer): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'edp-workbook-'));
  try {
    await writeFile(join(folder, 'book.xlsx'), content);
    const file = await openWorkbook(join(folder, 'book.xlsx'));
    const rows = await allOf(file.rows()).finally(() => file.close());
    return rows.map(({ cells }) => Array.from(cells, shownText));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
