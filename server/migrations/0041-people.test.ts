import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有员工的数据库上执行后，部门计数与按工号排序各有索引', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop index user_account_by_job_number, user_account_of_organisation;
    create index user_account_of_organisation on public.user_account (tenant_id, organisation_id, id);
    delete from migration.applied where name = '0041-people.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const { rows } = await owner.query(`select indexdef from pg_indexes where indexname in ('user_account_of_organisation', 'user_account_by_job_number') order by indexname`);
  expect(rows).toEqual([
    { indexdef: 'CREATE INDEX user_account_by_job_number ON public.user_account USING btree (tenant_id, has_left, job_number, id)' },
    { indexdef: 'CREATE INDEX user_account_of_organisation ON public.user_account USING btree (tenant_id, organisation_id, id) INCLUDE (active)' },
  ]);
});
