import { hasContent } from '@edp/contract/kernel/html-content.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { documentLimit, pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { storedNewsType } from '@edp/contract/modules/news/news.ts';
import type { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError, assertFound, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { requireFiles } from '../../kernel/files/require-file.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { picturesIn, sanitiseHtml } from '../../kernel/rich-text/sanitise-html.ts';
import { noAudience, writeAudience } from './news-audience.ts';
import { findNews, newsState } from './news-list.ts';

type Input<Name extends keyof typeof newsManage> = ParsedOf<(typeof newsManage)[Name]>;

/**
 * Writes an item and everything that belongs to it; only then, if asked to, it is published, so that its audience hears
 * of it.
 */
export async function saveNews(context: Context<Input<'save'>>) {
  const { db, input } = context;
  if (input.id) await lockForUpdate(db, 'news', input.id, input.version, () => findNews(context, input.id!));
  const content = sanitiseHtml(input.newsContent);
  if (!hasContent(content)) throw invalid('news.contentRequired', 'newsContent');
  await requireOwnFiles(db, input, picturesIn(content));
  const columns = {
    title: input.title,
    type: storedNewsType(input.newsTypeValue),
    content,
    forced: input.forcedRead === 1,
    comments_open: input.commentsOpen === 1,
    for_all: input.everybody === 1,
  };
  const id =
    input.id ??
    (
      await db
        .insertInto('news')
        .values({ ...columns, active: false })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await writeAudience(db, id, input.everybody === 1 ? noAudience : (input.audience ?? noAudience));
  await writeFiles(db, id, input.fileIds);
  await schedule(db, id, input, input.id ? columns : {});
  if (input.id) await sql`select app.tell_news_readers(app.current_tenant(), ${id})`.execute(db);
  return { id };
}

/** Files that the item has already may be another person's: those who may edit it keep them. */
async function requireOwnFiles(db: Database, { id, fileIds }: Input<'save'>, pictures: readonly string[]) {
  const { rows } = await sql<{ files: string[]; pictures: string[] }>`
    select array(select a.file_id::text from news_file a where a.news_id = n.id) as files, n.content_file_ids::text[] as pictures from news n where n.id = ${id ?? null}`.execute(
    db,
  );
  const kept = new Set([...(rows[0]?.files ?? []), ...(rows[0]?.pictures ?? [])]);
  await requireFiles(
    db,
    pictures.filter((file) => !kept.has(file)),
    pictureLimit,
    'newsContent',
  );
  await requireFiles(
    db,
    fileIds.filter((file) => !kept.has(file)),
    documentLimit,
    'fileIds',
  );
}

async function writeFiles(db: Database, newsId: string, fileIds: readonly string[]) {
  await sql`delete from news_file where news_id = ${newsId} and file_id <> all(${fileIds}::bigint[])`.execute(db);
  await sql`
    insert into news_file (news_id, file_id, sort_order) select ${newsId}::bigint, given.id, given.place from unnest(${fileIds}::bigint[]) with ordinality as given (id, place)
    on conflict on constraint news_file_key do update set sort_order = excluded.sort_order where news_file.sort_order <> excluded.sort_order`.execute(
    db,
  );
}

/** The times of a saved item: a published one stays published since then. The clock is that of the database. */
async function schedule(
  db: Database,
  id: string,
  { publishMode, publishDate, expireDate }: Input<'save'>,
  columns: object,
) {
  const { rows } = await sql<{ state: string; past: boolean; early: boolean }>`
    select ${newsState} as state, ${publishDate ?? null}::timestamptz <= now() as past,
           ${expireDate ?? null}::timestamptz <= case when ${publishMode} = 'now' and news.active and news.published_time <= now() then news.published_time else now() end as early
      from news where news.id = ${id}`.execute(db);
  const { state, past, early } = rows[0]!;
  if (publishMode === 'later' && past && state !== 'published') throw invalid('news.publishPast', 'publishDate');
  if (early) throw invalid('news.expiryBeforePublish', 'expireDate');
  const isPublished = state === 'published' || state === 'expired';
  const publishedTime = {
    draft: sql<string>`published_time`,
    now: isPublished ? sql<string>`published_time` : sql<string>`now()`,
    later: sql<string>`${publishDate ?? null}::timestamptz`,
  }[publishMode];
  await db
    .updateTable('news')
    .set({
      ...columns,
      active: publishMode !== 'draft',
      // The time of a draft means nothing, and must not be after its expiry.
      published_time:
        publishMode === 'draft' && state !== 'withdrawn' && !isPublished ? sql<string>`now()` : publishedTime,
      expires_time: sql<string | null>`${expireDate ?? null}::timestamptz`,
      withdrawn_time:
        publishMode === 'draft' ? (isPublished ? sql<string>`now()` : sql<string | null>`withdrawn_time`) : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Locks an item and tells where it stands. */
async function lockNews(context: Context<{ id: string; version?: number | undefined }>) {
  const {
    db,
    input: { id, version },
  } = context;
  await lockForUpdate(db, 'news', id, version, () => findNews(context, id));
  return (await db.selectFrom('news').select(newsState.as('state')).where('id', '=', id).executeTakeFirstOrThrow())
    .state;
}

export async function publishNews(context: Context<Input<'publish'>>) {
  const state = await lockNews(context);
  if (state === 'published') throw new AppError(409, 'news.alreadyPublished');
  const { numUpdatedRows } = await context.db
    .updateTable('news')
    .set({ active: true, published_time: sql<string>`now()`, withdrawn_time: null })
    .where('id', '=', context.input.id)
    .where(sql<boolean>`coalesce(expires_time > now(), true)`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError(409, 'news.expiryPast');
}

export async function withdrawNews(context: Context<Input<'withdraw'>>) {
  const state = await lockNews(context);
  if (state !== 'published' && state !== 'scheduled') throw new AppError(409, 'news.notPublished');
  await context.db
    .updateTable('news')
    .set({ active: false, withdrawn_time: sql<string>`now()` })
    .where('id', '=', context.input.id)
    .execute();
}

/** A draft with the same words, audience and attachments. */
export async function copyNews({ db, input, language }: Context<Input<'copy'>>) {
  const source = assertFound(
    await db
      .selectFrom('news')
      .select(['title', 'type', 'content', 'forced', 'comments_open', 'for_all'])
      .where('id', '=', input.id)
      .executeTakeFirst(),
  );
  const title = translate('news.copyOf', language, { title: source.title.slice(0, 90) });
  const { id } = await db
    .insertInto('news')
    .values({ ...source, title, active: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into news_audience (news_id, user_id, organisation_id, role_id, group_id, inventory_organisation_id)
    select ${id}::bigint, user_id, organisation_id, role_id, group_id, inventory_organisation_id from news_audience where news_id = ${input.id} order by id`.execute(
    db,
  );
  await sql`insert into news_file (news_id, file_id, sort_order) select ${id}::bigint, file_id, sort_order from news_file where news_id = ${input.id}`.execute(
    db,
  );
  return { id };
}
