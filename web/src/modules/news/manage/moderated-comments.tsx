import { newsCommentManage, type ModeratedComment } from '@edp/contract/modules/news/news-manage.ts';
import { newsRecord } from '@edp/contract/modules/news/news-record.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { usePagedList } from '../../../kernel/data/use-paged-list.ts';
import { request } from '../../../kernel/http/api.ts';
import { runAction } from '../../../kernel/http/run-action.ts';
import { labelled } from '../../../kernel/text/punctuation.ts';
import { useCan } from '../../../kernel/session/access.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import controls from '../../../ui/layout/controls.module.css';
import { Segmented } from '../../../ui/filter/segmented.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { refreshNews } from '../headlines.ts';
import reader from '../news.module.css';
import { useNewsManageText } from './news-manage.texts.ts';
import styles from './news-manage.module.css';

const statuses = ['', 'normal', 'hidden', 'deleted'] as const;
type Status = (typeof statuses)[number];

/** The comments on an item; what should not be read can be hidden, with the reason. */
export function ModeratedComments({ newsId }: { newsId: string }) {
  const t = useNewsManageText();
  const text = useDefinitionText(newsRecord);
  const [status, setStatus] = useState<Status>('');
  const [keyword, setKeyword] = useState('');
  const list = usePagedList(newsCommentManage.moderated, {
    newId: newsId,
    status: status || undefined,
    commentValue: useDebounced(keyword),
  });
  const [hiding, setHiding] = useState<ModeratedComment>();
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      list.goToPage(1);
    };
  return (
    <>
      <div className={styles.commentFilters}>
        <Segmented
          aria-label={t('commentStatus')}
          value={status}
          onChange={change(setStatus)}
          options={statuses.map((value) => ({ value, label: value ? t(value) : t('all') }))}
        />
        <SearchBox label={t('searchComment')} value={keyword} onChange={change(setKeyword)} />
      </div>
      {list.error && <ErrorNotice title={list.error.message} onRetry={list.reload} />}
      {!list.error && list.isFirstLoad && <PageSkeleton />}
      {!list.error && !list.isFirstLoad && list.total === 0 && <p className={reader.nothing}>{t('noComments')}</p>}
      <ul aria-label={text.of('commentNumber', 'label')}>
        {list.rows.map((row) => (
          <CommentLine key={row.id} comment={row} onHide={() => setHiding(row)} />
        ))}
      </ul>
      {list.total > list.pageSize && (
        <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
      )}
      {hiding && <HideDialog comment={hiding} onClose={() => setHiding(undefined)} />}
    </>
  );
}

function CommentLine({ comment, onHide }: { comment: ModeratedComment; onHide: () => void }) {
  const t = useNewsManageText();
  const can = useCan();
  const { id, status, commentSName: name, commentsDate, commentValue, hiddenReason, hiddenName, hiddenTime } = comment;
  const restore = () =>
    runAction('newsComment', () => request(newsCommentManage.restore, { commentId: id }), refreshNews);
  return (
    <li className={reader.comment}>
      <p className={reader.commentHead}>
        <strong>{name}</strong>
        <time>{commentsDate}</time>
        <StatusTag on={status === 'normal'} text={t(status)} />
        {status === 'normal' && can(newsCommentManage.hide.can) && (
          <button
            type="button"
            className={`${controls.danger} ${reader.commentDelete}`}
            aria-label={t('hideOf', { name })}
            onClick={onHide}>
            {t('hide')}
          </button>
        )}
        {status === 'hidden' && can(newsCommentManage.restore.can) && (
          <button
            type="button"
            className={`${controls.link} ${reader.commentDelete}`}
            aria-label={t('restoreOf', { name })}
            onClick={() => void restore()}>
            {t('restore')}
          </button>
        )}
      </p>
      <p className={status === 'deleted' ? reader.commentGone : reader.commentText}>
        {status === 'deleted' ? t('deletedText') : commentValue}
      </p>
      {status === 'hidden' && (
        <p className={styles.reason}>{t('hiddenBy', { name: hiddenName, time: hiddenTime, reason: hiddenReason })}</p>
      )}
    </li>
  );
}

function HideDialog({
  comment: { id, commentSName, commentValue },
  onClose,
}: {
  comment: ModeratedComment;
  onClose: () => void;
}) {
  const t = useNewsManageText();
  return (
    <FormModal
      title={t('hideTitle')}
      width={520}
      call={newsCommentManage.hide}
      initial={{ commentId: id, reason: '' }}
      fields={{ reason: { label: t('hideReason') } }}
      saveText={t('hide')}
      onSaved={() => void refreshNews()}
      onClose={onClose}>
      <p className={styles.quoted}>{labelled(commentSName, commentValue)}</p>
      <FormField name="reason">
        <Input.TextArea rows={3} maxLength={200} placeholder={t('hideReasonPlaceholder')} />
      </FormField>
    </FormModal>
  );
}
