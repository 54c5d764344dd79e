import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendFile, uploadFile } from '../../testing/upload-file.ts';
import { openPool } from '../database/pool.ts';
import { openFileStore } from './file-store.ts';
import { removeOrphanedFiles } from './orphaned-files.ts';
import { removeTemporaryFiles } from '../uploads/temporary-files.ts';

let app: TestApp;
let admin: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edp-orphans-'));
  app = await startTestApp({ EDP_DATA: folder });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const png = createCanvas(20, 20).toBuffer('image/png');
let codes = 0;
const newBrand = (labelPath: string) =>
  ({ code: `O${codes++}`, name: `孤立${codes}`, active: 1, sortOrder: 1, labelPath }) as const;
const age = async (ids: string[]) =>
  (await app.owner()).query(
    `update file set created_time = now() - interval '25 hours' where tenant_id = 1 and id = any ($1)`,
    [ids],
  );
const remaining = async (ids: string[]) =>
  (
    await (
      await app.owner()
    ).query<{ id: string }>('select id from file where tenant_id = 1 and id = any ($1) order by id', [ids])
  ).rows.map(({ id }) => id);

async function upload(): Promise<{ id: string; url: string; path: string }> {
  const { id, url } = await uploadFile(admin, 'x.png', png);
  const { rows } = await (
    await app.owner()
  ).query('select storage_key from file where tenant_id = 1 and id = $1', [id]);
  return { id, url, path: join(folder, 'files', rows[0].storage_key) };
}

async function removeOrphans() {
  const pool = openPool({ url: app.databaseUrl, timeZone: app.config.timeZone, size: 2 });
  await removeOrphanedFiles({ pool, files: openFileStore(app.config), log: console }).finally(() => pool.end());
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

describe('没有记录使用的文件', () => {
  it('一天后连同内容被清除；新的、在用的留下；两个进程同时清除也一样', async () => {
    const [old, fresh, used] = [await upload(), await upload(), await upload()];
    await admin.succeed(brand.save, newBrand(used.url));
    await age([old.id, used.id]);
    await Promise.all([removeOrphans(), removeOrphans()]);
    expect(await remaining([old.id, fresh.id, used.id])).toEqual([fresh.id, used.id]);
    expect([await exists(old.path), await exists(fresh.path), await exists(used.path)]).toEqual([false, true, true]);
  });

  it('多于一批的全部清除', async () => {
    await (
      await app.owner()
    ).query(`insert into file (tenant_id, storage_key, original_name, content_type, bytes, sha256, source, created_time)
      select 1, '1/batch/' || n, 'x', 'image/png', 1, '', 'batch', now() - interval '2 days' from generate_series(1, 450) n`);
    await removeOrphans();
    const { rows } = await (
      await app.owner()
    ).query(`select (select count(*)::int from file where source = 'batch') as files,
      (select count(*)::int from app.discarded_file where storage_key like '1/batch/%') as bytes`);
    expect(rows).toEqual([{ files: 0, bytes: 0 }]);
  });

  it('以后才有的表引用它，也不会被清除', async () => {
    const owner = await app.owner();
    await owner.query(`create table public.later (tenant_id int, id bigint, attachment_id bigint, primary key (tenant_id, id),
      foreign key (tenant_id, attachment_id) references public.file); call app.protect('public.later')`);
    onTestFinished(async () => void (await owner.query('drop table public.later')));
    const [used, unused] = [await upload(), await upload()];
    await owner.query('insert into public.later values (1, 1, $1)', [used.id]);
    await age([used.id, unused.id]);
    await removeOrphans();
    expect(await remaining([used.id, unused.id])).toEqual([used.id]);
  });

  it('正在保存、尚未提交的引用保住文件', async () => {
    const { id, path } = await upload();
    await age([id]);
    const saving = await app.asTenant(1);
    await saving.query('begin');
    await saving.query(`insert into brand (code, name, picture_file_id) values ('RACE', '竞争', $1)`, [id]);
    await removeOrphans();
    await saving.query('commit');
    await removeOrphans();
    expect([await remaining([id]), await exists(path)]).toEqual([[id], true]);
  });

  it('清除在先时，保存等它结束，然后说明图片已不在', async () => {
    const { id, url } = await upload();
    await age([id]);
    const cleaning = await app.asTenant(1);
    await cleaning.query('begin');
    await cleaning.query('select * from app.remove_orphaned_files($1, 1)', [String(Number(id) - 1)]);
    const saving = admin.attempt(brand.save, newBrand(url));
    const waiting = async () =>
      (
        await (
          await app.owner()
        ).query(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows[0].n;
    await expect.poll(waiting).toBe(1);
    await cleaning.query('commit');
    expect(await saving).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field: 'labelPath', message: '图片路径错误' }] } },
    });
  });

  it('保存与清除反复竞争，保存成功的都有文件', async () => {
    const files = [];
    for (let n = 0; n < 12; n++) files.push(await upload());
    await age(files.map(({ id }) => id));
    const cleaning = removeOrphans();
    const saved = await Promise.all(
      files.map(async ({ id, url }) => ({ id, status: (await admin.attempt(brand.save, newBrand(url))).status })),
    );
    await cleaning;
    await removeOrphans();
    expect(saved.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await remaining(files.map(({ id }) => id))).toEqual(
      saved.filter(({ status }) => status === 200).map(({ id }) => id),
    );
  });
});

describe('临时文件', () => {
  const temporary = () => openFileStore(app.config).temporaryFolder;
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

  it('在数据目录里自己的文件夹中，只有服务器读得到；存好的文件也是', async () => {
    expect(temporary()).toBe(join(folder, 'tmp'));
    expect(await modeOf(temporary())).toBe('700');
    expect(await modeOf((await upload()).path)).toBe('600');
    expect((await sendFile(admin, 'x.png', Buffer.from('<html></html>'))).status).toBe(415);
    expect(await readdir(temporary())).toEqual([]);
  });

  it('启动时清除遗留的，正在写的留下', async () => {
    await writeFile(join(temporary(), 'left'), 'x');
    await writeFile(join(temporary(), 'just-written'), 'x');
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(temporary(), 'left'), anHourAgo, anHourAgo);
    const other = await startTestApp({ EDP_DATA: folder });
    onTestFinished(() => other.stop());
    expect(await readdir(temporary())).toEqual(['just-written']);
    await rm(join(temporary(), 'just-written'));
    await rm(temporary(), { recursive: true });
    await removeTemporaryFiles(temporary());
    expect(await modeOf(temporary())).toBe('700');
  });

  it('文件夹不能用时，一行说明，不启动', async () => {
    const occupied = join(folder, 'occupied');
    await writeFile(occupied, 'no folder');
    await expect(removeTemporaryFiles(join(occupied, 'tmp'))).rejects.toThrow(
      /^the folder .*occupied\/tmp for uploads cannot be used .*; check EDP_DATA$/,
    );
  });
});
