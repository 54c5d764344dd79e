import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import { mapPage } from '@edp/contract/kernel/paging.ts';
import { knownNewsTypes, newsTypeIn, storedNewsType } from '@edp/contract/modules/news/news.ts';
import type { NewsState } from '@edp/contract/modules/news/news-fields.ts';
import { type newsManage, newsTests } from '@edp/contract/modules/news/news-manage.ts';
import { sql } from 'kysely';
import { assertFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { byCondition, testedTable } from '../../kernel/list/condition/by-condition.ts';
import { between, equals, textIn, where } from '../../kernel/list/filters.ts';
import { byPinyin } from '../../kernel/list/list-query.ts';
import { readList } from '../../kernel/list/read-list.ts';
import { creatorOf, flag, fromFlag } from '../../kernel/record/columns.ts';
import type { RecordContext } from '../../kernel/record/record-table.ts';
import { signPictures } from '../../kernel/rich-text/sanitise-html.ts';
import { type AudiencePart, audienceOf, audienceText, readAudiences } from './news-audience.ts';

/** Where an item stands now. */
export const newsState = sql<NewsState>`case
  when not news.active then case when news.withdrawn_time is null then 'draft' else 'withdrawn' end
  when news.expires_time <= now() then 'expired'
  when news.published_time > now() then 'scheduled'
  else 'published' end`;

/** For how many people it is. Everybody is counted once for a page, not for each of its rows. */
const readerCount = sql<number>`case when news.for_all then (select count(*)::int from user_account where active)
  else (select count(*)::int from app.news_readers(news.id)) end`;
/** How many of those have read it. */
const readCount = sql<number>`case
  when news.for_all then (select count(*)::int from news_view v join user_account u on u.id = v.user_id and u.active where v.news_id = news.id)
  else (select count(*)::int from app.news_readers(news.id) r join news_view v on v.user_id = r.user_id and v.news_id = news.id) end`;

const managedNews = (db: Database) =>
  db
    .selectFrom('news')
    .select([
      'news.id',
      'news.version',
      'news.title',
      'news.type as newsTypeValue',
      newsState.as('state'),
      sql<string>`case when not news.active and news.withdrawn_time is null then '' else news.published_time::text end`.as(
        'publishDate',
      ),
      sql<string>`coalesce(news.expires_time::text, '')`.as('expireDate'),
      flag('news.forced').as('forcedRead'),
      flag('news.comments_open').as('commentsOpen'),
      flag('news.for_all').as('everybody'),
      readerCount.as('readers'),
      readCount.as('read'),
      sql<number>`(select count(*)::int from news_comment c where c.news_id = news.id and not c.deleted and c.hidden_time is null)`.as(
        'commentNumber',
      ),
      creatorOf('news').as('createdName'),
      'news.created_time as createTime',
      'news.updated_time as updatedTime',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof managedNews>['executeTakeFirstOrThrow']>>;

/** PostgreSQL writes the time zone behind it. */
const momentOf = (time: string) => time.slice(0, 19);

const toManaged = (language: Language, row: Row, parts: readonly AudiencePart[]) => ({
  ...row,
  newsTypeValue: newsTypeIn(language, row.newsTypeValue),
  publishDate: momentOf(row.publishDate),
  expireDate: momentOf(row.expireDate),
  audienceText: row.everybody ? '' : audienceText(parts, language),
});

const sortColumns = {
  title: byPinyin('news.title'),
  newsTypeValue: byPinyin('news.type'),
  publishDate: 'published_time',
  expireDate: sql`coalesce(news.expires_time, 'infinity')`,
  updatedTime: 'updated_time',
} as const;

const tested = testedTable('news', newsTests, {
  createTime: 'created_time',
  title: 'title',
  publishDate: 'published_time',
  expireDate: 'expires_time',
  forcedRead: 'forced',
  commentsOpen: 'comments_open',
  createdName: 'created_by',
  updatedTime: 'updated_time',
});

/** The newest first. */
export async function listNews({ db, language, reader, input }: Context<ParsedOf<typeof newsManage.list>>) {
  const { title, newsTypeValue, state, forcedRead, publishDate, condition, sort: by, ...page } = input;
  const list = await readList(
    db,
    {
      table: 'news',
      language: defaultLanguage,
      select: () => managedNews(db),
      filters: [
        textIn(['title'], title),
        equals('type', newsTypeValue && storedNewsType(newsTypeValue)),
        equals('forced', fromFlag(forcedRead)),
        between('published_time', publishDate?.from, publishDate?.to),
        where(state && sql<boolean>`${newsState} = ${state}`),
        byCondition(tested, condition, defaultLanguage),
      ],
      order: [['id', 'desc']],
      sort: { by, columns: sortColumns },
    },
    page,
    reader,
  );
  const parts = Map.groupBy(
    await readAudiences(
      db,
      list.rows.map(({ id }) => id),
      language,
    ),
    ({ newsId }) => newsId,
  );
  return mapPage(list, (row) => toManaged(language, row, parts.get(row.id) ?? []));
}

const modeOf = {
  draft: 'draft',
  withdrawn: 'draft',
  scheduled: 'later',
  published: 'now',
  expired: 'now',
} as const satisfies Record<NewsState, string>;

export async function findNews({ db, session, kernel, language }: RecordContext, id: string) {
  const row = assertFound(
    await managedNews(db)
      .select(['news.content', sql<string>`coalesce(news.reminded_time::text, '')`.as('remindedTime')])
      .where('news.id', '=', id)
      .executeTakeFirst(),
  );
  const [parts, files] = await Promise.all([
    readAudiences(db, [id], language),
    db
      .selectFrom('news_file')
      .innerJoin('file', 'file.id', 'news_file.file_id')
      .select(['file.id', 'file.original_name as orginalName'])
      .where('news_file.news_id', '=', id)
      .orderBy('news_file.sort_order')
      .execute(),
  ]);
  const linkTo = (fileId: string) => kernel.links.to(session.tenantId, fileId);
  return {
    ...toManaged(language, row, parts),
    newsContent: signPictures(row.content, linkTo),
    publishMode: modeOf[row.state],
    fileIds: files.map((file) => ({ ...file, filePath: linkTo(file.id) })),
    audience: audienceOf(parts),
    remindedTime: momentOf(row.remindedTime),
  };
}

export async function newsOptions({ db, language }: RecordContext) {
  const [used, invorgs] = await Promise.all([
    db.selectFrom('news').select('type').distinct().orderBy('type').execute(),
    db.selectFrom('inventory_organisation').select(['id', 'name']).where('active', '=', true).orderBy('id').execute(),
  ]);
  return {
    types: [...new Set([...knownNewsTypes(language), ...used.map(({ type }) => newsTypeIn(language, type))])],
    invorgs,
  };
}
