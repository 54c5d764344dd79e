import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { sheetLimit } from '@edp/contract/kernel/stored-file.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { type ImportDetail, imports } from '@edp/contract/modules/import/import.ts';
import { pictureNouns } from '@edp/contract/modules/import/import-nouns.ts';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { showError } from '../../kernel/http/call-error.ts';
import { download } from '../../kernel/http/download.ts';
import { uploadTo } from '../../kernel/http/upload.ts';
import { FileInput } from '../../ui/media/file-input.tsx';
import shared from './import.module.css';
import styles from './upload.module.css';
import { useImportText } from './import.texts.ts';
import { PasteDialog } from './paste-dialog.tsx';

interface Props {
  noun: string;
  onUploaded: (run: ImportDetail) => void;
}

/** Takes a file, dropped or chosen, or cells from the clipboard. */
export function UploadStep({ noun, onUploaded }: Props) {
  const t = useImportText();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number>();
  const [isOver, setOver] = useState(false);
  const [isPasting, setPasting] = useState(false);

  const send = async (file: File) => {
    setPercent(0);
    try {
      onUploaded(await uploadTo(imports.upload, file, setPercent, { fields: { noun } }));
    } catch (error) {
      showError(error);
      setPercent(undefined);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && percent === undefined) void send(file);
  };
  const saveTemplate = () => download(exchange.template, { noun }, t('templateName')).catch(showError);
  return (
    <div className={styles.upload}>
      <div
        className={isOver ? styles.dropOver : styles.drop}
        data-drop
        onDrop={drop}
        onDragOver={(event) => event.preventDefault()}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}>
        <UploadOutlined className={styles.dropIcon} />
        {percent === undefined ? (
          <>
            <p className={shared.dropTitle}>{t('drop')}</p>
            <p className={shared.soft}>{t('dropHint')}</p>
            {pictureNouns.includes(noun) && <p className={shared.soft}>{t('zipHint')}</p>}
            <div className={styles.buttons}>
              <Button type="primary" onClick={() => input.current?.click()}>
                {t('choose')}
              </Button>
              <Button onClick={() => setPasting(true)}>{t('paste')}</Button>
              <Button onClick={() => void saveTemplate()}>{t('template')}</Button>
            </div>
          </>
        ) : (
          <output className={shared.dropTitle}>{percent < 100 ? t('uploading', { percent }) : t('reading')}</output>
        )}
        <p className={shared.soft}>{t('nothingYet')}</p>
      </div>
      <FileInput ref={input} label={t('choose')} accept={sheetLimit.extensions.join(',')} onChoose={send} />
      {isPasting && <PasteDialog noun={noun} onPasted={onUploaded} onClose={() => setPasting(false)} />}
    </div>
  );
}
