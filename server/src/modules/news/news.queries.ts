import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { newsTypeIn } from '@edp/contract/modules/news/news.ts';
import { sql } from 'kysely';
import { anyOf, flag } from '../../kernel/record/columns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { equals } from '../../kernel/list/filters.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { readPage } from '../../kernel/list/read-page.ts';
import type { PageInput } from '../../kernel/list/totals.ts';
import { assertFound, AppError } from '../../kernel/app-error.ts';
import { daysAgo } from '../../kernel/jobs/retention.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { signPictures } from '../../kernel/rich-text/sanitise-html.ts';
import { isFor, isPublished, publishedNews } from './published-news.ts';

const newestHeadlines = 20;

interface PageOfNews extends PageInput {
  newId: string;
}

/** The newest, and whatever the user must still read however old it is. */
export async function headlines(db: Database, userId: string, language: Language) {
  const unread = sql<boolean>`news.forced and not exists (select from news_view v where v.tenant_id = news.tenant_id and v.news_id = news.id and v.user_id = ${userId})`;
  const rows = await publishedNews(db, userId)
    .select([
      'news.id as newId',
      'news.title',
      'news.published_time as publishDate',
      'news.type as newsTypeValue',
      sql<0 | 1>`(${unread})::int`.as('forcedRead'),
    ])
    .orderBy('forcedRead', 'desc')
    .orderBy('news.published_time', 'desc')
    .orderBy('news.id', 'desc')
    .limit(newestHeadlines)
    .execute();
  return typesIn(
    language,
    rows.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate)),
  );
}

const typesIn = <Row extends { newsTypeValue: string }>(language: Language, rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, newsTypeValue: newsTypeIn(language, row.newsTypeValue) }));

const countOf = (table: 'news_view' | 'news_laud') =>
  sql<number>`(select count(*)::int from ${sql.table(table)} x where x.tenant_id = news.tenant_id and x.news_id = news.id)`;

/** The attached files, in their order. */
const attachedFiles = sql<{ id: string; name: string; bytes: number }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id::text, 'name', f.original_name, 'bytes', f.bytes) order by a.sort_order), '[]')
    from news_file a join file f on f.id = a.file_id where a.tenant_id = news.tenant_id and a.news_id = news.id)`;

export async function contents(
  { db, session: { userId, tenantId }, kernel, language }: RecordContext,
  ids: readonly string[],
) {
  const rows = await publishedNews(db, userId)
    .select([
      'news.id',
      'news.title',
      'news.published_time as publishDate',
      'news.type as newsTypeValue',
      'news.content as newsContent',
      countOf('news_view').as('numberViews'),
      countOf('news_laud').as('laudNumber'),
      sql<number>`(select count(*)::int from news_comment c where c.tenant_id = news.tenant_id and c.news_id = news.id and not c.deleted and c.hidden_time is null)`.as(
        'commentNumber',
      ),
      sql<
        0 | 1
      >`exists (select from news_laud l where l.tenant_id = news.tenant_id and l.news_id = news.id and l.user_id = ${userId})::int`.as(
        'lauded',
      ),
      flag('news.comments_open').as('commentsOpen'),
      attachedFiles.as('files'),
    ])
    .where('news.id', '=', anyOf(ids))
    .orderBy('news.published_time', 'desc')
    .orderBy('news.id', 'desc')
    .execute();
  return typesIn(language, rows).map((row) => ({
    ...row,
    newsContent: signPictures(row.newsContent, (id) => kernel.links.to(tenantId, id)),
  }));
}

/** Fails unless the user may read it now. */
async function requireNews(db: Database, id: string, userId: string) {
  return assertFound(
    await publishedNews(db, userId)
      .select(['news.id', 'news.comments_open'])
      .where('news.id', '=', id)
      .executeTakeFirst(),
  );
}

/** A file that is attached to news that the user may read. */
export async function findAttachment(
  db: Database,
  { newId, fileId }: { newId: string; fileId: string },
  userId: string,
) {
  const file = await publishedNews(db, userId)
    .innerJoin('news_file', (join) =>
      join.onRef('news_file.news_id', '=', 'news.id').onRef('news_file.tenant_id', '=', 'news.tenant_id'),
    )
    .innerJoin('file', (join) =>
      join.onRef('file.id', '=', 'news_file.file_id').onRef('file.tenant_id', '=', 'news_file.tenant_id'),
    )
    .select(['file.storage_key', 'file.original_name', 'file.content_type', 'file.bytes'])
    .where('news.id', '=', newId)
    .where('file.id', '=', fileId)
    .executeTakeFirst();
  return assertFound(file);
}

/** Reading twice is reading once. */
export async function recordRead(db: Database, newsId: string, userId: string) {
  await requireNews(db, newsId, userId);
  await db
    .insertInto('news_view')
    .values({ news_id: newsId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setLiked(db: Database, newsId: string, lauded: boolean, userId: string) {
  await requireNews(db, newsId, userId);
  if (lauded)
    await db
      .insertInto('news_laud')
      .values({ news_id: newsId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('news_laud').where('news_id', '=', newsId).where('user_id', '=', userId).execute();
}

export async function laudRecords(db: Database, { newId, ...page }: PageOfNews, userId: string) {
  await requireNews(db, newId, userId);
  const query = db
    .selectFrom('news_laud')
    .innerJoin('user_account', 'user_account.id', 'news_laud.user_id')
    .select(['news_laud.created_time as laudTime', 'user_account.name as loudPerson'])
    .where('news_laud.news_id', '=', newId)
    .orderBy('news_laud.created_time', 'desc')
    .orderBy('news_laud.user_id');
  return readPage(db, query, page);
}

export async function viewRecords(db: Database, { newId, ...page }: PageOfNews, userId: string) {
  await requireNews(db, newId, userId);
  const query = db
    .selectFrom('news_view')
    .innerJoin('user_account', 'user_account.id', 'news_view.user_id')
    .select(['news_view.created_time as commentsDate', 'user_account.name as commentSName'])
    .where('news_view.news_id', '=', newId)
    .orderBy('news_view.created_time', 'desc')
    .orderBy('news_view.user_id');
  return readPage(db, query, page);
}

export const commentStatus = sql<
  'normal' | 'deleted' | 'hidden'
>`case when news_comment.deleted then 'deleted' when news_comment.hidden_time is not null then 'hidden' else 'normal' end`;

/** A deleted or hidden comment keeps its place, without its words. */
export async function comments(db: Database, { newId, ...page }: PageOfNews, { userId, administrator }: Session) {
  await requireNews(db, newId, userId);
  const select = () =>
    db
      .selectFrom('news_comment')
      .innerJoin('user_account', 'user_account.id', 'news_comment.user_id')
      .select([
        'news_comment.id',
        'news_comment.created_time as commentsDate',
        'user_account.name as commentSName',
        sql<string>`case when news_comment.deleted or news_comment.hidden_time is not null then '' else news_comment.content end`.as(
          'commentValue',
        ),
        commentStatus.as('status'),
        sql<
          0 | 1
        >`(not news_comment.deleted and news_comment.hidden_time is null and (${administrator} or news_comment.user_id = ${userId}))::int`.as(
          'deletable',
        ),
      ]);
  return readList(
    db,
    {
      table: 'news_comment',
      language: defaultLanguage,
      select,
      filters: [equals('news_id', newId)],
      order: [['id', 'desc']],
    },
    page,
  );
}

export async function addComment(db: Database, newsId: string, content: string, userId: string) {
  const { comments_open } = await requireNews(db, newsId, userId);
  if (!comments_open) throw new AppError(409, 'news.commentsClosed');
  return db.insertInto('news_comment').values({ news_id: newsId, content }).returning('id').executeTakeFirstOrThrow();
}

export async function deleteComment(db: Database, id: string, { userId, administrator }: Session) {
  const comment = assertFound(
    await db
      .selectFrom('news_comment')
      .select(['user_id', 'deleted'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (comment.user_id !== userId && !administrator) throw new AppError(403, 'news.notYourComment');
  if (comment.deleted) throw new AppError(409, 'news.commentGone');
  await db.updateTable('news_comment').set({ deleted: true }).where('id', '=', id).execute();
}

/**
 * Published news for the user that they have not opened. Of older news than views are kept (0: for ever) it is not
 * known, unless it must be read.
 */
export const unreadNews = (userId: string, viewDays: number) => sql<number>`(
  select count(*)::int from news n where ${isPublished('n')} and ${isFor(userId, 'n')}
     and (n.forced or ${viewDays} = 0 or n.published_time > ${daysAgo(viewDays)})
     and not exists (select from news_view v where v.tenant_id = n.tenant_id and v.news_id = n.id and v.user_id = ${userId}))`;
