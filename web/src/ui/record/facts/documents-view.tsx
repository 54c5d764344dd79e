import FileOutlined from '@ant-design/icons/FileOutlined';
import { EmptyPart } from './empty-part.tsx';
import type { RecordFile } from '../fields/file-field.tsx';
import styles from './facts.module.css';

/** Documents to open; `none` is said where there are none. */
export function DocumentsView({ label, none, files }: { label: string; none: string; files: readonly RecordFile[] }) {
  if (files.length === 0) return <EmptyPart title={none} />;
  return (
    <ul aria-label={label}>
      {files.map(({ id, orginalName, filePath }) => (
        <li key={id} className={styles.document}>
          <FileOutlined aria-hidden="true" />
          <a href={filePath} target="_blank" rel="noopener noreferrer">
            {orginalName}
          </a>
        </li>
      ))}
    </ul>
  );
}
