import { newsComment } from '@edp/contract/modules/news/news.ts';
import { Button } from 'antd';
import { fetchData } from '../../kernel/http/api.ts';
import { FormBody } from '../../ui/form/form-body.tsx';
import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { useSaveForm } from '../../ui/form/engine/use-save-form.ts';
import controls from '../../ui/layout/controls.module.css';
import { refreshNews } from './headlines.ts';
import { useNewsText } from './news-reader.texts.ts';
import styles from './news.module.css';

const longest = 500;

export function CommentForm({ newsId, onSent }: { newsId: string; onSent: () => void }) {
  const t = useNewsText();
  const blank = { id: newsId, newId: newsId, commentValue: '' };
  const saving = useSaveForm({
    call: newsComment.add,
    initial: blank,
    fields: { commentValue: { label: t('writeComment') } },
    send: async ({ commentValue }) => ({
      message: t('sent'),
      data: await fetchData(newsComment.add, { newId: newsId, commentValue: commentValue as string }),
    }),
    onSaved: () => {
      saving.load(blank);
      onSent();
      void refreshNews();
    },
  });
  return (
    <div className={styles.commentForm}>
      <FormBody of={saving}>
        <FormField isCell name="commentValue">
          <textarea
            className={`${controls.input} ${styles.commentField}`}
            rows={2}
            aria-label={t('writeComment')}
            placeholder={t('commentPlaceholder')}
          />
        </FormField>
        <div className={styles.commentFoot}>
          <Length />
          <Button type="primary" htmlType="submit" loading={saving.isSaving}>
            {t('send')}
          </Button>
        </div>
      </FormBody>
    </div>
  );
}

/** Rendered with every key, unlike the form. */
function Length() {
  const comment = useFieldValue('commentValue');
  return (
    <span className={styles.counter}>
      {typeof comment === 'string' ? comment.trim().length : 0}/{longest}
    </span>
  );
}
