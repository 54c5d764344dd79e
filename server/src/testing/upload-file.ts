import { file, type UploadedFile } from '@edp/contract/modules/file.ts';
import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import type { TestClient } from './test-client.ts';

export async function sendFile(client: TestClient, name: string, content: Buffer, source = 'edp-pc', headers: Record<string, string> = client.headersOf()) {
  const form = new FormData();
  form.append('source', source);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(client.baseUrl + file.upload.path, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Envelope<UploadedFile> };
}

export async function uploadFile(client: TestClient, name: string, content: Buffer): Promise<UploadedFile> {
  const { status, body } = await sendFile(client, name, content);
  if (status !== 200) throw new Error(`upload answered ${status}: ${body.message}`);
  return body.data;
}
