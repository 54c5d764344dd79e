import { newsComment } from '@edp/contract/modules/news/news.ts';
import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { useRef } from 'react';
import { runAction } from '../../kernel/http/run-action.ts';
import { labelled } from '../../kernel/text/punctuation.ts';
import { request } from '../../kernel/http/api.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import controls from '../../ui/layout/controls.module.css';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { CommentForm } from './comment-form.tsx';
import { refreshNews } from './headlines.ts';
import { newsText, useNewsText } from './news-reader.texts.ts';
import styles from './news.module.css';

type Comment = OutputOf<typeof newsComment.ofNews>;

export function NewsComments({ newsId, isOpen }: { newsId: string; isOpen: boolean }) {
  const t = useNewsText();
  const list = usePagedList(newsComment.ofNews, { newId: newsId });
  return (
    <>
      {isOpen ? (
        <CommentForm newsId={newsId} onSent={() => list.goToPage(1)} />
      ) : (
        <p className={styles.closed}>{t('commentsClosed')}</p>
      )}
      <CommentList list={list} />
    </>
  );
}

function CommentList({ list }: { list: ReturnType<typeof usePagedList<typeof newsComment.ofNews>> }) {
  const t = useNewsText();
  if (list.error) return <ErrorNotice title={list.error.message} onRetry={list.reload} />;
  if (list.isFirstLoad) return <PageSkeleton />;
  if (list.total === 0) return <p className={styles.nothing}>{t('noComments')}</p>;
  return (
    <>
      <ul aria-label={t('comments')}>
        {list.rows.map((row) => (
          <CommentLine key={row.id} comment={row} />
        ))}
      </ul>
      <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
    </>
  );
}

function CommentLine({ comment }: { comment: Comment }) {
  const t = useNewsText();
  const line = useRef<HTMLLIElement>(null);
  const isNormal = comment.status === 'normal';
  const remove = async () => {
    // The pressed button disappears; a deleted comment keeps its place.
    if (await deleteComment(comment)) line.current?.focus();
  };
  return (
    <li ref={line} className={styles.comment} tabIndex={-1}>
      <p className={styles.commentHead}>
        <strong>{comment.commentSName}</strong>
        <time>{comment.commentsDate}</time>
        <StatusTag on={isNormal} text={t(comment.status)} />
        {isNormal && comment.deletable === 1 && (
          <button
            type="button"
            className={`${controls.danger} ${styles.commentDelete}`}
            aria-label={t('deleteOf', { name: comment.commentSName })}
            onClick={() => void remove()}>
            {t('delete')}
          </button>
        )}
      </p>
      <p className={isNormal ? styles.commentText : styles.commentGone}>
        {comment.status === 'normal' ? comment.commentValue : t(`${comment.status}Text`)}
      </p>
    </li>
  );
}

const shownOf = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

async function deleteComment({ id, commentSName, commentValue }: Comment): Promise<boolean> {
  const question = {
    title: newsText('deleteTitle'),
    detail: labelled(commentSName, shownOf(commentValue)),
    yes: newsText('delete'),
    danger: true,
  };
  if (!(await confirm(question))) return false;
  const isDeleted = await runAction('newsComment', () => request(newsComment.delete, { commentId: id }));
  void refreshNews();
  return isDeleted;
}
