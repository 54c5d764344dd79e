import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/kernel/schema/migrate.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('执行后，原来的纯文本成为段落，其中的标记只是文字；停用的算作已撤回，其余人人可见', async () => {
  const owner = await app.owner();
  await owner.query(`
    drop table news_audience, news_file, message_recipient cascade;
    drop trigger note_read on message;
    alter table message drop column sending_id;
    drop table message_sending cascade;
    delete from app.change_root where table_name in ('news_audience', 'news_file');
    alter table news_comment drop column hidden_time, drop column hidden_by, drop column hidden_reason;
    drop index news_search, news_by_state;
    alter table news drop column content_file_ids, drop column for_all, drop column expires_time, drop column withdrawn_time, drop column comments_open, drop column reminded_time;
    delete from news where tenant_id = 1;
    alter table news disable trigger user;
    insert into news (tenant_id, title, type, content, active) values
      (1, '在用', 'x', E'第一段 <script>alert(1)</script> & 其他\\r\\n同一段\\n\\n\\n第二段\\n', true), (1, '停用', 'x', '停', false), (1, '空', 'x', '', true);
    alter table news enable trigger user;
    delete from migration.applied where name = '0038-news.sql'`);
  expect(await migrate(app.ownerUrl)).toBe(1);
  const { rows } = await (await app.asTenant(1)).query(`select title, content, for_all, withdrawn_time is not null as withdrawn from news order by id`);
  expect(rows).toEqual([
    { title: '在用', content: '<p>第一段 &lt;script&gt;alert(1)&lt;/script&gt; &amp; 其他<br />同一段</p><p>第二段<br /></p>', for_all: true, withdrawn: false },
    { title: '停用', content: '<p>停</p>', for_all: true, withdrawn: true },
    { title: '空', content: '', for_all: true, withdrawn: false },
  ]);
});
