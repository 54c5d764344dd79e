import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { PurposeName } from '@edp/contract/file-purposes.ts';
import { toMegabytes } from '@edp/contract/kernel/stored-file.ts';
import { Button } from 'antd';
import { useRef } from 'react';
import { FileInput } from './file-input.tsx';
import styles from './picture-upload.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { useUiText } from '../ui.texts.ts';
import { usePictureUpload, type PictureLimit } from './use-picture-upload.ts';

interface Props {
  limit: PictureLimit;
  /** What the file is uploaded for, where that is not the picture of a record. */
  purpose?: PurposeName;
  id?: string;
  value?: string | undefined;
  onChange?: (url: string) => void;
}

/** Uploads and shows one picture. Its size in pixels is a recommendation; type and file size are rules. */
export function PictureUpload({ limit, purpose = 'picture', id, value = '', onChange }: Props) {
  const t = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const { percent, problem, warning, send, clear } = usePictureUpload(limit, purpose, (url) => onChange?.(url));
  const { width, height } = limit;

  const remove = () => {
    clear();
    onChange?.('');
  };

  const text = value ? t('replacePicture') : t('choosePicture');
  return (
    <div>
      <div className={styles.row}>
        <button
          type="button"
          id={id}
          className={styles.box}
          aria-label={text}
          title={text}
          onClick={() => input.current?.click()}>
          {value ? (
            <Thumbnail url={value} name={t('picture')} />
          ) : (
            <span className={styles.add}>
              <PlusOutlined />
              {text}
            </span>
          )}
          {percent !== undefined && (
            <progress className={styles.progress} max={100} value={percent} aria-label={t('uploading', { percent })} />
          )}
        </button>
        {value && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('removePicture')}
            title={t('removePicture')}
            onClick={remove}
          />
        )}
      </div>
      <FileInput ref={input} label={text} accept=".jpg,.jpeg,.png" onChoose={send} />
      {percent !== undefined && <output className={styles.hint}>{t('uploading', { percent })}</output>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {warning && <output className={styles.warning}>{t('pictureSize', { ...warning, width, height })}</output>}
      <p className={styles.hint}>{t('pictureHint', { width, height, max: toMegabytes(limit.maxBytes) })}</p>
    </div>
  );
}
