import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { breakOnSignal, workersOf } from './chaos/product.ts';
import { readConfig } from './config.ts';
import { appUrl } from './kernel/database/open-database.ts';
import { isPassword } from './kernel/crypto/password.ts';
import { StartError } from './kernel/process/start-error.ts';
import { loginAs } from './testing/login-as.ts';
import { prepare } from './prepare.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { copyDataFolder, templates } from './testing/databases/test-template.ts';
import { freePort } from './testing/http/free-port.ts';
import { openWindowOf } from './testing/http/live-window.ts';

/** The server as a process of its own, as `npm start` runs it. */
const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Loaded before the server: it waits at most a tenth of a second between two attempts. */
const shortWaits = `data:text/javascript,${encodeURIComponent(`
  import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const wait = timers.setTimeout;
  timers.setTimeout = (ms, ...rest) => wait(Math.min(ms, 100), ...rest);
  syncBuiltinESMExports();`)}`;
/**
 * Loaded before the server: connections are kept alive for an hour, so that a stop which waits for them does not end.
 */
const longKeepAlive = `data:text/javascript,${encodeURIComponent(`
  import { Server } from 'node:http';
  Object.defineProperty(Server.prototype, 'keepAliveTimeout', { get: () => 3_600_000, set() {} });`)}`;
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder('edp-start-');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: () => string;
  url: string;
}

async function start(settings: Record<string, string> = {}): Promise<Started> {
  const port = settings.PORT ?? String(await freePort());
  const environment = { NODE_ENV: 'development', EDP_DATA: folder, EDP_TEST_CAPTCHA: '8888', ...settings, PORT: port };
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...environment } });
  // A test that fails must not leave a server behind in the folder that the next one uses.
  onTestFinished(async () => void (await stop(child, 'SIGTERM')));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const isSettled = () => output.includes('EDP is at') || child.exitCode !== null;
  await expect.poll(isSettled).toBe(true);
  return { child, output: () => output, url: `http://localhost:${port}` };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code as number | null;
}

const addBrand = async (url: string, code: string) => {
  const client = await loginAs(url, { account: 'admin', password: 'Admin123' });
  await client.succeed(brand.save, { code, name: code, active: 1, sortOrder: 1 });
  return client;
};
const codes = async (url: string) => {
  const client = await loginAs(url, { account: 'admin', password: 'Admin123' });
  return (await client.data(brand.list, { pageSize: 50 })).map((row) => row.code);
};

describe('启动与停止', () => {
  it('第一次启动建库并装入演示数据；装入时被终止的，再次启动接着装入，一份也不多', async () => {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        EDP_TEST_CAPTCHA: '8888',
        PORT: String(await freePort()),
        EDP_DATA: folder,
      },
    });
    onTestFinished(async () => void (await stop(child, 'SIGKILL')));
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    // The tenants are there a moment after the schema, what they work with takes ten seconds more.
    await expect.poll(() => existsSync(join(folder, 'files', '1')), { interval: 20 }).toBe(true);
    await stop(child, 'SIGKILL');
    await expect.poll(() => output).toMatch(/✓ database .*\n✓ schema +\d+ migrations applied .*\n$/);

    const first = await start();
    expect(first.output()).toMatch(/✓ database .*\n✓ schema .*\n✓ data +demo tenants loaded .*\n✓ server +ready/);
    await expect.poll(() => first.output()).toContain('BRH 佰瑞华集团');
    const names = await codes(first.url);
    expect([names.length, new Set(names).size]).toEqual([24, 24]);
    const admin = await addBrand(first.url, 'KEPT');
    // Most materials of the demo are active, and the estimate says so from the beginning.
    const { value, parts } = (await admin.data(workbench.show, {})).figures.find(({ noun }) => noun === 'material')!;
    expect(parts.find(({ code }) => code === 'active')!.value).toBeGreaterThan(value * 0.9);
    expect(await stop(first.child, 'SIGTERM')).toBe(0);
  });

  it('再次启动时数据还在；停止时先完成进行中的请求，此后不保留连接；打开的窗口得知并关闭；日志中没有票据', async () => {
    const { child, url, output } = await start({ NODE_OPTIONS: `--import=${longKeepAlive}`, LOG_LEVEL: 'debug' });
    expect(output()).toMatch(/✓ data +up to date/);
    expect(await codes(url)).toContain('KEPT');
    const client = await loginAs(url, { account: 'admin', password: 'Admin123' });
    const window = await openWindowOf(client);
    const answers = Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        client.attempt(brand.save, { code: `FLIGHT${i}`, name: 'x', active: 1, sortOrder: 1 }),
      ),
    );
    await expect
      .poll(async () => (await codes(url)).some((code) => code.startsWith('FLIGHT')), { interval: 5 })
      .toBe(true);
    const exit = stop(child, 'SIGINT');
    expect((await answers).map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await exit).toBe(0);
    expect(await window.next('closeSocket')).toBeNull();
    expect((await window.closed()).code).toBe(1001);
    expect(output()).not.toContain(client.credentials.ticket);
  });
});

describe('进程意外结束', () => {
  const workerOf = ({ child }: Started) => workersOf(child.pid!)[0]!;
  const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true;

  it('单进程时也由监督进程另起一个：未捕获的错误记入日志；全部被强行终止后再启动，已确认的数据一条不少；多个进程共用一个端口，一起停止', async () => {
    const started = await start({ NODE_OPTIONS: `--import=${breakOnSignal}` });
    for (const [signal, said] of [
      [
        'SIGUSR2',
        /"level":60.*provoked defect[\s\S]*server process \d+ ended with code 1; another one takes its place/,
      ],
      ['SIGKILL', /server process \d+ ended with SIGKILL; another one takes its place/],
    ] as const) {
      await addBrand(started.url, `BEFORE-${signal}`);
      const worker = workerOf(started);
      process.kill(worker, signal);
      await expect.poll(() => started.output()).toMatch(said);
      await expect.poll(() => isReady(started.url)).toBe(true);
      expect(workerOf(started)).not.toBe(worker);
      expect(await codes(started.url)).toContain(`BEFORE-${signal}`);
    }
    await addBrand(started.url, 'ACKED');
    await stop(started.child, 'SIGKILL');

    const { child, url, output } = await start({ WORKERS: '2' });
    expect(output()).toContain('ready, 2 processes');
    expect(await codes(url)).toEqual(expect.arrayContaining(['KEPT', 'ACKED']));
    expect(await stop(child, 'SIGTERM')).toBe(0);
  });

  it('内置数据库一再起不来时，以一行说明和非零代码结束', async () => {
    const own = await temporaryFolder('edp-broken-');
    onTestFinished(() => rm(own, { recursive: true, force: true }));
    await copyDataFolder(inject('startedFolder'), own);
    const { child, output } = await start({ EDP_DATA: own, EDP_DEMO: 'false', NODE_OPTIONS: `--import=${shortWaits}` });
    const data = join(own, 'cluster/data');
    await rm(join(data, 'global/pg_control'));
    process.kill(Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL');
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toMatch(/^✗ EDP stopped: PostgreSQL does not come back: .*pg_control.*$/m);
  });
});

describe('生产环境的第一次启动', () => {
  const password = 'Platform-Secret-1';

  it('建立平台租户，管理员的密码取自设置，之后不再需要它，也不会改变', async () => {
    const name = `production_${process.pid}`;
    const owner = new pg.Client({ connectionString: inject('postgresUrl') });
    await owner.connect();
    await owner.query(`create database ${name}`);
    const url = new URL(`/${name}`, inject('postgresUrl')).href;
    // With a role of its own: another secret would change the password that the other tests log in with.
    const DATABASE_APP_URL = appUrl(readConfig({}), url);
    const production = {
      NODE_ENV: 'production',
      EDP_SECRET: 'x'.repeat(32),
      EDP_TEST_CAPTCHA: '',
      HOST: 'localhost',
      DATABASE_URL: url,
      DATABASE_APP_URL,
    };

    const first = await start({ ...production, PLATFORM_ADMIN_PASSWORD: password });
    expect(first.output()).toMatch(/✓ data +platform tenant created/);
    expect(first.output()).not.toContain(password);
    expect(await stop(first.child, 'SIGTERM')).toBe(0);

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const accounts = () =>
      client.query(
        `select t.code, t.name, t.platform, u.account, u.password_hash from user_account u join app.tenant t on t.id = u.tenant_id`,
      );
    const {
      rows: [admin],
    } = await accounts();
    expect(admin).toMatchObject({ code: 'PLATFORM', name: '平台运营中心', platform: true, account: 'admin' });
    expect(await isPassword(admin.password_hash, password)).toBe(true);

    // As the server does at its start.
    await prepare(readConfig(production), url);
    await prepare(readConfig({ ...production, PLATFORM_ADMIN_PASSWORD: 'another-password' }), url);
    expect((await accounts()).rows).toEqual([admin]);
    await client.end();
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  });
});

describe('不能启动时只有一行说明', () => {
  const refused = async (settings: Record<string, string>) => {
    const { child, output } = await start(settings);
    if (child.exitCode === null) await once(child, 'exit');
    const lines = output().trim().split('\n');
    expect(child.exitCode).toBe(1);
    expect(output()).not.toMatch(/\n\s+at /);
    return lines.at(-1)!;
  };
  /** A server process passes the message of such an error on, and the supervisor prints it. */
  const isSaidInOneLine = (text: string) => (error: unknown) =>
    error instanceof StartError && error.message.includes(text) && !error.message.includes('\n');

  it('端口被占用', async () => {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    expect(await refused({ PORT: String(port) })).toBe(
      `✗ EDP cannot start: port ${port} is taken; stop what uses it or set PORT to another one`,
    );
    server.close();
  });

  it('数据库连不上、密码不对、库不存在', async () => {
    const unreachable = `postgres://postgres:x@127.0.0.1:${await freePort()}/edp`;
    expect(await refused({ DATABASE_URL: unreachable })).toMatch(
      /the database at 127\.0\.0\.1:\d+\/edp cannot be reached .*check DATABASE_URL$/,
    );
    const wrong = new URL(inject('postgresUrl'));
    wrong.password = 'wrong';
    await expect(prepare(readConfig({}), wrong.href)).rejects.toThrow(/refused: password authentication failed/);
    const missing = new URL('/nowhere', inject('postgresUrl'));
    await expect(prepare(readConfig({}), missing.href)).rejects.toThrow(/refused: database "nowhere" does not exist$/);
  });

  it('数据属于更新的版本', async () => {
    const name = `newer_${process.pid}`;
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query(`create database ${name} template ${templates.small}`);
    const newer = new pg.Client({ connectionString: new URL(`/${name}`, inject('postgresUrl')).href });
    await newer.connect();
    await newer.query(`insert into migration.applied (name, sha256) values ('9999-future.sql', '')`);
    await newer.end();
    const url = new URL(`/${name}`, inject('postgresUrl')).href;
    const config = readConfig({ DATABASE_URL: url, DATABASE_APP_URL: appUrl(readConfig({}), url) });
    await expect(prepare(config, url)).rejects.toSatisfy(isSaidInOneLine('belongs to a newer version of EDP'));
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });

  it('生产环境用了含演示账号的数据库', async () => {
    const name = `demo_${process.pid}`;
    const owner = new pg.Client({ connectionString: inject('postgresUrl') });
    await owner.connect();
    await owner.query(`create database ${name} template ${templates.small}`);
    const url = new URL(`/${name}`, inject('postgresUrl')).href;
    // With a role of its own: another secret would change the password that the other tests log in with.
    const DATABASE_APP_URL = appUrl(readConfig({}), url);
    const settings = {
      NODE_ENV: 'production',
      EDP_SECRET: 'x'.repeat(32),
      EDP_TEST_CAPTCHA: '',
      DATABASE_URL: url,
      DATABASE_APP_URL,
    };
    await expect(prepare(readConfig(settings), url)).rejects.toSatisfy(
      isSaidInOneLine('this database holds the demo accounts'),
    );
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  });

  it('生产环境还没有平台租户，也没有给出管理员密码', async () => {
    const name = `bare_${process.pid}`;
    const owner = new pg.Client({ connectionString: inject('postgresUrl') });
    await owner.connect();
    await owner.query(`create database ${name}`);
    const url = new URL(`/${name}`, inject('postgresUrl')).href;
    const settings = {
      NODE_ENV: 'production',
      EDP_SECRET: 'x'.repeat(32),
      EDP_TEST_CAPTCHA: '',
      DATABASE_URL: url,
      DATABASE_APP_URL: appUrl(readConfig({}), url),
    };
    expect(await refused(settings)).toBe(
      '✗ EDP cannot start: PLATFORM_ADMIN_PASSWORD must be set until the platform tenant exists: it becomes the password of its account "admin"',
    );
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  });

  it('设置有误', async () => {
    expect(await refused({ WORKERS: 'many' })).toMatch(/^✗ EDP cannot start: wrong setting: WORKERS \(.*\)$/);
  });
});
