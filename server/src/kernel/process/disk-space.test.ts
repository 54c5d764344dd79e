import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { createCanvas } from '@napi-rs/canvas';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadCertificate } from '../../testing/files/certificate-calls.ts';
import { pkcs12 } from '../../testing/files/certificate-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile } from '../../testing/upload-file.ts';
import { toFailure } from '../http/failure.ts';

const low = '服务器磁盘空间不足，暂时不能上传文件或进行批量操作，请联系管理员';

describe('磁盘空间低于下限', () => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp({ MIN_FREE_DISK_MB: '1000000000' });
    admin = await app.as('admin');
  });
  afterAll(() => app.stop());

  it('拒绝上传，不论有没有会话', async () => {
    const png = createCanvas(20, 20).toBuffer('image/png');
    for (const [client, source] of [
      [admin, 'edp-pc'],
      [admin, 'edp'],
      [app.anonymous(), 'edp'],
    ] as const) {
      expect(await sendFile(client, 'x.png', png, source)).toMatchObject({
        status: 507,
        body: { code: 507, message: low },
      });
    }
    expect((await uploadCertificate(admin, pkcs12)).body).toMatchObject({ code: 507, msg: low });
  });

  it('拒绝批量操作；日常的修改照常', async () => {
    const [set] = await admin.data(categorySet.list, {});
    expect(await admin.attempt(categorySet.copy, { sourceId: set!.id, name: '副本', code: 'COPY' })).toMatchObject({
      status: 507,
      body: { message: low },
    });
    const [labels] = await admin.data(labelSet.list, {});
    expect((await admin.attempt(labelSet.copy, { sourceId: labels!.id, name: '副本' })).status).toBe(507);
    await admin.succeed(categorySet.save, { code: 'SMALL', name: '照常', type: 1, state: 1 });
  });

  it('/readyz 仍然就绪并说明，/metrics 给出剩余空间', async () => {
    const ready = await fetch(`${app.baseUrl}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', disk: 'low' }]);
    expect(await (await fetch(`${app.baseUrl}/metrics`)).text()).toMatch(/edp_disk_free_bytes [1-9]/);
  });
});

describe('磁盘已满', () => {
  it.each([
    ['数据库', Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })],
    ['文件', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
    ['文件配额', Object.assign(new Error('EDQUOT: disk quota exceeded, write'), { code: 'EDQUOT' })],
  ])('%s写不下时答复 507', (_what, error) => {
    expect(toFailure(error, 'ZHS', 'request')).toMatchObject({
      status: 507,
      body: { code: 507, message: '服务器磁盘空间已满，未能保存，请联系管理员' },
      unexpected: false,
    });
  });
});
