import CloseOutlined from '@ant-design/icons/CloseOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import { VisuallyHidden } from '../../feedback/visually-hidden.tsx';
import { FileInput } from '../file-input.tsx';
import { pixelSize } from '../pixel-size.ts';
import { FileRow } from './file-row.tsx';
import styles from './file-list-input.module.css';
import type { Send, Upload } from './upload-queue.ts';
import { useUploadText } from './upload.texts.ts';
import { useFileList, type ListedFile } from './use-file-list.ts';
import { useFileOrder } from './use-file-order.ts';
import { acceptOf } from './validate-file.ts';
import controls from '../../layout/controls.module.css';

interface Props {
  /** A file has to be within one of them. */
  limits: readonly FileLimit[];
  max: number;
  /** The size in pixels that pictures should have: others are taken with a warning. */
  recommended?: { readonly width: number; readonly height: number } | undefined;
  /** Sends one file, such as `(…) => upload(file, 'picture', onProgress, signal)`. */
  send: Send<ListedFile>;
  id?: string;
  value?: readonly ListedFile[] | undefined;
  onChange?: (files: readonly ListedFile[]) => void;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

const noFiles: readonly ListedFile[] = [];

/** Uploads several files at once, in an order that the user can change. */
export function FileListInput({
  limits,
  max,
  recommended,
  send,
  id,
  value = noFiles,
  onChange,
  onBlur,
  disabled = false,
  ...aria
}: Props) {
  const t = useUploadText();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isFull, setFull] = useState(false);
  const [isOver, setOver] = useState(false);
  const [odd, setOdd] = useState<readonly string[]>([]);
  const { uploads, queue, move, remove } = useFileList({ value, onChange: (files) => onChange?.(files), limits, send });
  const order = useFileOrder(value, move);

  const addAll = (files: readonly File[]) => {
    const room = Math.max(0, max - value.length - uploads.filter(({ canRetry }) => canRetry).length);
    setFull(files.length > room);
    for (const file of files.slice(0, room)) queue.add(file);
    void measure(files.slice(0, room));
  };
  const measure = async (files: readonly File[]) => {
    if (!recommended) return;
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    const sizes = await Promise.all(pictures.map(pixelSize));
    setOdd(
      pictures
        .filter(
          (_, index) =>
            sizes[index] &&
            (sizes[index].actualWidth !== recommended.width || sizes[index].actualHeight !== recommended.height),
        )
        .map(({ name }) => name),
    );
  };
  const choose = () => (value.length >= max ? setFull(true) : input.current?.click());
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) addAll([...event.dataTransfer.files]);
  };
  const dragOver = (event: DragEvent) => {
    // A row that is dragged to another place is no file.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(!disabled);
  };
  /** The pressed button is gone; move the focus to the next control. */
  const andFocus = (change: () => void) => () => {
    change();
    setFull(false);
    button.current?.focus();
  };
  const extensions = acceptOf(limits);
  return (
    <div
      role="presentation"
      className={isOver ? styles.over : styles.box}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}>
      <div className={styles.head}>
        <Button
          ref={button}
          id={id}
          icon={<UploadOutlined aria-hidden="true" />}
          disabled={disabled}
          danger={aria['aria-invalid'] === true}
          aria-describedby={aria['aria-describedby']}
          onClick={choose}
          onBlur={onBlur}>
          {t('choose')}
        </Button>
        <span className={styles.hint}>{t('drop')}</span>
        <span className={styles.count}>
          {value.length} / {max}
        </span>
      </div>
      <FileInput ref={input} multiple label={t('choose')} accept={extensions} onChoose={(_first, all) => addAll(all)} />
      <ul className={styles.files}>
        {value.map((file, index) => (
          <FileRow
            key={file.id}
            file={file}
            drag={order.rowProps(index)}
            handle={order.handleProps(index)}
            onRemove={disabled ? undefined : andFocus(() => remove(file))}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onCancel={andFocus(() => queue.cancel(upload.key))}
            onRetry={andFocus(() => queue.retry(upload.key))}
          />
        ))}
      </ul>
      {isFull && (
        <p className={styles.problem} role="alert">
          {t('full', { max })}
        </p>
      )}
      {recommended && odd.length > 0 && (
        <output className={styles.warning}>{t('oddSize', { names: joinNames(odd), ...recommended })}</output>
      )}
      <output>
        <VisuallyHidden>{order.announcement}</VisuallyHidden>
      </output>
      <p className={styles.hint}>{t('limits', { types: joinNames(extensions.replaceAll('.', '').split(',')), max })}</p>
    </div>
  );
}

/** A file on its way, or one that failed. */
function UploadRow({
  upload: { name, state, percent, problem, canRetry },
  onCancel,
  onRetry,
}: {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const t = useUploadText();
  const hasFailed = state === 'failed';
  const stateText = state === 'waiting' ? t('waiting') : t('uploading', { percent });
  return (
    <li className={styles.row}>
      <span className={styles.pending}>
        <span className={styles.pendingName} title={name}>
          {name}
        </span>
        {hasFailed ? (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        ) : (
          <>
            <progress className={styles.progress} max={100} value={percent} aria-label={`${name} ${stateText}`} />
            <span className={styles.hint}>{stateText}</span>
          </>
        )}
      </span>
      {hasFailed && canRetry && (
        <button type="button" className={controls.link} aria-label={t('retryOf', { name })} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={hasFailed ? t('remove', { name }) : t('cancel', { name })}
        title={hasFailed ? t('remove', { name }) : t('cancel', { name })}
        onClick={onCancel}
      />
    </li>
  );
}
