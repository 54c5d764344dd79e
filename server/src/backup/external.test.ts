import { appendFile, chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { withClient } from '../release/with-client.ts';
import { debianPostgres, runDeployScript, startDebianCluster } from '../testing/databases/debian-postgres.ts';
import { fillDatabase } from '../testing/databases/fill-database.ts';
import { loginAs } from '../testing/login-as.ts';
import { startPrepared } from '../testing/databases/start-prepared.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const bin = debianPostgres();
const owner = { name: 'edp_owner', password: 'owner-password', database: 'edp' };

let folder: string;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await temporaryFolder('edp-external-');
  await chmod(folder, 0o755);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  await rm(folder, { recursive: true, force: true });
});

/** A PostgreSQL as its administrator hands it over: what docs/operations.md asks for, and no more. */
async function startExternal(name: string) {
  const home = join(folder, name);
  await mkdir(home);
  const cluster = await startDebianCluster(bin!, home);
  stops.push(cluster.stop);
  await query(cluster.adminUrl('postgres'), `create role ${owner.name} login createrole password '${owner.password}'`);
  await query(cluster.adminUrl('postgres'), `create database ${owner.database} owner ${owner.name}`);
  return {
    admin: cluster.adminUrl(owner.database),
    settings: {
      DATABASE_URL: cluster.urlOf(owner.name, owner.password, owner.database),
      EDP_DATA: join(folder, `${name}-data`),
    },
    /** For the scripts: the owner, through the variables of libpq. */
    env: {
      PGHOST: '127.0.0.1',
      PGPORT: String(cluster.port),
      PGUSER: owner.name,
      PGPASSWORD: owner.password,
      PGDATABASE: owner.database,
      EDP_DATA: join(folder, `${name}-data`),
    },
  };
}

const query = (url: string, text: string) => withClient(url, (client) => client.query(text));

/** Of every table, as a superuser sees it; unlogged ones are not dumped. */
async function rowsByTable(url: string): Promise<Record<string, unknown>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(`select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and c.relnamespace::regnamespace::text in ('public', 'app', 'migration') order by 1`);
    const counts: Record<string, unknown> = {};
    for (const { name } of tables)
      counts[name] = (await client.query<{ rows: string }>(`select count(*) as rows from ${name}`)).rows[0]!.rows;
    return counts;
  });
}

describe.skipIf(!bin)('自备的 PostgreSQL，所有者不是超级用户（需要 Debian 的 postgresql）', () => {
  it('按文档备份，恢复到另一个全新的服务器：每张表的行数相同，可以登录、搜索、取得图片；看不到全部数据的角色不能备份', async () => {
    const [first, second] = [await startExternal('first'), await startExternal('second')];
    await fillDatabase(readConfig({ NODE_ENV: 'test', ...first.settings }), first.settings.DATABASE_URL, 'small');
    await (await startPrepared(first.settings)).stop();
    const before = await rowsByTable(first.admin);
    expect(before).toMatchObject({
      brand: expect.stringMatching(/^[1-9]/),
      change_record: expect.stringMatching(/^[1-9]/),
    });

    const backup = join(folder, 'backup');
    await query(first.admin, `create role other login password 'other-password' in role pg_read_all_data`);
    const asOther = { ...first.env, PGUSER: 'other', PGPASSWORD: 'other-password' };
    await expect(runDeployScript(bin!, 'backup-external.sh', backup, asOther)).rejects.toThrow(
      /\d+ tables would be dumped without their rows/,
    );
    await runDeployScript(bin!, 'backup-external.sh', backup, first.env);
    await expect(runDeployScript(bin!, 'backup-external.sh', backup, first.env)).rejects.toThrow(/exists already/);
    await runDeployScript(bin!, 'restore-external.sh', backup, second.env);
    expect(await rowsByTable(second.admin)).toEqual(before);
    await expect(runDeployScript(bin!, 'restore-external.sh', backup, { ...second.env, EDP_DATA: '' })).rejects.toThrow(
      /the database holds \d+ tables already/,
    );

    const server = await startPrepared(second.settings);
    stops.push(() => server.stop());
    const client = await loginAs(server.baseUrl, { account: 'admin', password: 'Admin123' });
    // The search goes through a function that edp_reader must own.
    expect((await client.data(brand.list, { name: '轴', pageSize: 10 })).map((row) => row.code)).toEqual(['HENGTUO']);
    const picture = (await client.data(brand.list, { pageSize: 50 })).map((row) => row.labelPath).find(Boolean)!;
    expect((await fetch(new URL(picture, server.baseUrl))).status).toBe(200);

    await appendFile(join(backup, 'database.dump'), 'x');
    await expect(runDeployScript(bin!, 'restore-external.sh', backup, second.env)).rejects.toThrow(/is damaged/);
  });
});
