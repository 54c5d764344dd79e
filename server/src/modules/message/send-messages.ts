import type { MessagePush } from '@edp/contract/modules/live/live.ts';
import type { MessageKind } from '@edp/contract/modules/message/message.ts';
import { sql } from 'kysely';
import { anyOf } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { push, pushState } from '../../kernel/live/push.ts';

interface Sending {
  /** Ids of people of the tenant; ids of others and of disabled users are ignored. */
  to: readonly string[];
  kind: MessageKind;
  title: string;
  /** Plain text; an empty line parts paragraphs. */
  content: string;
  /** A route of the application such as `/brand`. */
  link?: string;
  /** It says that something failed; open windows show it as an error. */
  isFailure?: boolean;
  /** The message of a person to many; their reading is counted there. */
  sendingId?: string;
}

/** Beyond this, open windows are asked to count again rather than given each its message. */
const mostFrames = 2000;

/**
 * Sends an in-app message to people, from the acting user or from the system. They have it, and see it, when the
 * transaction commits.
 */
export async function sendMessages(
  db: Database,
  { to, kind, title, content, link = '', isFailure = false, sendingId }: Sending,
): Promise<void> {
  const bySystem = kind === 'system';
  const sender = sql<string>`coalesce((select name from user_account where id = app.current_user_id() and not ${bySystem}), '')`;
  const rows = await db
    .insertInto('message')
    .columns(['user_id', 'kind', 'title', 'content', 'link', 'sender_name', 'sending_id'])
    .expression((eb) =>
      eb
        .selectFrom('user_account')
        .select([
          'id',
          sql<string>`${kind}::text`.as('kind'),
          sql<string>`${title}::text`.as('title'),
          sql<string>`${content}::text`.as('content'),
          sql<string>`${link}::text`.as('link'),
          sender.as('sender_name'),
          sql<string | null>`${sendingId ?? null}::bigint`.as('sending_id'),
        ])
        .where('active', '=', true)
        .where('id', '=', anyOf(to))
        .orderBy('id'),
    )
    .returning(['id', 'user_id', 'sender_name as senderName', 'created_time as createTime'])
    .execute();
  if (rows.length > mostFrames)
    return pushState(
      db,
      rows.map(({ user_id }) => user_id),
    );
  const pushOf = ({ user_id, ...row }: (typeof rows)[number]) => ({
    users: [user_id],
    event: 'messagePush',
    data: {
      kind: 'message',
      message: { ...row, kind, title, content, link, read: 0 },
      ...(isFailure && { isFailure }),
    } satisfies MessagePush,
  });
  await push(db, rows.map(pushOf));
}
