import type { PurposeName } from '@edp/contract/file-purposes.ts';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { upload } from '../../../kernel/http/upload.ts';
import type { Control } from '../../inputs/control.ts';
import { FileListInput } from '../../media/upload/file-list-input.tsx';

/** A file of a record, as the calls name its parts. */
export interface RecordFile {
  readonly id: string;
  readonly orginalName: string;
  readonly filePath: string;
}

interface Props extends Omit<Control<readonly RecordFile[]>, 'aria-invalid'> {
  limit: FileLimit & { most: number; width?: number; height?: number };
  purpose: PurposeName;
  'aria-invalid'?: boolean;
}

const noFiles: readonly RecordFile[] = [];

/** The files of a record by the names that the calls have. */
export function FileField({ limit, purpose, value = noFiles, onChange, id, onBlur, ...aria }: Props) {
  const { width, height } = limit;
  return (
    <FileListInput
      {...(id !== undefined && { id })}
      {...(onBlur && { onBlur })}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
      limits={[limit]}
      max={limit.most}
      recommended={width && height ? { width, height } : undefined}
      send={(file, onProgress, signal) => upload(file, purpose, onProgress, signal)}
      value={value.map(({ filePath, ...file }) => ({ ...file, url: filePath }))}
      onChange={(files) =>
        onChange?.(files.map(({ id: fileId, orginalName, url }) => ({ id: fileId, orginalName, filePath: url })))
      }
    />
  );
}
