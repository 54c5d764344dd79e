import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCertificateWith, downloadCertificate } from '../../testing/files/certificate-calls.ts';
import { pkcs12 } from '../../testing/files/certificate-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendFile, uploadFile } from '../../testing/upload-file.ts';

/** As much of S3 as the store speaks: PUT, GET and DELETE of signed objects. */
const objects = new Map<string, { content: Buffer; type: string | undefined; authorization: string | undefined }>();
let refuse = false;
let s3: Server;
let app: TestApp;

beforeAll(async () => {
  s3 = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (refuse) return response.writeHead(503).end();
    if (request.method === 'PUT') {
      objects.set(request.url!, {
        content: Buffer.concat(chunks),
        type: request.headers['content-type'],
        authorization: request.headers.authorization,
      });
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(request.url!);
      return response.writeHead(204).end();
    }
    const found = objects.get(request.url!);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (found && start) return response.writeHead(206).end(found.content.subarray(Number(start), Number(end) + 1));
    return found ? response.writeHead(200).end(found.content) : response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(s3, 'listening');
  const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}/edp-files`;
  app = await startTestApp({ S3_ENDPOINT: endpoint, S3_ACCESS_KEY: 'access', S3_SECRET_KEY: 'secret' });
});
afterAll(async () => {
  await app.stop();
  s3.close();
});

const png = createCanvas(30, 30).toBuffer('image/png');

describe('文件存放在 S3', () => {
  it('上传到存储桶，并可经签名地址读回', async () => {
    const admin = await app.as('admin');
    const uploaded = await uploadFile(admin, 'x.png', png);
    const [[path, stored]] = [...objects] as [[string, { content: Buffer; type: string; authorization: string }]];
    expect(path).toMatch(/^\/edp-files\/1\/[0-9a-f]{2}\/[\w-]+\.png$/);
    expect(stored.content.equals(png)).toBe(true);
    expect(stored.type).toBe('image/png');
    expect(stored.authorization).toMatch(/^AWS4-HMAC-SHA256 /);
    const response = await fetch(app.baseUrl + uploaded.url);
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    const part = await fetch(app.baseUrl + uploaded.url, { headers: { range: 'bytes=10-19' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(png.subarray(10, 20))]).toEqual([206, true]);
  });

  it('证书文件在存储桶里是密文，可以下载', async () => {
    const admin = await app.as('admin');
    const { id } = await addCertificateWith(admin, pkcs12);
    const [path, stored] = [...objects].at(-1)!;
    expect(path).toMatch(/^\/edp-files\/1\/[0-9a-f]{2}\/[\w-]+\.p12\.sealed$/);
    expect([stored.type, stored.content.includes(pkcs12.subarray(0, 32))]).toEqual(['application/octet-stream', false]);
    expect(Buffer.from(await (await downloadCertificate(admin, id)).arrayBuffer()).equals(pkcs12)).toBe(true);
  });

  it('存储不可用时上传失败，数据库里不留记录', async () => {
    const admin = await app.as('admin');
    const tenantOne = await app.asTenant(1);
    const count = async () => (await tenantOne.query('select count(*)::int as n from file')).rows[0].n;
    const before = await count();
    refuse = true;
    const { status } = await sendFile(admin, 'x.png', png);
    refuse = false;
    expect(status).toBe(500);
    expect(await count()).toBe(before);
  });

  it('被拒绝的上传不留在存储桶', async () => {
    const before = [...objects.keys()];
    expect((await sendFile(app.anonymous(), 'x.png', png, 'edp')).status).toBe(200);
    const kept = [...objects.keys()];
    expect(kept).toHaveLength(before.length + 1);
    expect((await sendFile(app.anonymous(), 'x.png', png, 'edp-pc')).status).toBe(401);
    expect([...objects.keys()]).toEqual(kept);
  });
});
