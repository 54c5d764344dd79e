import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { download } from '../../../kernel/http/download.ts';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { uploadTo } from '../../../kernel/http/upload.ts';
import { FileInput } from '../../../ui/media/file-input.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import styles from './analysis.module.css';
import { useAnalysisText } from './bom-analysis.texts.ts';

type ImportError = OutputOf<typeof bom.importExcel>['errors'][number];
const nothing = () => {};

interface Props {
  of: Bom;
  revision: number;
  /** The draft is shown, and the user may change it. */
  canImport: boolean;
  /** All components are others than before. */
  onImported: () => void;
}

/** The components as an Excel workbook, and back. */
export function ExcelButtons({ of, revision, canImport, onImported }: Props) {
  const t = useAnalysisText();
  const input = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<readonly ImportError[]>();
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    try {
      await download(
        bom.exportExcel,
        { bomId: of.id, revision },
        `BOM-${of.productCode || of.productName}-V${revision}.xlsx`,
      );
    } catch (error) {
      showError(error);
    }
  };
  const read = async (file: File) => {
    setBusy(true);
    try {
      const found = await uploadTo(bom.importExcel, file, nothing, { fields: { bomId: of.id, preview: '1' } });
      if (found.errors.length > 0) return setErrors(found.errors);
      const question = {
        title: t('importQuestion', { count: found.count, levels: found.levels }),
        detail: t('importDetail'),
        yes: t('importYes'),
        danger: true,
      };
      if (!(await confirm(question))) return;
      const { count } = await uploadTo(bom.importExcel, file, nothing, { fields: { bomId: of.id } });
      toast('success', t('imported', { count }));
      await Promise.all(['bomItem', 'bomAnalysis', 'bom'].map(invalidate));
      onImported();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<DownloadOutlined />} onClick={() => void save()}>
        {t('exportExcel')}
      </Button>
      {canImport && (
        <Button icon={<UploadOutlined />} loading={isBusy} onClick={() => input.current?.click()}>
          {t('importExcel')}
        </Button>
      )}
      <FileInput ref={input} label={t('importExcel')} accept=".xlsx" onChoose={read} />
      {errors && <ImportErrors errors={errors} onClose={() => setErrors(undefined)} />}
    </>
  );
}

function ImportErrors({ errors, onClose }: { errors: readonly ImportError[]; onClose: () => void }) {
  const t = useAnalysisText();
  const ui = useUiText();
  const rows = errors.map((error, index) => ({ ...error, id: String(index) }));
  const columns = [
    { key: 'row', title: t('row'), width: 72, align: 'right' as const, render: ({ row }: ImportError) => row },
    { key: 'column', title: t('column'), width: 140, render: ({ column }: ImportError) => column },
    { key: 'problem', title: t('problem'), width: 320, grows: true, render: ({ message }: ImportError) => message },
  ];
  return (
    <Modal
      isStacked
      title={t('importErrors', { count: errors.length })}
      width={720}
      footer={<Button onClick={onClose}>{ui('close')}</Button>}
      onClose={onClose}>
      <div className={styles.table}>
        <DataTable caption={t('importTitle')} columns={columns} rows={rows} isFirstLoad={false} isLoading={false} />
      </div>
    </Modal>
  );
}
