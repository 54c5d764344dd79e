import { allCalls } from '../../modules.ts';
import { filePurposes } from '@edp/contract/file-purposes.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile, sendParts } from '../../testing/upload-file.ts';

let app: TestApp;
let clients: Record<'admin' | 'zhangwei' | 'lina' | 'kehu', TestClient>;
beforeAll(async () => {
  app = await startTestApp();
  clients = {
    admin: await app.as('admin'),
    zhangwei: await app.as('zhangwei'),
    lina: await app.as('lina'),
    kehu: await app.as('kehu'),
  };
});
afterAll(() => app.stop());

const png = createCanvas(20, 20).toBuffer('image/png');
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42'),
  Buffer.alloc(4),
  Buffer.from('mp42isom'),
  Buffer.alloc(64),
]);
const files = async () =>
  (await (await app.asTenant(1)).query('select id, purpose, source from file order by id desc')).rows;
const forbidden = { status: 403, body: { code: 4003, message: '当前角色没有上传这类文件的权限' } };

describe('上传的用途', () => {
  it('各用途要求的权限都是已有的权限', () => {
    const permissions = new Set(allCalls.map((call) => call.can));
    const required = Object.values(filePurposes).flatMap(({ can }) => (can === 'member' ? [] : can));
    expect(required.length).toBeGreaterThan(0);
    expect(required.filter((permission) => !permissions.has(permission))).toEqual([]);
  });

  it.each(['kehu', 'lina'] as const)('%s 没有编辑权限，除头像外什么都不能上传', async (who) => {
    const before = await files();
    expect(await sendFile(clients[who], 'x.png', png)).toMatchObject(forbidden);
    expect(
      await sendParts(clients[who], [
        ['purpose', 'picture'],
        ['file', png],
      ]),
    ).toMatchObject(forbidden);
    // The fields may come after the file.
    expect(
      await sendParts(clients[who], [
        ['file', png],
        ['source', 'edp-pc'],
      ]),
    ).toMatchObject(forbidden);
    expect(await sendParts(clients[who], [['file', png]])).toMatchObject(forbidden);
    expect(await files()).toEqual(before);
    for (const parts of [
      [
        ['source', 'edp'],
        ['file', png],
      ],
      [
        ['file', png],
        ['source', 'edp'],
      ],
      [
        ['purpose', 'avatar'],
        ['file', png],
      ],
    ] as [string, string | Buffer][][]) {
      const { status, body } = await sendParts(clients[who], parts);
      expect([status, body.message]).toEqual([200, '操作成功']);
      expect((await files())[0]).toMatchObject({ id: body.data.id, purpose: 'avatar' });
    }
  });

  it('有编辑权限的角色不写用途时，可以上传其可用的各种用途的文件', async () => {
    const { status, body } = await sendFile(clients.zhangwei, 'x.png', png);
    expect(status).toBe(200);
    // It may be the picture of a record or one of a material's documents.
    expect((await files())[0]).toEqual({ id: body.data.id, purpose: null, source: 'edp-pc' });
    expect(
      (
        await sendParts(clients.zhangwei, [
          ['source', 'edp-pc'],
          ['file', pdf],
        ])
      ).status,
    ).toBe(200);
    // Of a material or of a product.
    expect((await files())[0]).toMatchObject({ purpose: null });
    expect(
      (
        await sendParts(clients.zhangwei, [
          ['source', 'edp-pc'],
          ['purpose', 'materialDocument'],
          ['file', pdf],
        ])
      ).status,
    ).toBe(200);
    expect((await files())[0]).toMatchObject({ purpose: 'materialDocument' });
    expect(
      (
        await sendParts(clients.zhangwei, [
          ['source', 'edp-pc'],
          ['purpose', 'picture'],
          ['file', png],
        ])
      ).status,
    ).toBe(200);
  });

  it('物料的主图可以是大于 1 MB 的视频', async () => {
    expect(
      (
        await sendParts(clients.zhangwei, [
          ['purpose', 'materialPicture'],
          ['file', Buffer.concat([mp4, Buffer.alloc(2 * 1024 * 1024)])],
        ])
      ).status,
    ).toBe(200);
    expect((await files())[0]).toMatchObject({ purpose: 'materialPicture' });
  });

  it.each([
    [
      '不认识的用途',
      [
        ['purpose', 'video'],
        ['file', png],
      ],
      400,
      '请选择有效的选项',
    ],
    [
      '对象的成员名',
      [
        ['purpose', 'constructor'],
        ['file', png],
      ],
      400,
      '请选择有效的选项',
    ],
    [
      '用途不允许的类型',
      [
        ['purpose', 'picture'],
        ['file', pdf],
      ],
      415,
      '只能上传JPG/PNG !',
    ],
    [
      '各用途都不允许的类型',
      [
        ['source', 'edp-pc'],
        ['file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ],
      415,
      '不支持上传这种文件！',
    ],
    [
      '物料主图不允许的类型',
      [
        ['purpose', 'materialPicture'],
        ['file', pdf],
      ],
      415,
      '不支持上传这种文件！',
    ],
    [
      '超过 1 MB 的物料主图',
      [
        ['purpose', 'materialPicture'],
        ['file', Buffer.concat([png, Buffer.alloc(1024 * 1024)])],
      ],
      413,
      '文件必须小于1MB !',
    ],
    [
      '超过 110 MB 的物料视频',
      [
        ['purpose', 'materialPicture'],
        ['file', Buffer.concat([mp4, Buffer.alloc(110 * 1024 * 1024)])],
      ],
      413,
      '视频必须小于110MB !',
    ],
    [
      '超过 1 MB 的头像',
      [
        ['source', 'edp'],
        ['file', Buffer.concat([png, Buffer.alloc(1024 * 1024)])],
      ],
      413,
      '文件必须小于1MB !',
    ],
  ] as [string, [string, string | Buffer][], number, string][])('拒绝%s', async (_what, parts, status, message) => {
    const before = await files();
    const answer = await sendParts(clients.admin, parts);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await files()).toEqual(before);
  });

  it('只能上传头像的人每小时 30 次', async () => {
    const kehu = await app.as('kehu');
    await (await app.owner()).query(`update app.attempt set count = 30 where key like 'upload:1:%'`);
    expect(await sendFile(kehu, 'x.png', png, 'edp')).toMatchObject({ status: 429 });
    expect((await sendFile(clients.zhangwei, 'x.png', png, 'edp')).status).toBe(200);
  });
});
