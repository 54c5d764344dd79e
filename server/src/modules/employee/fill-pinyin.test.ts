import { employee } from '@edp/contract/modules/employee/employee.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillPinyin } from './fill-pinyin.ts';

let app: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  app = await startTestApp();
  pool = new pg.Pool({ connectionString: app.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

it('升级后，已有的员工可按全拼查到；只补一次', async () => {
  await (await app.asTenant(1)).query(`update user_account set pinyin = ''`);
  await (await app.owner()).query(`delete from app.setting where name = 'pinyin'`);
  const admin = await app.as('admin');
  const found = async () => (await admin.data(employee.list, { keyword: 'ouyanghui' })).map(({ realname }) => realname);
  expect(await found()).toEqual([]);
  expect(await fillPinyin(pool)).toBeGreaterThan(20);
  expect(await found()).toEqual(['欧阳慧']);
  expect(await fillPinyin(pool)).toBe(0);
});
