import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { type ImportDetail, imports } from '@edp/contract/modules/import/import.ts';
import { Button } from 'antd';
import { showError } from '../../kernel/http/call-error.ts';
import { download } from '../../kernel/http/download.ts';
import { useImportText } from './import.texts.ts';
import { runText } from './run-text.ts';

/** The wrong rows with their reasons as a workbook, to be corrected and uploaded again. */
export function WrongRowsButton({ run }: { run: ImportDetail }) {
  const t = useImportText();
  return (
    <Button
      icon={<DownloadOutlined />}
      onClick={() => void download(imports.wrongRows, { id: run.id }, t('wrongName')).catch(showError)}>
      {runText(run, 'downloadWrong')}
    </Button>
  );
}
