import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { file } from '@edp/contract/modules/file/file.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { uploadCertificate } from '../../testing/files/certificate-calls.ts';
import { pkcs12 } from '../../testing/files/certificate-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile } from '../../testing/upload-file.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const png = createCanvas(20, 20).toBuffer('image/png');
const pictureOf = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);

let app: TestApp;
let admin: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-quota-'));
  app = await startTestApp({ EDP_DATA: folder, USER_QUOTA_MB: '2', TENANT_QUOTA_MB: '4', VISITOR_QUOTA_MB: '1' });
  admin = await app.as('admin');
  // The quotas of these tests are as small as the pictures of the demo together.
  for (const tenantId of [1, 2])
    await app.inTransaction({ tenantId }, (db) =>
      db.updateTable('file').set({ bytes: '1000' }).where('source', '=', 'demo').execute(),
    );
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const storedFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('存储配额', () => {
  it('同时上传很多也不会超过个人配额；拒绝时说明上限，不留下任何东西', async () => {
    const person = await addPerson(app, 'quota.one', null);
    const half = pictureOf(512 * kilobyte);
    const before = await storedFiles();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendFile(person, 'x.png', half)));
    expect([countOf(answers, 200), countOf(answers, 507)]).toEqual([4, 6]);
    expect(answers.find(({ status }) => status === 507)!.body).toMatchObject({
      code: 507,
      message: '您的存储空间不足：上限2 MB，已用2 MB，请联系管理员',
    });
    expect(await storedFiles()).toBe(before + 4);
    expect(await person.data(file.usage, {})).toEqual({ used: 2 * megabyte, limit: 2 * megabyte });
    const english = await app.as('admin', { language: 'ENG' });
    await (
      await app.owner()
    ).query(`update file set bytes = $1 where tenant_id = 1 and created_by = $2`, [megabyte, person.id]);
    expect((await sendFile(english, 'x.png', png)).body.message).toMatch(
      /^The storage of your company is full: 4\.\d MB of 4 MB are used\./,
    );
    await (await app.owner()).query(`delete from file where tenant_id = 1 and created_by = $1`, [person.id]);
  });

  it('企业配额按全体人员计；别的企业不受影响；管理员看得到', async () => {
    const people = [
      await addPerson(app, 'quota.two', null),
      await addPerson(app, 'quota.three', null),
      await addPerson(app, 'quota.four', null),
    ];
    const { used } = await admin.data(file.tenantUsage, {});
    const answers = await Promise.all(
      people.flatMap((person) => Array.from({ length: 4 }, () => sendFile(person, 'x.png', pictureOf(500 * kilobyte)))),
    );
    const fitting = Math.floor((4 * megabyte - used) / (500 * kilobyte));
    expect([countOf(answers, 200), countOf(answers, 507)]).toEqual([fitting, 12 - fitting]);
    expect(answers.find(({ status }) => status === 507)!.body.message).toMatch(
      /^企业的存储空间不足：上限4 MB，已用[\d.]+ MB，请联系管理员$/,
    );
    expect(await admin.data(file.tenantUsage, {})).toEqual({
      used: used + fitting * 500 * kilobyte,
      limit: 4 * megabyte,
    });
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await sendFile(neighbour, 'x.png', png)).status).toBe(200);
    expect((await (await app.as('lina')).attempt(file.tenantUsage, {})).status).toBe(403);
    expect((await (await app.as('lina')).attempt(file.usage, {})).status).toBe(200);
  });

  it('证书文件同样计入', async () => {
    await (
      await app.owner()
    ).query(`update file set bytes = $1 where id = (select max(id) from file where tenant_id = 1) and tenant_id = 1`, [
      4 * megabyte,
    ]);
    const { status, body } = await uploadCertificate(admin, pkcs12);
    expect([status, body.msg]).toEqual([507, expect.stringMatching(/^企业的存储空间不足/)]);
  });

  it('长度已超过配额的上传，一个字节都不读就拒绝', async () => {
    const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const { hostname, port } = new URL(app.baseUrl);
      const sent = request({
        hostname,
        port,
        path: file.upload.path,
        method: 'POST',
        headers: {
          ...admin.headersOf(),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 900 * kilobyte,
        },
      });
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode!, body: Buffer.concat(chunks).toString() });
          sent.destroy();
        });
      });
      sent.on('error', reject);
      sent.flushHeaders();
    });
    expect([status, JSON.parse(body).data.error]).toEqual([507, 'file.tenantQuota']);
  });

  it('访客的上传有整个安装的上限，同时上传也不会超过', async () => {
    const owner = await app.owner();
    await owner.query('update app.public_upload set bytes = 0');
    const before = await storedFiles();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendFile(app.anonymous(), '执照.png', pictureOf(400 * kilobyte), 'edp')),
    );
    expect([countOf(answers, 200), countOf(answers, 507)]).toEqual([2, 4]);
    expect(answers.find(({ status }) => status === 507)!.body.message).toBe(
      '暂时不能上传：注册资料的存储空间已达上限1 MB，请稍后再试',
    );
    expect(await storedFiles()).toBe(before + 2);
  });

  it('按索引求和', async () => {
    const owner = await app.owner();
    // What is not on disk yet is not marked as visible to all, without which no index is read alone.
    await owner.query('set synchronous_commit = on');
    await owner.query(`insert into file (tenant_id, storage_key, original_name, content_type, bytes, sha256, source)
      select t, t || '/' || n, 'x', 'image/png', 10, repeat('0', 64), 'test' from generate_series(1, 2) t, generate_series(1, 10000) n`);
    await owner.query('vacuum analyze file');
    const tenantTwo = await app.asTenant(2);
    const { rows } = await tenantTwo.query<{ 'QUERY PLAN': string }>(
      'explain select sum(bytes), sum(bytes) filter (where created_by = 1) from file',
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using file_usage');
  });
});
