import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

interface DemoMessage {
  to: string;
  from?: string;
  kind: 'system' | 'notice' | 'todo';
  title: string;
  content: string;
  link?: string;
  time: string;
  read?: boolean;
}

const demoMessages: readonly DemoMessage[] = [
  {
    to: 'admin',
    kind: 'system',
    title: '新版品牌管理已上线',
    content: '品牌管理支持多语言名称、品牌图片，两人同时修改时会提示差异。',
    link: '/brand',
    time: '2026-11-10 08:30:00',
    read: true,
  },
  {
    to: 'admin',
    from: '张伟',
    kind: 'notice',
    title: '品牌资料整理完成',
    content: '本月新增的品牌已全部补充图片和英文名称。',
    link: '/brand',
    time: '2026-11-11 16:42:00',
    read: true,
  },
  {
    to: 'admin',
    from: '李娜',
    kind: 'todo',
    title: '请确认停用的品牌',
    content: '“老星机械”和“盛泰化工”已停止合作，请确认是否保留历史数据。',
    link: '/brand',
    time: '2026-11-13 10:05:00',
  },
  {
    to: 'admin',
    kind: 'notice',
    title: '月末库存盘点提醒',
    content: '各库存组织请于本月30日17:00前停止出入库操作，次日全天盘点。\n\n盘点差异请在系统中登记原因。',
    time: '2026-11-14 09:00:00',
  },
  {
    to: 'zhangwei',
    kind: 'system',
    title: '新版品牌管理已上线',
    content: '品牌管理支持多语言名称、品牌图片，两人同时修改时会提示差异。',
    link: '/brand',
    time: '2026-11-10 08:30:00',
    read: true,
  },
  {
    to: 'zhangwei',
    from: '陈志远',
    kind: 'todo',
    title: '请核对品牌英文名称',
    content: '请在本周五前核对全部有效品牌的英文名称。',
    link: '/brand',
    time: '2026-11-13 14:20:00',
  },
  {
    to: 'lina',
    from: '陈志远',
    kind: 'todo',
    title: '请检查品牌编码',
    content: '请检查品牌编码是否符合《主数据编码规范（2026版）》。',
    link: '/brand',
    time: '2026-11-13 14:25:00',
  },
];

/** Account of the speaker, account of the other one, what was said, when; the last ones are unread. */
type Said = readonly [from: string, to: string, text: string, time: string];
const demoChats: readonly Said[] = [
  ['admin', 'lina', '李娜，麻烦核对一下品牌编码有没有重复的。', '2026-11-13 14:31:10'],
  ['zhangwei', 'admin', '陈总，恒拓轴承的品牌图片已经更新，请您看一下。', '2026-11-13 15:02:41'],
  ['admin', 'zhangwei', '看到了，尺寸合适。英文名称也核对一下。', '2026-11-13 15:06:03'],
  ['zhangwei', 'admin', '已核对，英文名称用 Hengtuo Bearings。', '2026-11-13 15:11:27'],
  ['lina', 'admin', '陈总，全部核对过了，编码没有重复。', '2026-11-13 16:48:55'],
  ['zhangwei', 'admin', '老星机械已停止合作，我先置为无效，历史数据保留。', '2026-11-14 09:20:16'],
  ['zhangwei', 'admin', '盘点之前还有哪些品牌要调整，您定一下？', '2026-11-14 09:21:02'],
];
const readBefore = '2026-11-13 16:00:00';

/** Messages and a few conversations of the people in the first demo tenant. */
export async function addDemoCorrespondence(db: Database) {
  const people = await db.selectFrom('user_account').select(['id', 'account']).execute();
  const idOf = (account: string) => people.find((person) => person.account === account)!.id;
  await db
    .insertInto('message')
    .values(
      demoMessages.map(({ to, from = '', time, read, ...message }) => ({
        ...message,
        user_id: idOf(to),
        sender_name: from,
        created_time: time,
        read_time: read ? time : null,
      })),
    )
    .execute();
  await db
    .insertInto('chat_message')
    .values(
      demoChats.map(([from, to, content, created_time]) => ({
        from_id: idOf(from),
        to_id: idOf(to),
        content,
        created_time,
      })),
    )
    .execute();
  await sql`
    insert into chat_thread (user_id, peer_id, last_message_id, read_to_id, unread)
    select user_id, peer_id, max(id), coalesce(max(id) filter (where created_time < ${readBefore}), 0),
           count(*) filter (where user_id = to_id and created_time >= ${readBefore})
      from (select id, to_id, created_time, from_id as user_id, to_id as peer_id from chat_message
            union all select id, to_id, created_time, to_id, from_id from chat_message) seen
     group by user_id, peer_id`.execute(db);
}
