import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { openFileStore } from '../../kernel/files/file-store.ts';
import { openLinks } from '../../kernel/files/links.ts';
import { addCertificateWith, downloadCertificate, uploadCertificate } from '../../testing/files/certificate-calls.ts';
import { derCertificate, pemCertificate, pkcs12 } from '../../testing/files/certificate-files.ts';
import { loginAs } from '../../testing/login-as.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile } from '../../testing/upload-file.ts';

let app: TestApp;
let admin: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-sealed-'));
  app = await startTestApp({ EDP_DATA: folder });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;
const pemWithKey = pemCertificate + privateKey;
const secretLines = privateKey.split('\n').filter((line) => line && !line.startsWith('-'));

const pathOf = async (fileId: string) =>
  join(
    folder,
    'files',
    (await (await app.owner()).query('select storage_key from file where tenant_id = 1 and id = $1', [fileId])).rows[0]
      .storage_key as string,
  );
async function wholeFolder() {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return Buffer.concat(
    await Promise.all(
      entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
    ),
  );
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const unreadable = { code: 409, msg: '证书文件无法解密，请编辑证书并重新上传文件' };

describe('证书文件加密存放', () => {
  it.each([
    ['PKCS#12', pkcs12, 'push.p12'],
    ['DER 证书', derCertificate, 'release.cer'],
    ['带私钥的 PEM', Buffer.from(pemWithKey), 'release.pem'],
  ])('%s在磁盘上是密文，下载时一字不差', async (_what, content, name) => {
    const { id, fileId } = await addCertificateWith(admin, content, name);
    const stored = await readFile(await pathOf(fileId));
    expect([stored[0], stored.length]).toEqual([1, 1 + 12 + 16 + content.length]);
    const everything = await wholeFolder();
    for (let at = 0; at + 16 <= content.length; at += 16)
      expect(everything.includes(content.subarray(at, at + 16))).toBe(false);
    const response = await downloadCertificate(admin, id, { range: 'bytes=0-3' });
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(content.length)]);
    expect((await bytesOf(response)).equals(content)).toBe(true);
  });

  it('上传途中也不落到磁盘', async () => {
    const temporary = openFileStore(app.config).temporaryFolder;
    await rm(temporary, { recursive: true });
    await writeFile(temporary, 'no folder');
    onTestFinished(() => rm(temporary));
    expect((await sendFile(admin, 'x.png', Buffer.from('x'))).status).toBe(500);
    expect((await uploadCertificate(admin, pkcs12)).status).toBe(200);
  });

  it('修改记录里没有文件的内容', async () => {
    await addCertificateWith(admin, pemWithKey, 'release.pem');
    const { rows } = await (
      await app.owner()
    ).query<{ text: string }>(`select string_agg(changes::text, '') as text from change_record`);
    expect(rows[0]!.text).toContain('release.pem');
    for (const line of secretLines) expect(rows[0]!.text).not.toContain(line);
  });

  it.each<[string, (own: Buffer, other: Buffer) => Buffer]>([
    ['换成另一个文件的', (_own, other) => other],
    ['改动一个字节的', (own) => Buffer.concat([own.subarray(0, -1), Buffer.of(own.at(-1)! ^ 1)])],
    ['截断的', (own) => own.subarray(0, -8)],
    ['换成明文的', () => pkcs12],
    ['空的', () => Buffer.alloc(0)],
  ])('%s内容不给任何人，不算下载；说明怎么办', async (_what, change) => {
    const [one, other] = [await addCertificateWith(admin, pkcs12), await addCertificateWith(admin, derCertificate)];
    const path = await pathOf(one.fileId);
    await writeFile(path, change(await readFile(path), await readFile(await pathOf(other.fileId))));
    const response = await downloadCertificate(admin, one.id);
    expect([response.status, await response.json()]).toEqual([409, expect.objectContaining(unreadable)]);
    expect(await admin.data(certificate.reveals, { id: one.id })).toEqual([]);
  });

  it('记录不能指向别的租户的文件', async () => {
    const { fileId } = await addCertificateWith(admin, pkcs12);
    const move = (await app.owner()).query(
      `update file set storage_key = '2' || substr(storage_key, 2) where tenant_id = 1 and id = $1`,
      [fileId],
    );
    await expect(move).rejects.toThrow('file_in_folder_of_tenant');
  });
});

describe('换了 EDP_SECRET', () => {
  it('日志说明原因，没有机密；重新上传后恢复', async () => {
    const { id } = await addCertificateWith(admin, pemWithKey, 'release.pem');
    const secret = 'another-secret-that-is-long-enough-to-be-one';
    const other = await buildApp({ ...app.config, secret }, app.databaseUrl);
    onTestFinished(() => other.close());
    const log = vi.spyOn(other.log, 'error');
    await other.listen({ port: 0, host: '127.0.0.1' });
    const client = await loginAs(`http://127.0.0.1:${(other.server.address() as AddressInfo).port}`, {
      account: 'admin',
      password: 'Admin123',
    });

    expect(await (await downloadCertificate(client, id)).json()).toMatchObject(unreadable);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]![1]).toMatch(
      /^the file 1\/\S+\.pem\.sealed cannot be decrypted: EDP_SECRET is not the one/,
    );
    const logText = JSON.stringify(log.mock.calls);
    for (const line of [secret, app.config.secret, ...secretLines]) expect(logText).not.toContain(line);

    const { certificateFile } = (await uploadCertificate(client, pkcs12)).body.data;
    await client.succeed(certificate.update, { ...(await client.data(certificate.detail, { id })), certificateFile });
    expect((await bytesOf(await downloadCertificate(client, id))).equals(pkcs12)).toBe(true);
  });
});

describe('谁能得到证书文件', () => {
  it('签名地址不通向证书文件，不论签给哪个租户', async () => {
    const { fileId } = await addCertificateWith(admin, pkcs12);
    const links = openLinks(app.config.secret);
    for (const tenantId of [0, 1, 2]) expect((await fetch(app.baseUrl + links.to(tenantId, fileId))).status).toBe(404);
  });

  it('没有会话、没有权限、别的租户都得不到，也不留下载记录', async () => {
    const { id, fileId } = await addCertificateWith(admin, pkcs12);
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const clients: [TestClient, number][] = [
      [app.anonymous(), 401],
      [await app.as('lina'), 403],
      [await app.as('zhangwei'), 403],
      [neighbour, 404],
    ];
    for (const [client, status] of clients) {
      const response = await downloadCertificate(client, id);
      expect(response.status).toBe(status);
      expect((await bytesOf(response)).includes(pkcs12.subarray(0, 32))).toBe(false);
      const attachment = await fetch(app.baseUrl + file.attachment.path.replace('{appId}', fileId), {
        headers: client.headersOf(),
      });
      expect(attachment.status).toBe(status === 401 ? 401 : 404);
    }
    expect(await admin.data(certificate.reveals, { id })).toEqual([]);
    const taken = await neighbour.attempt(certificate.update, {
      ...(await neighbour.data(certificate.list, {}))[0]!,
      certificateFile: { id: fileId },
    });
    expect(taken.body).toMatchObject({ msg: '证书文件不存在，请重新上传' });
  });
});
