import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { type ImportDetail, imports } from '@edp/contract/modules/import/import.ts';
import type { TestClient } from '../test-client.ts';

/** Uploads a file to be imported, as the browser does. */
export async function uploadSheet(client: TestClient, noun: string, content: Buffer | string, name = 'x.csv') {
  const form = new FormData();
  form.append('noun', noun);
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const response = await fetch(client.baseUrl + imports.upload.path, {
    method: 'POST',
    headers: client.headersOf(),
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Envelope<ImportDetail> };
}
