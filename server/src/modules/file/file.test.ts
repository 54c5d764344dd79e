import { file } from '@edp/contract/modules/file.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile, uploadFile } from '../../testing/upload-file.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const png = createCanvas(20, 20).toBuffer('image/png');

describe('文件上传', () => {
  it('按内容识别类型，与文件名无关', async () => {
    const uploaded = await uploadFile(admin, '名字随便.txt', png);
    expect(uploaded).toMatchObject({ orginalName: '名字随便.txt', url: uploaded.filePreview });
    const response = await fetch(app.baseUrl + uploaded.url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['网页冒充图片', 'x.png', Buffer.from('<html><script>alert(1)</script></html>'), 415, '不支持上传这种文件！'],
    ['可含脚本的矢量图', 'x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, '不支持上传这种文件！'],
    ['程序', 'x.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 415, '不支持上传这种文件！'],
    ['空文件', 'x.png', Buffer.alloc(0), 400, '文件内容为空'],
    ['过大的图片', 'x.png', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 413, '文件必须小于10MB !'],
  ])('拒绝%s', async (_what, name, content, status, message) => {
    const answer = await sendFile(admin, name, content);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('没有文件或不是表单时说明原因', async () => {
    const form = new FormData();
    form.append('source', 'edp-pc');
    const empty = await fetch(admin.baseUrl + file.upload.path, { method: 'POST', headers: admin.headersOf(), body: form });
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({ message: '请选择要上传的文件' });
    expect((await admin.send('POST', file.upload.path, { source: 'x' })).status).toBe(415);
  });

  it('没有会话不能上传', async () => {
    expect((await sendFile(app.anonymous(), 'x.png', png)).status).toBe(401);
  });
});

describe('附件下载', () => {
  const download = (client: TestClient, id: string) => fetch(client.baseUrl + file.attachment.path.replace('{appId}', id), { headers: client.headersOf() });

  it('带原文件名，可穿过服务前缀', async () => {
    const { id } = await uploadFile(admin, '说明 书.png', png);
    const response = await download(admin, id);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('说明 书.png')}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
  });

  it('别的租户的附件不存在', async () => {
    const { id } = await uploadFile(admin, 'x.png', png);
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await download(neighbour, id)).status).toBe(404);
  });
});
