import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后已有的会话照常使用，“记住我”的会话认得出来；登录记录仍在', async () => {
  const lina = await app.as('lina');
  const owner = await app.owner();
  await owner.query(`
    update app.session set idle_limit = '30 days';
    drop table user_preference, recovery_code, two_factor_step, two_factor, two_factor_role, security_setting;
    delete from app.change_root where table_name = 'two_factor';
    drop trigger remember_password on user_account;
    drop table password_history;
    alter table app.session drop column id, drop column address, drop column browser, drop column remembered, drop column absolute_limit, drop column password_expired;
    delete from migration.applied where name = '0039-security.sql'`);
  const { rows: [before] } = await owner.query('select count(*)::int as logins from login_record');
  expect(await migrate(app.ownerUrl)).toBe(1);
  expect((await lina.attempt(session.check, {})).status).toBe(200);
  const { rows } = await owner.query('select address, browser, remembered, absolute_limit, password_expired, id is not null as has_id from app.session');
  expect(rows).toEqual([{ address: '', browser: '', remembered: true, absolute_limit: null, password_expired: false, has_id: true }]);
  expect((await owner.query('select count(*)::int as logins from login_record')).rows).toEqual([before]);
});
