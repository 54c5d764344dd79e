import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { file, type UploadedFile } from '@edp/contract/modules/file/file.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStore } from '../../kernel/files/file-store.ts';
import { removeForgottenFiles } from '../../kernel/files/visitor-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile, uploadFile } from '../../testing/upload-file.ts';

let app: TestApp;
let admin: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-files-'));
  app = await startTestApp({ EDP_DATA: folder });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

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
    [
      '可含脚本的矢量图',
      'x.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      '不支持上传这种文件！',
    ],
    ['程序', 'x.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 415, '不支持上传这种文件！'],
    ['空文件', 'x.png', Buffer.alloc(0), 400, '文件内容为空'],
    ['过大的图片', 'x.png', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 413, '文件必须小于10MB !'],
  ])('拒绝%s', async (_what, name, content, status, message) => {
    const answer = await sendFile(admin, name, content);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('文件名去掉控制字符、方向字符和路径', async () => {
    const { id, orginalName } = await uploadFile(admin, '../a\u0000b_\u202egnp\u200b.exe.png', png);
    expect(orginalName).toBe('ab_gnp.exe.png');
    const response = await fetch(admin.baseUrl + file.attachment.path.replace('{appId}', id), {
      headers: admin.headersOf(),
    });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''ab_gnp.exe.png`);
  });

  it('没有文件或不是表单时说明原因', async () => {
    const form = new FormData();
    form.append('source', 'edp-pc');
    const empty = await fetch(admin.baseUrl + file.upload.path, {
      method: 'POST',
      headers: admin.headersOf(),
      body: form,
    });
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({ message: '请选择要上传的文件' });
    expect((await admin.send('POST', file.upload.path, { source: 'x' })).status).toBe(415);
  });

  it('没有会话不能上传', async () => {
    expect((await sendFile(app.anonymous(), 'x.png', png)).status).toBe(401);
  });
});

describe('读取文件的一部分（视频可以拖动）', () => {
  const readPart = async (headers: Record<string, string>) => {
    const { url } = await uploadFile(admin, 'x.png', png);
    const response = await fetch(app.baseUrl + url, { headers });
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  };

  it.each([
    ['bytes=0-3', 0, 4],
    ['bytes=5-', 5, png.length],
    ['bytes=-7', png.length - 7, png.length],
    ['bytes=3-99999999', 3, png.length],
  ])('%s', async (range, start, end) => {
    const { response, content } = await readPart({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${png.length}`);
    expect(response.headers.get('content-length')).toBe(String(end - start));
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(content.equals(png.subarray(start, end))).toBe(true);
  });

  it('文件没有那些字节时说明有多少；看不懂的照常给出整个文件', async () => {
    const beyond = await readPart({ range: `bytes=${png.length}-` });
    expect([beyond.response.status, beyond.response.headers.get('content-range'), beyond.content.length]).toEqual([
      416,
      `bytes */${png.length}`,
      0,
    ]);
    for (const range of ['bytes=9-2', 'bytes=0-1,3-4', 'x']) {
      const { response, content } = await readPart({ range });
      expect([response.status, response.headers.get('accept-ranges'), content.equals(png)]).toEqual([
        200,
        'bytes',
        true,
      ]);
    }
  });

  it('只在仍是同一个文件时续传（If-Range）', async () => {
    const { url } = await uploadFile(admin, 'x.png', png);
    const get = (headers: Record<string, string>) => fetch(app.baseUrl + url, { headers });
    const tag = (await get({})).headers.get('etag')!;
    expect((await get({ range: 'bytes=1-2', 'if-range': tag })).status).toBe(206);
    for (const other of ['"other"', `W/${tag}`, 'Mon, 16 Nov 2026 00:00:00 GMT'])
      expect((await get({ range: 'bytes=1-2', 'if-range': other })).status).toBe(200);
  });
});

describe('签名链接', () => {
  const alter = (url: string, name: string, change: (value: string) => string) => {
    const address = new URL(url, app.baseUrl);
    const query = [...address.searchParams].map(
      ([key, value]) => `${key}=${encodeURIComponent(key === name ? change(value) : value)}`,
    );
    return fetch(`${address.origin}${address.pathname}?${query.join('&')}`);
  };

  it.each([
    ['十六进制', (value: string) => `0x${Number(value).toString(16)}`],
    ['指数', (value: string) => `${value}e0`],
    ['小数', (value: string) => `${value}.0`],
    ['空白', (value: string) => ` ${value} `],
    ['正号', (value: string) => `+${value}`],
    ['前导零', (value: string) => `0${value}`],
    ['看不见的字符', (value: string) => `\u200b${value}`],
    ['极大', () => '1e99'],
    ['空', () => ''],
  ])('租户和期限只接受十进制整数，不接受%s', async (_what, change) => {
    const { url } = await uploadFile(admin, 'x.png', png);
    expect((await alter(url, 't', (value) => value)).status).toBe(200);
    for (const name of ['t', 'e']) {
      const response = await alter(url, name, change);
      expect([response.status, await response.json()]).toMatchObject([400, { data: { fields: [{ field: name }] } }]);
    }
    expect((await alter(url, 's', (value) => ` ${value}`)).status).toBe(404);
  });

  it('只打开自己租户的文件，别的租户有同一编号的也不行', async () => {
    const { id, url } = await uploadFile(admin, 'x.png', png);
    const other = await uploadFile(await app.as('admin', { tenantCode: 'HXJT' }), 'y.png', png);
    await (
      await app.owner()
    ).query(
      `
      with moved as (delete from file where tenant_id = 2 and id = $2 returning to_jsonb(file) as row)
      insert into file overriding system value select (jsonb_populate_record(null::file, row || jsonb_build_object('id', $1::bigint))).* from moved`,
      [id, other.id],
    );
    expect((await alter(url, 't', (value) => value)).status).toBe(200);
    expect((await alter(url, 't', () => '2')).status).toBe(404);
  });
});

describe('缩略图', () => {
  const drawn = (width: number, height: number) => createCanvas(width, height);
  const sizeOf = async (thumbnail: string) => {
    const { width, height } = await loadImage(Buffer.from(thumbnail.replace('data:image/webp;base64,', ''), 'base64'));
    return [width, height];
  };
  const thumbnails = (...links: string[]) => admin.data(file.thumbnails, { links });

  it('一次调用取得多张图片，各缩小到 96 像素以内，小图不放大', async () => {
    const wide = await uploadFile(admin, 'a.png', drawn(400, 200).toBuffer('image/png'));
    const tall = await uploadFile(admin, 'b.jpg', drawn(300, 900).toBuffer('image/jpeg'));
    const small = await uploadFile(admin, 'c.png', png);
    const made = await thumbnails(wide.url, small.url, tall.url, wide.url);
    expect(await Promise.all(made.map(sizeOf))).toEqual([
      [96, 48],
      [20, 20],
      [32, 96],
      [96, 48],
    ]);
    expect(Math.max(...made.map(({ length }) => length))).toBeLessThan(4096);
  });

  it('伪造的链接和损坏的图片没有缩略图，其余照常', async () => {
    const { url } = await uploadFile(admin, 'a.png', png);
    const cut = await uploadFile(admin, 'cut.png', drawn(400, 400).toBuffer('image/png').subarray(0, 60));
    const [forged, another, broken, whole] = await thumbnails(
      url.replace(/s=./, 's=_'),
      url.replace('t=1', 't=2'),
      cut.url,
      url,
    );
    expect([forged, another, broken]).toEqual(['', '', '']);
    expect(await sizeOf(whole!)).toEqual([20, 20]);
    const other = await app.as('admin', { tenantCode: 'PLATFORM' });
    expect(await other.data(file.thumbnails, { links: [url] })).toEqual(['']);
  });

  it('像素过多的图片不解码', async () => {
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await thumbnails((await uploadFile(admin, 'bomb.png', bomb)).url)).toEqual(['']);
  });

  it('不是文件链接时说明原因', async () => {
    for (const link of ['https://example.invalid/x.png', '/file/v6/view/1', '']) {
      const { status, body } = await admin.send('POST', file.thumbnails.path, { links: [link] });
      expect([status, body]).toMatchObject([400, { data: { fields: [{ field: 'links.0' }] } }]);
    }
  });
});

describe('访客上传', () => {
  const upload = (content: Buffer, source = 'edp', headers?: Record<string, string>) =>
    sendFile(app.anonymous(), '执照.png', content, source, headers);
  const storedFiles = async () =>
    (await readdir(join(folder, 'files/public'), { recursive: true })).filter((name) => name.includes('.'));
  const publicFiles = async () =>
    (await (await app.owner()).query('select id, storage_key from app.public_upload order by id')).rows;

  it('注册时不需要会话；文件不属于任何租户，编号无法猜测', async () => {
    const { status, body } = await upload(png);
    expect(status).toBe(200);
    const uploaded = body.data;
    expect(uploaded).toMatchObject({ id: expect.stringMatching(/^v\d+\.[\w-]{43}$/), orginalName: '执照.png' });
    const { storage_key } = (await publicFiles()).at(-1);
    expect(storage_key).toMatch(/^public\//);
    const shown = await fetch(app.baseUrl + uploaded.url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);
    expect((await fetch(app.baseUrl + uploaded.url.replace(/view\/\d+/, 'view/999'))).status).toBe(404);
  });

  it('有会话时照常属于租户', async () => {
    const { body } = await sendFile(admin, 'x.png', png, 'edp');
    expect(body.data.id).toMatch(/^\d+$/);
  });

  it('票据失效时要求登录，不当作访客', async () => {
    const expired = await sendFile(app.anonymous({ ticket: 'expired' }), 'x.png', png, 'edp');
    expect([expired.status, expired.body.code]).toEqual([401, 403]);
  });

  it.each([
    ['其他来源', png, 'edp-pc', 401, '当前会话已失效，请重新登录'],
    ['图片以外的文件', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'), 'edp', 415, '只能上传JPG/PNG !'],
    ['网页', Buffer.from('<html></html>'), 'edp', 415, '不支持上传这种文件！'],
    ['超过 10 MB 的图片', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 'edp', 413, '文件必须小于10MB !'],
    ['远超 10 MB 的文件', Buffer.concat([png, Buffer.alloc(40 * 1024 * 1024)]), 'edp', 413, '文件必须小于10MB !'],
  ])('拒绝%s，不留下任何东西', async (_what, content, source, status, message) => {
    const before = [await publicFiles(), await storedFiles()];
    const answer = await upload(content, source);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect([await publicFiles(), await storedFiles()]).toEqual(before);
  });

  it('同一请求重放时拒绝', async () => {
    const headers = app.anonymous().headersOf();
    expect((await upload(png, 'edp', headers)).status).toBe(200);
    const before = await storedFiles();
    expect((await upload(png, 'edp', headers)).status).toBe(409);
    expect(await storedFiles()).toEqual(before);
  });

  it('同一地址次数有限', async () => {
    const owner = await app.owner();
    await owner.query(`update app.attempt set count = 30 where key = 'upload:127.0.0.1'`);
    expect((await upload(png)).status).toBe(429);
    await owner.query(`delete from app.attempt where key = 'upload:127.0.0.1'`);
  });

  it('一天后没有申请使用的文件被清除，连同内容', async () => {
    const old: UploadedFile = (await upload(png)).body.data;
    const [forgotten] = (await publicFiles()).slice(-1);
    await (
      await app.owner()
    ).query(`update app.public_upload set created_time = now() - interval '25 hours' where id = $1`, [forgotten.id]);
    const fresh: UploadedFile = (await upload(png)).body.data;
    const files = openFileStore(app.config);
    const pool = new pg.Pool({ connectionString: app.databaseUrl });
    await removeForgottenFiles(pool, files);
    await pool.end();
    expect((await fetch(app.baseUrl + old.url)).status).toBe(404);
    expect((await fetch(app.baseUrl + fresh.url)).status).toBe(200);
    await expect(files.get(forgotten.storage_key)).rejects.toThrow('ENOENT');
  });
});

describe('附件下载', () => {
  const download = (client: TestClient, id: string) =>
    fetch(client.baseUrl + file.attachment.path.replace('{appId}', id), { headers: client.headersOf() });

  it('带原文件名，可穿过服务前缀', async () => {
    const { id } = await uploadFile(admin, '说明 书.png', png);
    const response = await download(admin, id);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('说明 书.png')}`,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
  });

  it('别的租户的附件不存在', async () => {
    const { id } = await uploadFile(admin, 'x.png', png);
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await download(neighbour, id)).status).toBe(404);
  });
});
