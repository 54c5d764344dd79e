import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import controls from '../../layout/controls.module.css';
import styles from './file-list-input.module.css';
import type { Upload } from './upload-queue.ts';
import { useUploadText } from './upload.texts.ts';

/** A file on its way, or one that failed. */
export function UploadRow({
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
