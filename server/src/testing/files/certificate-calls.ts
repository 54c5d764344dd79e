import { application } from '@edp/contract/modules/application/application.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import type { TestClient } from '../test-client.ts';

interface Uploaded {
  msg: string;
  data: { certificateFile: { id: string; name: string }; startTime: string; endTime: string };
}

export async function uploadCertificate(client: TestClient, content: Buffer | string, name = 'push.p12') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const response = await fetch(client.baseUrl + certificate.upload.path, {
    method: 'POST',
    headers: client.headersOf(),
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Uploaded };
}

/** A new certificate with this file. */
export async function addCertificateWith(client: TestClient, content: Buffer | string, name?: string) {
  const { certificateFile } = (await uploadCertificate(client, content, name)).body.data;
  const { id: appId } = (await client.data(application.list, { code: 'PLM' }))[0]!;
  const [row] = await client.data(certificate.list, {});
  const { id } = await client.data(certificate.save, { ...row!, appId, certificatePwd: 'x', certificateFile });
  return { id, fileId: certificateFile.id };
}

export const downloadCertificate = (client: TestClient, id: string, headers: Record<string, string> = {}) =>
  fetch(client.baseUrl + certificate.download.path, {
    method: 'POST',
    headers: { ...client.headersOf(), 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ id }),
  });
