import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCertificateWith, downloadCertificate } from '../../testing/files/certificate-calls.ts';
import { derCertificate, pkcs12 } from '../../testing/files/certificate-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openPool } from '../database/pool.ts';
import { removeDiscardedFiles } from './discarded-files.ts';
import { type FileStore, openFileStore } from './file-store.ts';
import { sealEarlierFiles } from './seal-earlier-files.ts';

let app: TestApp;
let admin: TestClient;
let folder: string;
let pool: pg.Pool;
let files: FileStore;
const log = { warn: vi.fn<(...args: unknown[]) => void>() };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-earlier-'));
  app = await startTestApp({ EDP_DATA: folder });
  admin = await app.as('admin');
  pool = openPool({ url: app.databaseUrl, timeZone: 'Asia/Shanghai', size: 3 });
  files = openFileStore(app.config);
});
afterAll(async () => {
  await pool.end();
  await app.stop();
  await rm(folder, { recursive: true });
});

const pathOf = (key: string) => join(folder, 'files', key);
const exists = (key: string) =>
  readFile(pathOf(key)).then(
    () => true,
    () => false,
  );
const keyOf = async (fileId: string, tenantId = 1) =>
  (await (await app.owner()).query('select storage_key from file where tenant_id = $2 and id = $1', [fileId, tenantId]))
    .rows[0].storage_key as string;
const discarded = async () =>
  (await pool.query<{ storage_key: string }>('select storage_key from app.discarded_file')).rows.map(
    (row) => row.storage_key,
  );
const isDownloadable = async (id: string, content: Buffer, client = admin) =>
  Buffer.from(await (await downloadCertificate(client, id)).arrayBuffer()).equals(content);

/** A certificate whose file lies where and as earlier versions put it. */
async function addEarlier(content: Buffer, client = admin, tenantId = 1) {
  const { id, fileId } = await addCertificateWith(client, content);
  const sealed = await keyOf(fileId, tenantId);
  const key = sealed.replace('.sealed', '');
  await writeFile(pathOf(key), content);
  await rm(pathOf(sealed));
  const owner = await app.owner();
  await owner.query('update file set storage_key = $1 where tenant_id = $2 and id = $3', [key, tenantId, fileId]);
  await owner.query('delete from app.discarded_file');
  return { id, fileId, key, sealed };
}

describe('以前版本存放的证书文件', () => {
  it('加密一次，明文消失；之前之后都能下载；再来一次什么也不变', async () => {
    const [one, two] = [await addEarlier(pkcs12), await addEarlier(derCertificate)];
    expect([await isDownloadable(one.id, pkcs12), await isDownloadable(two.id, derCertificate)]).toEqual([true, true]);
    await sealEarlierFiles({ pool, files, log });
    for (const [{ id, fileId, key, sealed }, content] of [
      [one, pkcs12],
      [two, derCertificate],
    ] as const) {
      expect([await keyOf(fileId), await exists(key)]).toEqual([sealed, false]);
      expect((await readFile(pathOf(sealed))).includes(content.subarray(0, 32))).toBe(false);
      expect(await isDownloadable(id, content)).toBe(true);
    }
    expect(await discarded()).toEqual([]);
    const before = await readFile(pathOf(one.sealed));
    await sealEarlierFiles({ pool, files, log });
    expect((await readFile(pathOf(one.sealed))).equals(before)).toBe(true);
  });

  it('停用的租户也一样；图片不动', async () => {
    const owner = await app.owner();
    const pictures = async () =>
      (await owner.query(`select storage_key from file where content_type = 'image/png' order by tenant_id, id`)).rows;
    const before = await pictures();
    const earlier = await addEarlier(pkcs12, await app.as('admin', { tenantCode: 'HXJT' }), 2);
    await owner.query('update app.tenant set active = false where id = 2');
    await sealEarlierFiles({ pool, files, log });
    await owner.query('update app.tenant set active = true where id = 2');
    expect([await keyOf(earlier.fileId, 2), await exists(earlier.key)]).toEqual([earlier.sealed, false]);
    expect(await pictures()).toEqual(before);
  });

  it('写出密文后中断：原文件还在使用，下次做完', async () => {
    const { id, fileId, key, sealed } = await addEarlier(pkcs12);
    const dying: FileStore = {
      ...files,
      async put(...args) {
        await files.put(...args);
        throw new Error('killed');
      },
    };
    await sealEarlierFiles({ pool, files: dying, log });
    expect([await keyOf(fileId), await exists(key), await exists(sealed), await isDownloadable(id, pkcs12)]).toEqual([
      key,
      true,
      true,
      true,
    ]);
    await sealEarlierFiles({ pool, files, log });
    expect([await keyOf(fileId), await exists(key), await isDownloadable(id, pkcs12)]).toEqual([sealed, false, true]);
  });

  it('密文读回来不一样：原文件留下', async () => {
    const { id, fileId, key, sealed } = await addEarlier(pkcs12);
    const forgetful: FileStore = { ...files, put: (place, _content, type) => files.put(place, derCertificate, type) };
    await sealEarlierFiles({ pool, files: forgetful, log });
    expect([await keyOf(fileId), await exists(key), await isDownloadable(id, pkcs12)]).toEqual([key, true, true]);
    await sealEarlierFiles({ pool, files, log });
    expect([await keyOf(fileId), await isDownloadable(id, pkcs12)]).toEqual([sealed, true]);
  });

  it('改好记录后中断：明文记在待清除之列，下次清除', async () => {
    const { id, fileId, key, sealed } = await addEarlier(pkcs12);
    await sealEarlierFiles({ pool, files: { ...files, remove: () => Promise.reject(new Error('killed')) }, log });
    expect([await keyOf(fileId), await exists(key), await isDownloadable(id, pkcs12)]).toEqual([sealed, true, true]);
    expect(await discarded()).toEqual([key]);
    await sealEarlierFiles({ pool, files, log });
    expect([await exists(key), await discarded()]).toEqual([false, []]);
  });

  it('一个文件丢失不妨碍别的，日志里有记录', async () => {
    const [lost, other] = [await addEarlier(pkcs12), await addEarlier(derCertificate)];
    await rm(pathOf(lost.key));
    log.warn.mockClear();
    await sealEarlierFiles({ pool, files, log });
    expect(await keyOf(other.fileId)).toBe(other.sealed);
    expect(log.warn.mock.calls).toEqual([
      [expect.objectContaining({ tenantId: 1, file: lost.fileId }), expect.stringContaining('could not be encrypted')],
    ]);
    await admin.succeed(certificate.delete, [lost.id]);
  });

  it('几个进程同时做，结果一样', async () => {
    const earlier = [await addEarlier(pkcs12), await addEarlier(pkcs12), await addEarlier(pkcs12)];
    await Promise.all([
      sealEarlierFiles({ pool, files, log }),
      sealEarlierFiles({ pool, files, log }),
      ...earlier.map(({ id }) => isDownloadable(id, pkcs12)),
    ]);
    await sealEarlierFiles({ pool, files, log });
    for (const { id, fileId, key, sealed } of earlier)
      expect([await keyOf(fileId), await exists(key), await isDownloadable(id, pkcs12)]).toEqual([sealed, false, true]);
  });
});

it('删除证书时存储不可用：证书照样删除，密文稍后清除', async () => {
  const { id, fileId } = await addCertificateWith(admin, pkcs12);
  const key = await keyOf(fileId);
  await rm(pathOf(key));
  await mkdir(pathOf(key));
  await admin.succeed(certificate.delete, [id]);
  expect(await discarded()).toEqual([key]);
  await rm(pathOf(key), { recursive: true });
  await removeDiscardedFiles({ pool, files, log });
  expect(await discarded()).toEqual([]);
});
