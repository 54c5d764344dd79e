import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import type { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { readPage } from '../../kernel/list/read-page.ts';
import { matchesPerson } from '../message/person-filter.ts';
import { sendMessages } from '../message/send-messages.ts';
import { newsState } from './news-list.ts';

/** Whom an item is for, with the time at which each has read it. */
const readersOf = (db: Database, { id, for_all }: { id: string; for_all: boolean }) =>
  db
    .selectFrom('user_account')
    .leftJoin('news_view', (join) =>
      join.onRef('news_view.user_id', '=', 'user_account.id').on('news_view.news_id', '=', id),
    )
    .where('user_account.active', '=', true)
    .$if(!for_all, (query) =>
      query.where(sql<boolean>`user_account.id in (select r.user_id from app.news_readers(${id}) r)`),
    );

export async function pageOfReaders(
  db: Database,
  { id, name, read, orgId, ...page }: ParsedOf<typeof newsManage.readers>,
) {
  const item = assertFound(
    await db.selectFrom('news').select(['id', 'for_all']).where('id', '=', id).executeTakeFirst(),
  );
  const query = readersOf(db, item)
    .select([
      'user_account.id',
      'user_account.name',
      sql<string>`coalesce((select o.name from organisation o where o.id = user_account.organisation_id), '')`.as(
        'orgName',
      ),
      sql<string>`coalesce(left(news_view.created_time::text, 19), '')`.as('readTime'),
    ])
    .where(matchesPerson({ name, orgId }))
    .$if(read === 1, (some) => some.where('news_view.user_id', 'is not', null))
    .$if(read === 0, (some) => some.where('news_view.user_id', 'is', null))
    .orderBy(sql`news_view.created_time`, (order) => order.desc().nullsLast())
    .orderBy('user_account.id');
  return readPage(db, query, page);
}

/** Sends a message to those who have not read it. Not more than once an hour: people would stop to heed it. */
export async function remindUnread(db: Database, id: string) {
  const item = assertFound(
    await db
      .selectFrom('news')
      .select([
        'id',
        'title',
        'for_all',
        newsState.as('state'),
        sql<number | null>`ceil(extract(epoch from reminded_time + interval '1 hour' - now()) / 60)::int`.as('minutes'),
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (item.state !== 'published') throw new AppError(409, 'news.notPublished');
  if (item.minutes !== null && item.minutes > 0)
    throw new AppError(409, 'news.remindedRecently', { params: { minutes: item.minutes } });
  const unread = await readersOf(db, item).select('user_account.id').where('news_view.user_id', 'is', null).execute();
  if (unread.length === 0) throw new AppError(409, 'news.everyoneHasRead');
  // In which language each of them reads is not known.
  const say = (key: 'news.remindTitle' | 'news.remindContent') =>
    translate(key, defaultLanguage, { title: item.title });
  await sendMessages(db, {
    to: unread.map((person) => person.id),
    kind: 'todo',
    title: say('news.remindTitle'),
    content: say('news.remindContent'),
    link: `/home?news=${id}`,
  });
  await db
    .updateTable('news')
    .set({ reminded_time: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  return { count: unread.length };
}
