import { setTimeout as sleep } from 'node:timers/promises';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { translate } from '@edp/contract/texts.ts';
import { uploadSheet } from '../../testing/imports/upload-sheet.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile } from '../../testing/upload-file.ts';

interface Sent {
  /** Of each call that the file went through. */
  statuses: number[];
  message: string;
}

/** Takes a file the whole way on which its content is read: `bomId` is a draft that nothing is written to. */
export async function sendHostile(client: TestClient, bomId: string, name: string, content: Buffer): Promise<Sent> {
  if (/\.(?:png|jpg)$/.test(name)) return sendPicture(client, name, content);
  if (/\.(?:pem|p12|cer)$/.test(name)) return sendForm(client, certificate.upload.path, {}, name, content);
  const sent = await sendSheet(client, name, content);
  if (!name.endsWith('.xlsx')) return sent;
  const asBom = await sendForm(client, bom.importExcel.path, { bomId, preview: '1' }, name, content);
  return { ...sent, statuses: [...sent.statuses, ...asBom.statuses] };
}

/** Upload, dry run, and the rows that it found. */
export async function sendSheet(client: TestClient, name: string, content: Buffer, noun = 'brand'): Promise<Sent> {
  const { status, body } = await uploadSheet(client, noun, content, name);
  if (status !== 200) return { statuses: [status], message: body.message };
  const { id, columns } = body.data;
  const mapping = columns.filter(({ field }) => field).map(({ place, field }) => ({ place, field }));
  const checked = await client.attempt(imports.check, { id, mapping, replacements: [] });
  if (checked.status !== 200) return { statuses: [status, checked.status], message: checked.body.message };
  const error = await endOfCheck(client, id);
  const rows = await client.attempt(imports.rows, { id, pageSize: 1000 });
  return { statuses: [status, checked.status, hasFailed(error) ? 500 : 200, rows.status], message: error };
}

async function endOfCheck(client: TestClient, id: string): Promise<string> {
  for (;;) {
    const { jobState, error } = await client.data(imports.detail, { id });
    if (!/queued|running/.test(jobState)) return error;
    await sleep(50);
  }
}

/** For a reason that the product has no sentence for. */
const hasFailed = (error: string) => error !== '' && error.startsWith(translate('job.failed', 'ZHS').split('{')[0]!);

/** Uploaded, and made small as lists show it. */
async function sendPicture(client: TestClient, name: string, content: Buffer): Promise<Sent> {
  const { status, body } = await sendFile(client, name, content);
  if (status !== 200) return { statuses: [status], message: body.message };
  const thumbnails = await client.attempt(file.thumbnails, { links: [body.data.url] });
  return { statuses: [status, thumbnails.status], message: thumbnails.body.message };
}

async function sendForm(
  client: TestClient,
  path: string,
  fields: Readonly<Record<string, string>>,
  name: string,
  content: Buffer,
): Promise<Sent> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(client.baseUrl + path, { method: 'POST', headers: client.headersOf(), body: form });
  const { message } = (await response.json()) as { message: string };
  return { statuses: [response.status], message };
}
