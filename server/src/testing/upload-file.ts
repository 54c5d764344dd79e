import { file, type UploadedFile } from '@edp/contract/modules/file/file.ts';
import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import type { TestClient } from './test-client.ts';

export function sendFile(
  client: TestClient,
  name: string,
  content: Buffer,
  source = 'edp-pc',
  headers: Record<string, string> = client.headersOf(),
) {
  return sendParts(
    client,
    [
      ['source', source],
      ['file', content],
    ],
    headers,
    name,
  );
}

/** The parts of the form in this order. */
export async function sendParts(
  client: TestClient,
  parts: readonly [string, string | Buffer][],
  headers: Record<string, string> = client.headersOf(),
  name = 'x.png',
) {
  const form = new FormData();
  for (const [field, value] of parts) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([new Uint8Array(value)]), name);
  }
  const response = await fetch(client.baseUrl + file.upload.path, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Envelope<UploadedFile> };
}

export async function uploadFile(client: TestClient, name: string, content: Buffer): Promise<UploadedFile> {
  const { status, body } = await sendFile(client, name, content);
  if (status !== 200) throw new Error(`upload answered ${status}: ${body.message}`);
  return body.data;
}
