import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { newsRecord } from '@edp/contract/modules/news/news-record.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../ui/dialog/modal.tsx';
import type { SaveForm } from '../../../ui/form/engine/use-save-form.ts';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import type { RecordFile } from '../../../ui/record/fields/file-field.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import reader from '../news.module.css';
import { useNewsManageText } from './news-manage.texts.ts';
import styles from './news-manage.module.css';

interface Previewed {
  title: string;
  newsTypeValue: string;
  newsContent: string;
  publishDate: string;
  fileIds: readonly RecordFile[];
}

export const NewsFormTools = ({ form }: { form: SaveForm['form'] }) => (
  <NewsPreview read={() => form.getValues() as unknown as Previewed} />
);

/** Shows the item as readers will see it, with what is typed so far. */
export function NewsPreview({ read }: { read: () => Previewed }) {
  const t = useNewsManageText();
  const [shown, setShown] = useState<Previewed>();
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden="true" />} onClick={() => setShown(read())}>
        {t('preview')}
      </Button>
      {shown && <PreviewDialog of={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function PreviewDialog({
  of: { title, newsTypeValue, newsContent, publishDate, fileIds },
  onClose,
}: {
  of: Previewed;
  onClose: () => void;
}) {
  const t = useNewsManageText();
  const files = useDefinitionText(newsRecord).of('fileIds', 'label');
  const ui = useUiText();
  return (
    <Modal
      title={title || t('untitled')}
      width={720}
      footer={<Button onClick={onClose}>{ui('close')}</Button>}
      onClose={onClose}>
      <p className={reader.facts}>
        {newsTypeValue && <span className={reader.type}>{newsTypeValue}</span>}
        {publishDate && <time>{publishDate}</time>}
        <span>{t('previewHint')}</span>
      </p>
      {newsContent ? (
        <div className={reader.text}>
          <RichTextView html={newsContent} />
        </div>
      ) : (
        <p className={reader.nothing}>{t('nothingWritten')}</p>
      )}
      {fileIds.length > 0 && (
        <ul className={styles.previewFiles} aria-label={files}>
          {fileIds.map(({ id, orginalName }) => (
            <li key={id}>{orginalName}</li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
