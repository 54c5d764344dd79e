import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** A message to a whole department, which a few have read. */
export async function addDemoSending(db: Database) {
  const department = await db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('code', '=', 'D0401')
    .executeTakeFirstOrThrow();
  const message = {
    kind: 'notice',
    title: '请核对华东区客户名称',
    content: '请在本月底前核对负责区域的客户名称与开票信息，有误的请联系渠道管理部。',
    created_time: '2026-11-09 10:00:00',
  };
  const { id } = await db
    .insertInto('message_sending')
    .values({ ...message, addressed_to: department.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into message (user_id, sender_name, kind, title, content, created_time, sending_id)
    select u.id, coalesce((select s.name from user_account s where s.id = app.current_user_id()), ''), ${message.kind}, ${message.title}, ${message.content}, ${message.created_time}, ${id}
      from user_account u where u.organisation_id = ${department.id} order by u.id`.execute(db);
  await sql`insert into message_recipient (sending_id, user_id) select sending_id, user_id from message where sending_id = ${id}`.execute(
    db,
  );
  await sql`update message set read_time = '2026-11-09 15:00:00' where id in (select id from message where sending_id = ${id} order by id limit 2)`.execute(
    db,
  );
}
