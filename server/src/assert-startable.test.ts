import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { startEmbeddedPostgres } from './kernel/embedded-postgres/embedded-postgres.ts';
import { appUrl } from './kernel/database/open-database.ts';
import { prepare } from './prepare.ts';
import { withClient } from './release/with-client.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { templates } from './testing/databases/test-template.ts';

const secret = 'x'.repeat(32);
const production = { NODE_ENV: 'production', EDP_SECRET: secret };
const withRole = (url: string) => ({ DATABASE_APP_URL: appUrl(readConfig({}), url) });

/** An empty database, or one with the demo tenants that a start would have something to do in. */
async function newDatabase(template?: string): Promise<string> {
  const name = `refused_${Math.random().toString(36).slice(2)}`;
  const run = (statement: string) => withClient(inject('postgresUrl'), (client) => client.query(statement));
  await run(`create database ${name} ${template ? `template ${template}` : ''}`);
  onTestFinished(async () => void (await run(`drop database ${name} with (force)`)));
  const url = new URL(`/${name}`, inject('postgresUrl')).href;
  if (template) await withClient(url, (client) => client.query('drop table migration.function_file'));
  return url;
}

/**
 * A start makes its tables before it writes a row. The roles belong to all databases of the server, which other tests
 * use meanwhile: they are compared on a server of its own.
 */
const relationsIn = (url: string) =>
  withClient(
    url,
    async (client: pg.Client) =>
      (
        await client.query(
          `select c.oid::regclass::text as name, c.relfilenode from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname !~ '^(pg_|information_schema)' order by 1`,
        )
      ).rows,
  );

async function ownFolder(): Promise<string> {
  const folder = await temporaryFolder('edp-refused-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Why a start is refused; the database is the same before and after. */
async function refusalOf(url: string, settings: Record<string, string>): Promise<string> {
  const before = await relationsIn(url);
  const folder = await ownFolder();
  const reason = await prepare(readConfig({ EDP_DATA: folder, DATABASE_URL: url, ...settings }), url).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(await relationsIn(url)).toEqual(before);
  return reason;
}

it('生产环境没有给出平台管理员的密码，或它过于常见', async () => {
  const url = await newDatabase();
  expect(await refusalOf(url, production)).toMatch(/^PLATFORM_ADMIN_PASSWORD must be set/);
  expect(await refusalOf(url, { ...production, PLATFORM_ADMIN_PASSWORD: 'Platform@123456' })).toMatch(
    /^PLATFORM_ADMIN_PASSWORD is too common/,
  );
});

it('生产环境用了含演示账号的数据库', async () => {
  expect(await refusalOf(await newDatabase(templates.small), production)).toMatch(
    /this database holds the demo accounts/,
  );
});

it('数据属于更新的版本', async () => {
  const url = await newDatabase(templates.small);
  await withClient(url, (client) =>
    client.query(`insert into migration.applied (name, sha256) values ('9999-future.sql', '')`),
  );
  expect(await refusalOf(url, { EDP_SECRET: secret })).toMatch(/belongs to a newer version of EDP/);
});

it('有不受保护的表', async () => {
  const url = await newDatabase(templates.small);
  await withClient(url, (client) =>
    client.query('create table public.leak (tenant_id int, id int, primary key (tenant_id, id))'),
  );
  expect(await refusalOf(url, { EDP_SECRET: secret })).toMatch(/not protected by tenant: leak/);
});

it('DATABASE_APP_URL 的角色不能连接、权力过大或不属于 edp_app', async () => {
  const url = await newDatabase();
  const nobody = Object.assign(new URL(url), { username: 'edp_nobody', password: 'x' }).href;
  expect(await refusalOf(url, { DATABASE_APP_URL: nobody })).toMatch(/^the role in DATABASE_APP_URL cannot connect: /);
  expect(await refusalOf(url, { DATABASE_APP_URL: url })).toMatch(/can bypass row-level security/);
  const stranger = `edp_stranger_${process.pid}`;
  const run = (statement: string) => withClient(url, (client) => client.query(statement));
  await run(`create role ${stranger} login password 'x'`);
  onTestFinished(
    async () => void (await withClient(inject('postgresUrl'), (client) => client.query(`drop role ${stranger}`))),
  );
  expect(
    await refusalOf(url, { DATABASE_APP_URL: Object.assign(new URL(url), { username: stranger, password: 'x' }).href }),
  ).toMatch(/is no member of edp_app: grant edp_app to /);
});

it('角色和密码也保持原样，还没有角色的仍没有', async () => {
  const cluster = await startEmbeddedPostgres({ folder: await ownFolder() });
  onTestFinished(() => cluster.stop());
  const { url } = cluster;
  const state = () =>
    withClient(url, async (client) => [
      (await client.query('select * from pg_authid order by rolname')).rows,
      (await client.query('select roleid::regrole, member::regrole, admin_option from pg_auth_members order by 1, 2'))
        .rows,
      (await client.query('select datname, datacl, datdba::regrole from pg_database order by 1')).rows,
    ]);
  const expectUnchanged = async () => {
    const before = await state();
    const folder = await ownFolder();
    await writeFile(join(folder, 'tmp'), '');
    const nobody = Object.assign(new URL(url), { username: 'edp_nobody', password: 'x' }).href;
    await refusalOf(url, production);
    await refusalOf(url, { DATABASE_APP_URL: nobody });
    await refusalOf(url, { DATABASE_APP_URL: url });
    await refusalOf(url, { ...withRole(url), EDP_DATA: folder });
    expect(await state()).toEqual(before);
  };
  await expectUnchanged();
  await withClient(url, async (client) => {
    await client.query('create role edp_reader nologin');
    await client.query(`create role edp_app login password 'from before'`);
  });
  await expectUnchanged();
});

it('放上传文件的文件夹不能使用', async () => {
  const url = await newDatabase();
  const folder = await ownFolder();
  await writeFile(join(folder, 'tmp'), '');
  expect(await refusalOf(url, { ...withRole(url), EDP_DATA: folder })).toMatch(/for uploads cannot be used/);
});
