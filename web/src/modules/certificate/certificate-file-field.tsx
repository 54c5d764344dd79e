import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { certificateLimit, toMegabytes } from '@edp/contract/kernel/stored-file.ts';
import { certificate, type Certificate, type CertificateFile } from '@edp/contract/modules/certificate/certificate.ts';
import { Button } from 'antd';
import { useRef } from 'react';
import { useCan } from '../../kernel/session/access.ts';
import { useFormScope } from '../../ui/form/engine/form-context.ts';
import controls from '../../ui/layout/controls.module.css';
import { FileInput } from '../../ui/media/file-input.tsx';
import { downloadFile } from './download-file.ts';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate.texts.ts';
import { useFileUpload } from './use-file-upload.ts';

interface Props {
  record: Certificate | undefined;
  id?: string;
  value?: CertificateFile | null;
  onChange?: (file: CertificateFile | null) => void;
}

/** Uploads one file. The validity dates found in it are suggested, not applied. */
export function CertificateFileField({ record, id, value, onChange }: Props) {
  const t = useCertificateText();
  const can = useCan();
  const { setFields } = useFormScope();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { percent, problem, found, send, clear } = useFileUpload((file) => onChange?.(file));

  const remove = () => {
    clear();
    onChange?.(null);
    button.current?.focus();
  };
  const adopt = () => setFields({ startTime: found?.startTime, endTime: found?.endTime });

  const text = value ? t('replaceFile') : t('chooseFile');
  const isStored = value && record?.certificateFile?.id === value.id;
  return (
    <div>
      <div className={styles.file}>
        {value && (
          <span className={styles.fileName} title={value.name}>
            {value.name}
          </span>
        )}
        {isStored && can(certificate.download.can) && (
          <button type="button" className={controls.link} onClick={() => void downloadFile(record.id, value.name)}>
            {t('download')}
          </button>
        )}
        <Button
          ref={button}
          id={id}
          aria-label={text}
          icon={<UploadOutlined />}
          loading={percent !== undefined}
          onClick={() => input.current?.click()}>
          {text}
        </Button>
        {value && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('removeFile', { name: value.name })}
            title={t('removeFile', { name: value.name })}
            onClick={remove}
          />
        )}
      </div>
      <FileInput ref={input} label={text} accept={certificateLimit.extensions.join(',')} onChoose={send} />
      {percent !== undefined && <output className={styles.hint}>{t('uploading', { percent })}</output>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {found && (
        <output className={styles.hint}>
          {t('found', { start: found.startTime, end: found.endTime })}{' '}
          <button type="button" className={controls.link} onClick={adopt}>
            {t('adopt')}
          </button>
        </output>
      )}
      <p className={styles.hint}>{t('fileHint', { max: toMegabytes(certificateLimit.maxBytes) })}</p>
    </div>
  );
}
