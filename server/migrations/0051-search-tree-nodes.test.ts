import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('在已有分类与标签的数据库上执行后，都可按编码、名称与拼音首字母查找', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop index category_search; drop index label_search;
    alter table category drop column initials; alter table label drop column initials;
    delete from migration.applied where name = '0051-search-tree-nodes.sql'`);
  const tenantOne = await app.asTenant(1);
  const { rows: [set] } = await tenantOne.query<{ id: string }>(`insert into label_set (name, use_object) values ('查找用的标签', 'goods') returning id`);
  await tenantOne.query(`insert into label (label_set_id, code, name) values ($1, 'XP77', '新品上市')`, [set!.id]);
  await tenantOne.query(`insert into category (category_set_id, code, name) select id, 'XP78', '新品轴承' from category_set where code = 'PRO_BASE_CLASS'`);

  expect(await migrate(app.ownerUrl)).toBe(1);
  for (const [table, words] of [['label', ['xpss', 'XP77', '上市']], ['category', ['xpzc', 'XP78', '新品轴']]] as const) {
    for (const word of words) {
      const { rows } = await tenantOne.query(`select t.name from ${table} t where t.id = any (app.search($1::regclass, '{code,name}', $2, '{}', 100))`, [table, word]);
      expect(rows, `${table} ${word}`).toContainEqual({ name: table === 'label' ? '新品上市' : '新品轴承' });
    }
  }
});
