import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { newsCommentManage } from '@edp/contract/modules/news/news-manage.ts';
import { sql } from 'kysely';
import { AppError, assertFound } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { readPage } from '../../kernel/list/read-page.ts';
import { commentStatus } from './news.queries.ts';

/** The newest first. What its writer deleted has no words left for others; what was hidden has. */
export async function moderatedComments(
  db: Database,
  { newId, commentValue, status, ...page }: ParsedOf<typeof newsCommentManage.moderated>,
) {
  assertFound(await db.selectFrom('news').select('id').where('id', '=', newId).executeTakeFirst());
  const query = db
    .selectFrom('news_comment')
    .innerJoin('user_account', 'user_account.id', 'news_comment.user_id')
    .select([
      'news_comment.id',
      'news_comment.created_time as commentsDate',
      'user_account.name as commentSName',
      sql<string>`case when news_comment.deleted then '' else news_comment.content end`.as('commentValue'),
      commentStatus.as('status'),
      'news_comment.hidden_reason as hiddenReason',
      sql<string>`coalesce((select h.name from user_account h where h.id = news_comment.hidden_by), '')`.as(
        'hiddenName',
      ),
      sql<string>`coalesce(left(news_comment.hidden_time::text, 19), '')`.as('hiddenTime'),
    ])
    .where('news_comment.news_id', '=', newId)
    .$if(commentValue !== undefined, (some) =>
      some.where(
        sql<boolean>`not news_comment.deleted and position(app.fold(${commentValue}) in app.fold(news_comment.content)) > 0`,
      ),
    )
    .$if(status !== undefined, (some) => some.where(sql<boolean>`${commentStatus} = ${status}`))
    .orderBy('news_comment.id', 'desc');
  return readPage(db, query, page);
}

/** The change log has it with the reason, beside the comment itself. */
export async function hideComment(db: Database, { commentId, reason }: ParsedOf<typeof newsCommentManage.hide>) {
  await lockVisible(db, commentId, 'normal');
  await db
    .updateTable('news_comment')
    .set({ hidden_time: sql<string>`now()`, hidden_by: sql<string>`app.current_user_id()`, hidden_reason: reason })
    .where('id', '=', commentId)
    .execute();
}

export async function restoreComment(db: Database, commentId: string) {
  await lockVisible(db, commentId, 'hidden');
  await db
    .updateTable('news_comment')
    .set({ hidden_time: null, hidden_by: null, hidden_reason: '' })
    .where('id', '=', commentId)
    .execute();
}

async function lockVisible(db: Database, id: string, expected: 'normal' | 'hidden') {
  const { status } = assertFound(
    await db
      .selectFrom('news_comment')
      .select(commentStatus.as('status'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  if (status === 'deleted') throw new AppError(409, 'news.commentGone');
  if (status !== expected)
    throw new AppError(409, expected === 'normal' ? 'news.commentHidden' : 'news.commentRestored');
}
