import FileOutlined from '@ant-design/icons/FileOutlined';
import type { MaterialFile } from '@edp/contract/modules/material/material.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';

export function DocumentsView({ files }: { files: readonly MaterialFile[] }) {
  const t = useMaterialRecordText();
  if (files.length === 0) return <Notice title={t('noDocuments')} />;
  return (
    <ul aria-label={t('documents')}>
      {files.map(({ id, orginalName, filePath }) => (
        <li key={id} className={styles.document}><FileOutlined aria-hidden="true" /><a href={filePath} target="_blank" rel="noopener noreferrer">{orginalName}</a></li>
      ))}
    </ul>
  );
}
