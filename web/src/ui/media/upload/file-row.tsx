import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { VisuallyHidden } from '../../feedback/visually-hidden.tsx';
import { PictureViewer } from '../picture-viewer.tsx';
import { Thumbnail } from '../thumbnail.tsx';
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

const isPicture = (name: string) => /\.(?:jpe?g|png)$/i.test(name);

/** An uploaded file: a picture is previewed here, everything else opens in a new tab. */
export function FileRow({ file: { orginalName: name, url }, drag, handle, onRemove }: Props) {
  const t = useUploadText();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.row} {...drag}>
      {onRemove && <button type="button" className={styles.handle} aria-label={t('order', { name })} title={t('order', { name })} {...handle}><HolderOutlined /></button>}
      {isPicture(name)
        ? (
          <button type="button" className={styles.name} onClick={() => setOpen(true)}>
            <VisuallyHidden>{t('preview')}</VisuallyHidden><span className={styles.picture} aria-hidden="true"><Thumbnail url={url} name={name} /></span> {name}
          </button>
        )
        : <a className={styles.name} href={url} target="_blank" rel="noopener noreferrer" aria-label={t('open', { name })}>{name}</a>}
      {onRemove && <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={t('remove', { name })} title={t('remove', { name })} onClick={onRemove} />}
      {isOpen && <PictureViewer title={name} url={url} onClose={() => setOpen(false)} />}
    </li>
  );
}
