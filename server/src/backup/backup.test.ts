import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { untilHappened } from '../chaos/product.ts';
import { demoPicture } from '../demo/demo-picture.ts';
import { findExistingPlace, findRunning } from '../kernel/embedded-postgres/find-running.ts';
import { StartError } from '../kernel/process/start-error.ts';
import { loginAs } from '../testing/login-as.ts';
import { holdBackup } from '../testing/databases/preloads.ts';
import { startPrepared } from '../testing/databases/start-prepared.ts';
import type { TestClient } from '../testing/test-client.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { copyDataFolder } from '../testing/databases/test-template.ts';
import { withClient } from '../release/with-client.ts';
import { uploadFile } from '../testing/upload-file.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { compareRows } from './row-counts.ts';
import { compareUploads } from './uploads.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
let data: string;
let backup: string;
let hold: string;
let server: Awaited<ReturnType<typeof startPrepared>> | undefined;
let made: { code: number; output: string };
let manifest: Manifest;
/** Codes of brands whose writing was acknowledged before the backup began, and how many while it was being made. */
const acknowledged = { before: [] as string[], during: 0 };

/** As `npm run backup` and `npm run restore` do, in a process of its own. A backup waits while it is held. */
function run(...args: string[]): Promise<{ code: number; output: string }> {
  const NODE_OPTIONS = `--import=${holdBackup(hold)}`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...args],
      { env: { PATH: process.env.PATH, EDP_DATA: data, NODE_OPTIONS } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

async function refused(...args: string[]): Promise<string> {
  const { code, output } = await run(...args);
  expect(code, output).toBe(1);
  expect(output).not.toMatch(/\n\s+at /);
  return output.trim().split('\n').at(-1)!;
}

const addBrand = (client: TestClient, code: string) =>
  client.succeed(brand.save, { code, name: `备份${code}`, active: 1, sortOrder: 1 });
const enter = (baseUrl: string) => loginAs(baseUrl, { account: 'admin', password: 'Admin123' });
const urlOf = (home: string) => findRunning(findExistingPlace(home)!)!.url;

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Adds brands and files for as long as it is told to; a refusal is an error of the test. */
async function writeUntil(client: TestClient, ended: () => boolean, name: string): Promise<void> {
  for (let i = 0; !ended(); i++) {
    await addBrand(client, `${name}${i}`);
    if (i % 5 === 0) await uploadFile(client, 'x.png', demoPicture(`${name}${i}`));
    acknowledged.during++;
  }
}

beforeAll(async () => {
  folder = await temporaryFolder('edp-backup-');
  // PostgreSQL runs as another user when root runs this.
  await chmod(folder, 0o755);
  [data, backup, hold] = [join(folder, 'data'), join(folder, 'backup'), join(folder, 'hold')];
  await copyDataFolder(inject('startedFolder'), data);
  server = await startPrepared({ EDP_DATA: data });
  const client = await enter(server.baseUrl);
  for (let i = 0; i < 20; i++) {
    await addBrand(client, `BEFORE${i}`);
    acknowledged.before.push(`BEFORE${i}`);
  }
  let ended = false;
  const writers = ['A', 'B', 'C'].map((name) => writeUntil(client, () => ended, name));
  await writeFile(hold, '');
  const making = run('backup', backup).finally(() => (ended = true));
  const slots = () => query(urlOf(data), 'select from pg_replication_slots');
  await untilHappened('the backup begins', async () => ended || (await slots()).length > 0);
  acknowledged.during = 0;
  await untilHappened('others write meanwhile', () => ended || acknowledged.during > 5);
  await rm(hold);
  made = await making;
  await Promise.all(writers);
  manifest = await readManifest(backup);
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('备份正在运行的系统', () => {
  it('写入照常进行，属主锁仍在服务进程手中，不留下复制槽和半成品', async () => {
    expect(made.output).toMatch(/✓ database .*\n✓ files .*/);
    expect(made.code).toBe(0);
    expect(acknowledged.during).toBeGreaterThan(5);
    const url = urlOf(data);
    const owners = await query(
      url,
      `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and a.application_name like 'edp owner%'`,
    );
    expect(owners).toEqual([{ name: 'edp owner' }]);
    expect(await query(url, 'select slot_name from pg_replication_slots')).toEqual([]);
    expect((await readdir(folder)).toSorted()).toEqual(['backup', 'data']);
  });

  it('只有本人可读；不含密钥、锁文件和进程文件；不覆盖已有的备份', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    expect((await stat(join(backup, 'manifest.json'))).mode & 0o777).toBe(0o600);
    const paths = manifest.files.map((file) => file.path);
    expect(paths).toContain('database/data/backup_label');
    expect(paths.filter((path) => /postmaster|pgsql_tmp|\.part$/.test(path))).toEqual([]);
    expect(await refused('backup', backup)).toBe(`✗ ${backup} exists already: a backup never overwrites anything`);
  });

  it('正在使用的目录不能恢复进去', async () => {
    expect(await refused('restore', backup, '--replace')).toBe(
      `✗ ${data} is in use by a running server: stop that one first`,
    );
    expect((await enter(server!.baseUrl)).credentials.ticket).not.toBe('');
  });
});

describe('损坏的备份', () => {
  const restored = () => join(folder, 'never');
  /** As the command does, without a process for each. */
  const isRefused = async () => {
    const error = await restoreBackup({
      backup,
      folder: restored(),
      replace: false,
      signal: new AbortController().signal,
    }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(existsSync(restored())).toBe(false);
    return (error as StartError).message;
  };
  const someFile = (pattern: RegExp) =>
    join(backup, manifest.files.findLast((file) => pattern.test(file.path) && file.bytes > 0)!.path);

  it('一个字节不同', async () => {
    const path = someFile(/base\/\d+\/\d+$/);
    const file = await open(path, 'r+');
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, 100);
    const write = (value: number) => file.write(Buffer.of(value), 0, 1, 100);
    await write(byte[0]! ^ 1);
    expect(await refused('restore', backup, '--to', restored())).toMatch(
      /^✗ the backup .* is damaged: database\/data\/base\/.* was altered$/,
    );
    expect(existsSync(restored())).toBe(false);
    await write(byte[0]!);
    await file.close();
  });

  it('缺少文件', async () => {
    const path = someFile(/^files\//);
    await rename(path, join(folder, 'taken'));
    expect(await isRefused()).toMatch(/is damaged: files\/.* is missing$/);
    await rename(join(folder, 'taken'), path);
  });

  it('WAL 被截断', async () => {
    const path = someFile(/pg_wal\/[0-9A-F]{24}$/);
    const content = await readFile(path);
    await truncate(path, content.length / 2);
    expect(await isRefused()).toMatch(/is damaged: database\/data\/pg_wal\/\w+ has \d+ bytes instead of \d+$/);
    await writeFile(path, content);
  });

  it('清单被修改或不在', async () => {
    const path = join(backup, 'manifest.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('"format": 1', '"format": 2'));
    expect(await isRefused()).toMatch(/is damaged: manifest\.json was altered$/);
    await rm(path);
    expect(await isRefused()).toMatch(/is not a whole backup/);
    await writeFile(path, text);
  });
});

describe('恢复', () => {
  it('旧的数据移到一旁；恢复并核对后，备份开始前确认的数据都在，文件都在，可以登录；行数与文件的差异会被发现', async () => {
    const home = join(folder, 'restored');
    await mkdir(join(home, 'files/old'), { recursive: true });
    expect(await refused('restore', backup, '--to', home)).toMatch(/is not empty: add --replace/);
    const { code, output } = await run('restore', backup, '--to', home, '--replace');
    expect(code, output).toBe(0);
    expect(output).toMatch(
      /✓ checksums .*\n✓ recovery +consistent at .*\n✓ rows +\d+ rows in \d+ tables.*\n✓ files +\d+ found, none missing/,
    );
    expect((await readdir(home)).toSorted()).toEqual([
      'cluster',
      'files',
      'postgres.log',
      expect.stringMatching(/^replaced-/),
    ]);
    const aside = (await readdir(home)).find((name) => name.startsWith('replaced-'))!;
    expect(await readdir(join(home, aside, 'files'))).toEqual(['old']);

    const copy = await startPrepared({ EDP_DATA: home });
    try {
      await enter(copy.baseUrl);
      const url = urlOf(home);
      const codes = (await query<{ code: string }>(url, `select code from brand`)).map((row) => row.code);
      expect(codes).toEqual(expect.arrayContaining(acknowledged.before));

      const brandRows = manifest.rows.public!.brand!;
      // This table alone: the copy is at work, and what its schedules write differs already.
      const rows = { public: { brand: { ...brandRows, least: brandRows.least + 1000, most: brandRows.most + 1000 } } };
      const files = manifest.files.filter((file) => !file.path.endsWith('.png'));
      await withClient(url, async (client) => {
        await client.query('begin');
        await expect(compareRows(client, { ...manifest, rows })).rejects.toThrow(
          /^public\.brand has \d+ rows in the restored database instead of \d+/,
        );
        await expect(compareUploads(client, { ...manifest, files })).rejects.toThrow(
          /^the file .*\.png, which the database names, is not in the backup$/,
        );
      });
    } finally {
      await copy.stop();
    }
  });

  it('停止的系统也能备份，备份可以核对', async () => {
    await server!.stop();
    server = undefined;
    const second = join(folder, 'second');
    expect((await run('backup', second)).code).toBe(0);
    expect(findRunning(findExistingPlace(data)!)).toBeUndefined();
    expect((await run('backup', '--verify', second)).output).toContain('can be restored');
  });
});
