import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStore } from '../../kernel/files/file-store.ts';
import { removeOrphanedFiles } from '../../kernel/files/orphaned-files.ts';
import { addCertificateWith, downloadCertificate, uploadCertificate } from '../../testing/files/certificate-calls.ts';
import { derCertificate, pemCertificate, pkcs12 } from '../../testing/files/certificate-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile } from '../../testing/upload-file.ts';

let app: TestApp;
let admin: TestClient;
let zhangwei: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [admin, zhangwei] = [await app.as('admin'), await app.as('zhangwei')];
});
afterAll(() => app.stop());

const upload = (content: Buffer | string, name?: string, client = admin) => uploadCertificate(client, content, name);
const createWith = (content: Buffer | string, name?: string) => addCertificateWith(admin, content, name);
const placeOf = async (fileId: string) =>
  (await (await app.owner()).query('select storage_key from file where tenant_id = 1 and id = $1', [fileId])).rows[0]
    ?.storage_key as string | undefined;

describe('证书文件上传', () => {
  it.each([
    ['PKCS#12', pkcs12, 'push.p12', '', ''],
    ['DER 证书', derCertificate, 'release.cer', '2026-11-15', '2027-11-15'],
    ['PEM 证书', pemCertificate, '发布 证书.pem', '2026-11-15', '2027-11-15'],
  ])('%s可以上传，给出其中的有效期', async (_what, content, name, startTime, endTime) => {
    const { status, body } = await upload(content, name);
    expect(status).toBe(200);
    expect(body.data).toEqual({ certificateFile: { id: expect.stringMatching(/^\d+$/), name }, startTime, endTime });
  });

  it.each([
    ['网页', Buffer.from('<html></html>'), 415, '不支持上传这种文件！'],
    ['程序', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 415, '不支持上传这种文件！'],
    ['图片', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, '不支持上传这种文件！'],
    ['带着脚本的证书', Buffer.concat([derCertificate, Buffer.from('#!/bin/sh')]), 415, '不支持上传这种文件！'],
    ['空文件', Buffer.alloc(0), 400, '文件内容为空'],
    ['超过 1 MB 的文件', Buffer.concat([pkcs12, Buffer.alloc(1024 * 1024)]), 413, '文件必须小于1MB !'],
  ])('拒绝%s', async (_what, content, status, message) => {
    const answer = await upload(content);
    expect([answer.status, answer.body.msg]).toEqual([status, message]);
  });

  it('只有能编辑证书的人可以上传；普通上传不接受证书', async () => {
    expect((await upload(pkcs12, 'x.p12', await app.as('lina'))).status).toBe(403);
    for (const content of [pkcs12, derCertificate, Buffer.from(pemCertificate)]) {
      const answer = await sendFile(admin, 'x.p12', content);
      expect([answer.status, answer.body.message]).toEqual([415, '不支持上传这种文件！']);
    }
  });

  it('图片不能当作证书文件保存', async () => {
    const [row] = await admin.data(certificate.list, {});
    const picture = (
      await (await app.asTenant(1)).query(`select id from file where content_type = 'image/png' limit 1`)
    ).rows[0].id;
    const { body } = await admin.attempt(certificate.update, { ...row!, certificateFile: { id: picture } });
    expect(body).toMatchObject({ msg: '证书文件不存在，请重新上传', data: { fields: [{ field: 'certificateFile' }] } });
  });
});

describe('证书文件下载', () => {
  it('有权限的人得到附件，不缓存，并留下记录', async () => {
    const { id } = await createWith(pkcs12, '推送.p12');
    const response = await downloadCertificate(admin, id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-pkcs12');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('推送.p12')}`,
    );
    expect([response.headers.get('cache-control'), response.headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(pkcs12)).toBe(true);
    expect(await admin.data(certificate.reveals, { id })).toMatchObject([{ userName: '陈志远', what: 'file' }]);
  });

  it('没有权限、别的租户都得不到；没有文件时说明', async () => {
    const { id, fileId } = await createWith(pkcs12);
    expect((await downloadCertificate(zhangwei, id)).status).toBe(403);
    expect((await downloadCertificate(await app.as('admin', { tenantCode: 'HXJT' }), id)).status).toBe(404);
    // Not even by the number of the file, which is easy to guess.
    const attachment = await fetch(admin.baseUrl + file.attachment.path.replace('{appId}', fileId), {
      headers: admin.headersOf(),
    });
    expect(attachment.status).toBe(404);
    const without = (await admin.data(certificate.list, {})).find(({ certificateFile }) => certificateFile === null);
    expect((await admin.attempt(certificate.download, { id: without!.id })).body).toMatchObject({
      code: 404,
      msg: '该证书没有上传文件',
    });
  });

  it('更换或删除后，旧文件连同内容一起消失；还在使用的留下', async () => {
    const files = openFileStore(app.config);
    const { id, fileId } = await createWith(pkcs12);
    const place = (await placeOf(fileId))!;
    const second = (await upload(derCertificate)).body.data.certificateFile;
    await admin.succeed(certificate.update, {
      ...(await admin.data(certificate.detail, { id })),
      certificateFile: second,
    });
    expect(await placeOf(fileId)).toBeUndefined();
    await expect(files.get(place)).rejects.toThrow('ENOENT');
    const other = (await admin.data(certificate.list, {})).find((row) => row.id !== id);
    await admin.succeed(certificate.update, { ...other!, certificateFile: second });
    await admin.succeed(certificate.delete, [id]);
    expect((await downloadCertificate(admin, other!.id)).status).toBe(200);
    const kept = (await placeOf(second.id))!;
    await admin.succeed(certificate.delete, [other!.id]);
    expect(await placeOf(second.id)).toBeUndefined();
    await expect(files.get(kept)).rejects.toThrow('ENOENT');
  });

  it('上传一天后没有随证书保存的文件被清除，连同内容；在用的与别的文件留下', async () => {
    const files = openFileStore(app.config);
    const { id } = await createWith(pkcs12);
    const old = (await upload(pkcs12)).body.data.certificateFile.id;
    const place = (await placeOf(old))!;
    const owner = await app.owner();
    await owner.query(`update file set created_time = now() - interval '25 hours'`);
    const fresh = (await upload(pkcs12)).body.data.certificateFile.id;
    const pictures = async () =>
      (await owner.query(`select count(*)::int as count from file where content_type = 'image/png'`)).rows[0]
        .count as number;
    const before = await pictures();
    const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
    await removeOrphanedFiles({ pool, files, log: console });
    await pool.end();
    expect(await placeOf(old)).toBeUndefined();
    await expect(files.get(place)).rejects.toThrow('ENOENT');
    expect(await placeOf(fresh)).toBeDefined();
    expect((await downloadCertificate(admin, id)).status).toBe(200);
    expect(await pictures()).toBe(before);
  });
});
