import { session } from '@edp/contract/modules/session/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已登录的会话照常，没有预览；角色的备注为空', async () => {
  const client = await app.as('zhangwei');
  const owner = await app.owner();
  await owner.query(`
    alter table role drop column remark;
    drop trigger announce on app.session;
    alter table app.session drop column preview_role_id;
    create trigger announce after update of role_id, invorg_id, language or delete on app.session for each row execute function app.announce_session();
    delete from migration.applied where name = '0036-role.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  expect(await client.data(session.info, {})).toMatchObject({ account: 'zhangwei', roleCode: 'MASTER_DATA', previewRoleName: '' });
  const tenantOne = await app.asTenant(1);
  expect((await tenantOne.query(`select from role where remark <> ''`)).rowCount).toBe(0);
});
