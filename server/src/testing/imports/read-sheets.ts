import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { TestClient } from '../test-client.ts';

/** The file that a call answers with. */
export async function fetchFile<C extends Call>(
  client: TestClient,
  call: C,
  input: InputOf<C>,
): Promise<{ content: Buffer; name: string }> {
  const response = await fetch(client.baseUrl + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...client.headersOf() },
    body: JSON.stringify(input),
  });
  const content = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${call.name} answered ${response.status}: ${content.toString()}`);
  return {
    content,
    name: decodeURIComponent(
      /filename\*=UTF-8''(.*)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
    ),
  };
}

/** A workbook as another program reads it. */
export const readSheets = async (content: Buffer) =>
  (await readXlsx(new Uint8Array(content), { readStyles: true })).sheets;

interface GivenSheet {
  name: string;
  columns: readonly { header: string; width: number }[];
  rows: readonly (readonly (string | number)[])[];
}

/** A workbook as another program writes it. */
export async function writeWorkbook({ name, columns, rows }: GivenSheet): Promise<Buffer> {
  const header = columns.map((column) => column.header);
  const sheet = {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [header, ...rows.map((row) => [...row])],
  };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}
