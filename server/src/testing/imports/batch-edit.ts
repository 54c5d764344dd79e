import type { InputOf } from '@edp/contract/kernel/call.ts';
import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { type ImportDetail, imports } from '@edp/contract/modules/import/import.ts';
import { waitForImport } from './import-file.ts';
import type { TestClient } from '../test-client.ts';

type Wanted = InputOf<typeof batchEdit.start>;

/** Starts a batch edit and waits for its dry run. */
export async function startBatch(
  client: TestClient,
  noun: string,
  rows: Pick<Wanted, 'ids' | 'filters'>,
  ...changes: readonly (readonly [field: string, operation: Wanted['changes'][number]['operation'], value?: string])[]
): Promise<ImportDetail> {
  const { id } = await client.data(batchEdit.start, {
    noun,
    ...rows,
    changes: changes.map(([field, operation, value = '']) => ({ field, operation, value })),
  });
  return waitForImport(client, id);
}

/** What the dry run shows of each row: the cells as they are, or as `before → after`, and what is wrong. */
export const shownRows = async (client: TestClient, id: string) =>
  (await client.data(imports.rows, { id, pageSize: 1000 })).map(({ cells, message }) => [
    ...cells.map(({ text, before, after, error }) =>
      error ? `${text}：${error}` : before === after ? text : `${before} → ${after}`,
    ),
    ...(message ? [message] : []),
  ]);

/** Starts what is done to whole records, and waits for its dry run. */
export async function startAction(client: TestClient, input: InputOf<typeof batchEdit.act>): Promise<ImportDetail> {
  const { id } = await client.data(batchEdit.act, input);
  return waitForImport(client, id);
}
