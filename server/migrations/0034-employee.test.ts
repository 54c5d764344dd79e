import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，已有数据仍归创建人，可交接给他人；员工可按工号与电话搜索', async () => {
  const owner = await app.owner();
  await owner.query(`
    do $$
    declare target name;
    begin
      for target in select app.handed_over_tables() loop
        call app.set_owner(target::text::regclass, replace(app.owner_of(target::text::regclass), 'handed_to, ', ''));
        execute format('alter table %I drop column handed_to', target);
      end loop;
    end $$;
    drop index user_account_search, user_account_working, user_account_working_in, user_account_by_pinyin, login_record_latest, message_todo;
    alter table user_account drop column has_left, drop column left_time, drop column pinyin;
    call app.searchable('public.user_account', 'account', 'name');
    delete from migration.applied where name = '0034-employee.sql'`);
  const tenantOne = await app.asTenant(1);
  const owners = async () => (await tenantOne.query('select id, owner_id from brand order by id')).rows;
  const before = await owners();
  expect(await migrate(app.ownerUrl)).toBe(1);
  expect(await owners()).toEqual(before);
  const { rows: [lina] } = await tenantOne.query<{ id: string; job_number: string }>(`select id, job_number from user_account where account = 'lina'`);
  const { rows } = await tenantOne.query('update unit set handed_to = $1 where id = (select min(id) from unit where owner_id <> 0) returning owner_id', [lina!.id]);
  expect(rows).toEqual([{ owner_id: lina!.id }]);
  const found = await tenantOne.query(`select app.search('user_account', '{account,name,job_number,phone,pinyin}', $1, '{}', 10) as ids`, [lina!.job_number]);
  expect(found.rows).toEqual([{ ids: [lina!.id] }]);
});
