import { type ImportDetail, imports, type ImportMode } from '@edp/contract/modules/import/import.ts';
import { expect } from 'vitest';
import type { TestClient } from '../test-client.ts';
import { uploadSheet } from './upload-sheet.ts';

/** Waits until no job works on an import any more. */
export async function waitForImport(client: TestClient, id: string): Promise<ImportDetail> {
  await expect
    .poll(async () => (await client.data(imports.detail, { id })).jobState, { interval: 50 })
    .not.toMatch(/queued|running/);
  return client.data(imports.detail, { id });
}

/** Uploads a file and does the dry run with the columns as they were matched. */
export async function checkFile(
  client: TestClient,
  noun: string,
  content: Buffer | string,
  name?: string,
): Promise<ImportDetail> {
  const { status, body } = await uploadSheet(client, noun, content, name);
  if (status !== 200) throw new Error(`upload answered ${status}: ${body.message}`);
  return check(client, body.data);
}

export async function check(
  client: TestClient,
  { id, columns }: ImportDetail,
  replacements: { field: string; from: string; to: string }[] = [],
): Promise<ImportDetail> {
  await client.succeed(imports.check, {
    id,
    mapping: columns.filter(({ field }) => field).map(({ place, field }) => ({ place, field })),
    replacements,
  });
  return waitForImport(client, id);
}

export async function runImport(
  client: TestClient,
  id: string,
  mode: ImportMode = 'both',
  allOrNone: 0 | 1 = 0,
): Promise<ImportDetail> {
  await client.succeed(imports.run, { id, mode, allOrNone });
  return waitForImport(client, id);
}

export async function undoImport(client: TestClient, id: string): Promise<ImportDetail> {
  await client.succeed(imports.undo, { id });
  return waitForImport(client, id);
}

/** The rows as `2 new`, with the messages of the wrong ones. */
export const rowsOf = async (client: TestClient, id: string, filter: object = {}) =>
  (await client.data(imports.rows, { id, pageSize: 1000, ...filter })).map(({ row, result, cells, message }) => [
    row,
    result,
    ...cells.flatMap(({ error }) => error || []),
    ...(message ? [message] : []),
  ]);
