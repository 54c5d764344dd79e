import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { VisuallyHidden } from '../../feedback/visually-hidden.tsx';
import { isPictureName, isVideoName } from '../file-kind.ts';
import { PictureViewer } from '../picture-viewer.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { VideoViewer } from '../video-viewer.tsx';
import styles from './file-list-input.module.css';
import { useUploadText } from './upload.texts.ts';
import type { ListedFile } from './use-file-list.ts';
import type { FileOrder } from './use-file-order.ts';

interface Props {
  file: ListedFile;
  drag: ReturnType<FileOrder['rowProps']>;
  handle: ReturnType<FileOrder['handleProps']>;
  /** Undefined where the files are only shown. */
  onRemove: (() => void) | undefined;
}

/** An uploaded file: a picture or a video is previewed here, everything else opens in a new tab. */
export function FileRow({ file: { orginalName: name, url }, drag, handle, onRemove }: Props) {
  const t = useUploadText();
  const [isOpen, setOpen] = useState(false);
  const Viewer = isVideoName(name) ? VideoViewer : PictureViewer;
  return (
    <li className={styles.row} {...drag}>
      {onRemove && (
        <button
          type="button"
          className={styles.handle}
          aria-label={t('order', { name })}
          title={t('order', { name })}
          {...handle}>
          <HolderOutlined />
        </button>
      )}
      {isPictureName(name) || isVideoName(name) ? (
        <button type="button" className={styles.name} onClick={() => setOpen(true)}>
          <VisuallyHidden>{t('preview')}</VisuallyHidden>
          <span className={styles.picture} aria-hidden="true">
            {isVideoName(name) ? <PlayCircleOutlined /> : <Thumbnail url={url} name={name} />}
          </span>{' '}
          {name}
        </button>
      ) : (
        <a
          className={styles.name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('open', { name })}>
          {name}
        </a>
      )}
      {onRemove && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={onRemove}
        />
      )}
      {isOpen && <Viewer title={name} url={url} onClose={() => setOpen(false)} />}
    </li>
  );
}
