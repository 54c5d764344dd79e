import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imports } from '@edp/contract/modules/import/import.ts';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eicar, startClamd } from '../../testing/files/clamd.ts';
import { hasClamd, startDebianClamd } from '../../testing/files/debian-clamd.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile } from '../../testing/upload-file.ts';

const png = createCanvas(20, 20).toBuffer('image/png');
const infected = Buffer.concat([png, Buffer.from(eicar)]);
const refusal = {
  ZHS: '文件中发现病毒或恶意代码，没有上传',
  ENG: 'A virus or malicious code was found in this file. It was not uploaded',
};
const unknown = {
  ZHS: '暂时无法检查文件是否安全，没有上传，请稍后再试或联系管理员',
  ENG: 'The file could not be checked for viruses and was not uploaded. Please try again later or contact the administrator',
};
const at = (status: number, message: string) => ({
  status,
  body: { message, data: { fields: [{ field: 'file', message }] } },
});

/** A server that scans, with a folder of its own. */
async function startScanning(SCAN_UPLOADS: string, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'edp-scan-'));
  const app = await startTestApp({ EDP_DATA: folder, SCAN_UPLOADS, ...settings });
  onTestFinished(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });
  const kept = async () => ({
    files: (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
    rows: (
      await (
        await app.owner()
      ).query(`select (select max(id) from file) as file, (select max(id) from app.public_upload) as visitors`)
    ).rows,
  });
  /** Does it, and finds that nothing was kept. */
  const keepsNothing = async (send: () => Promise<unknown>) => {
    const before = await kept();
    const answer = await send();
    expect(await kept()).toEqual(before);
    return answer;
  };
  return { app, folder, keepsNothing };
}

const importFile = async (client: TestClient, content: string) => {
  const form = new FormData();
  form.append('noun', 'brand');
  form.append('file', new Blob([content]), '品牌.csv');
  const response = await fetch(client.baseUrl + imports.upload.path, {
    method: 'POST',
    headers: client.headersOf(),
    body: form,
  });
  return { status: response.status, body: await response.json() };
};

describe('clamd 检查上传的文件', () => {
  it('干净的保存，送去检查的一字节不差；有病毒的在字段处拒绝，什么也不留下：会话、访客、导入、粘贴都一样', async () => {
    const clamd = await startClamd();
    onTestFinished(() => clamd.stop());
    const { app, keepsNothing } = await startScanning(clamd.url);
    const [admin, english] = [await app.as('admin'), await app.as('lina', { language: 'ENG' })];
    const large = Buffer.concat([png, Buffer.alloc(900_000, 7)]);
    expect((await sendFile(admin, 'x.png', large)).status).toBe(200);
    expect(clamd.files.at(-1)!.equals(large)).toBe(true);
    expect(await keepsNothing(() => sendFile(admin, 'x.png', infected))).toMatchObject(at(400, refusal.ZHS));
    expect(await keepsNothing(() => sendFile(english, 'x.png', infected, 'edp'))).toMatchObject(at(400, refusal.ENG));
    expect(await keepsNothing(() => sendFile(app.anonymous(), 'x.png', infected, 'edp'))).toMatchObject(
      at(400, refusal.ZHS),
    );
    expect(await keepsNothing(() => importFile(admin, `品牌编码,品牌名称\nA,${eicar}\n`))).toMatchObject(
      at(400, refusal.ZHS),
    );
    expect(
      await keepsNothing(() =>
        admin.attempt(imports.paste, { noun: 'brand', text: `品牌编码\t品牌名称\nA\t${eicar}` }),
      ),
    ).toMatchObject({ status: 400, body: { message: refusal.ZHS } });
    expect((await importFile(admin, '品牌编码,品牌名称\nA,甲\n')).status).toBe(200);
  });

  it('不能检查、挂断、不在时都不放行，恢复后可以上传', async () => {
    const clamd = await startClamd();
    const { app, keepsNothing } = await startScanning(clamd.url);
    const [admin, english] = [await app.as('admin'), await app.as('lina', { language: 'ENG' })];
    for (const manner of ['refuses', 'hangsUp'] as const) {
      clamd.be(manner);
      expect.soft(await keepsNothing(() => sendFile(admin, 'x.png', png)), manner).toMatchObject(at(503, unknown.ZHS));
    }
    clamd.be('scans');
    expect((await sendFile(admin, 'x.png', png)).status).toBe(200);
    await clamd.stop();
    expect(await keepsNothing(() => sendFile(english, 'x.png', png, 'edp'))).toMatchObject(at(503, unknown.ENG));
  });

  it('一直不答复时到时拒绝', async () => {
    const clamd = await startClamd();
    onTestFinished(() => clamd.stop());
    clamd.be('isSilent');
    const { app, keepsNothing } = await startScanning(clamd.url, { SCAN_SECONDS: '1' });
    const admin = await app.as('admin');
    expect(await keepsNothing(() => sendFile(admin, 'x.png', png))).toMatchObject(at(503, unknown.ZHS));
  });
});

describe.skipIf(!hasClamd)('ClamAV 检查上传的文件（需要 Debian 的 clamav-daemon）', () => {
  it('经 TCP 与本机套接字都一样：干净的保存，有病毒的拒绝，超过它的上限的不放行', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'edp-clamd-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const clamd = await startDebianClamd(folder);
    onTestFinished(() => clamd.stop());
    for (const address of clamd.addresses) {
      const { app, keepsNothing } = await startScanning(address);
      const admin = await app.as('admin');
      expect.soft((await sendFile(admin, 'x.png', png)).status, address).toBe(200);
      expect
        .soft(await keepsNothing(() => sendFile(admin, 'x.png', infected)), address)
        .toMatchObject(at(400, refusal.ZHS));
      const larger = Buffer.concat([png, Buffer.alloc(2 ** 20)]);
      expect
        .soft(await keepsNothing(() => sendFile(admin, 'x.png', larger)), address)
        .toMatchObject(at(503, unknown.ZHS));
    }
  });
});

describe('程序检查上传的文件', () => {
  /** A program that reads its standard input and ends with 0, 1 or 2. */
  const scanner = `
    let text = '';
    process.stdin.setEncoding('latin1').on('data', (piece) => (text += piece)).on('end', () => {
      if (Object.keys(process.env).some((name) => /SECRET|DATABASE|EDP/.test(name))) process.exit(3);
      if (text.includes('BREAK')) process.exit(2);
      process.exit(text.includes('EICAR') ? 1 : 0);
    });`;

  it('以 0 结束的保存，以 1 结束的拒绝，其他的、启动不了的都不放行；它得不到服务器的设置', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'edp-scanner-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'scan.mjs'), scanner);
    process.env.EDP_SECRET_OF_TEST = 'x';
    onTestFinished(() => void delete process.env.EDP_SECRET_OF_TEST);
    const { app, keepsNothing } = await startScanning(`${process.execPath} ${join(folder, 'scan.mjs')}`);
    const admin = await app.as('admin');
    expect((await sendFile(admin, 'x.png', png)).status).toBe(200);
    expect(await keepsNothing(() => sendFile(admin, 'x.png', infected))).toMatchObject(at(400, refusal.ZHS));
    expect(
      await keepsNothing(() => sendFile(admin, 'x.png', Buffer.concat([png, Buffer.from('BREAK')]))),
    ).toMatchObject(at(503, unknown.ZHS));
    const missing = await startScanning(join(folder, 'no-such-program'));
    const other = await missing.app.as('admin');
    expect(await missing.keepsNothing(() => sendFile(other, 'x.png', png))).toMatchObject(at(503, unknown.ZHS));
  });

  it('没有读完就结束也算数', async () => {
    const { app, keepsNothing } = await startScanning('false');
    const admin = await app.as('admin');
    expect(
      await keepsNothing(() => sendFile(admin, 'x.png', Buffer.concat([png, Buffer.alloc(900_000)]))),
    ).toMatchObject(at(400, refusal.ZHS));
  });
});
