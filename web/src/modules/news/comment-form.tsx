import { newsComment } from '@edp/contract/modules/news.ts';
import { Button } from 'antd';
import { useId } from 'react';
import { fetchData } from '../../kernel/api.ts';
import { useDraft } from '../../kernel/draft.ts';
import { toast } from '../../kernel/toast.ts';
import { useUnsavedFlag } from '../../kernel/unsaved.ts';
import { useAuthForm } from '../../kernel/use-auth-form.ts';
import controls from '../../ui/controls.module.css';
import { refreshNews } from './headlines.ts';
import { newsText, useNewsText } from './news-text.ts';
import styles from './news.module.css';

export function CommentForm({ newsId, onSent }: { newsId: string; onSent: () => void }) {
  const t = useNewsText();
  const id = useId();
  const draft = useDraft<{ commentValue?: string }>(`comment ${newsId}`);
  const markUnsaved = useUnsavedFlag(id, draft.restored !== undefined);
  const { form, values, message, errors, isBusy, set, onSubmit } = useAuthForm({
    schema: newsComment.add.input,
    initial: { newId: newsId, commentValue: '' },
    draft,
    submit: async (given) => {
      await fetchData(newsComment.add, given);
      write('');
      toast('success', newsText('sent'));
      onSent();
      void refreshNews();
    },
  });
  const write = (value: string) => {
    set({ commentValue: value });
    markUnsaved(value.trim() !== '');
    if (value.trim() === '') draft.discard();
  };
  const problem = errors.commentValue ?? message;
  return (
    <form ref={form} className={styles.commentForm} onSubmit={(event) => void onSubmit(event)} noValidate>
      <textarea name="commentValue" className={`${controls.input} ${styles.commentField}`} rows={2} aria-label={t('writeComment')} placeholder={t('commentPlaceholder')}
        value={values.commentValue} aria-invalid={problem !== ''} aria-describedby={problem ? `${id}-error` : undefined} onChange={(event) => write(event.target.value)} />
      <div className={styles.commentFoot}>
        <p id={`${id}-error`} className={styles.problem} role={problem ? 'alert' : undefined}>{problem}</p>
        <span className={styles.counter}>{values.commentValue.trim().length}/500</span>
        <Button type="primary" htmlType="submit" loading={isBusy}>{t('send')}</Button>
      </div>
    </form>
  );
}
