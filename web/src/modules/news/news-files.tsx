import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import { sizeText } from '@edp/contract/kernel/stored-file.ts';
import { news } from '@edp/contract/modules/news/news.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { download } from '../../kernel/http/download.ts';
import controls from '../../ui/layout/controls.module.css';
import type { NewsItem } from './news-item.ts';
import { useNewsText } from './news-reader.texts.ts';
import styles from './news.module.css';

/** What is attached to an item. It is given to its readers alone, so there is no plain link. */
export function NewsFiles({ item }: { item: NewsItem }) {
  const t = useNewsText();
  return (
    <ul className={styles.files} aria-label={t('files')}>
      {item.files.map(({ id, name, bytes }) => (
        <li key={id} className={styles.file}>
          <PaperClipOutlined aria-hidden="true" />
          <button
            type="button"
            className={controls.link}
            aria-label={t('download', { name })}
            onClick={() => void download(news.attachment, { newId: item.id, fileId: id }, name).catch(showError)}>
            {name}
          </button>
          <span className={styles.bytes}>{sizeText(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
