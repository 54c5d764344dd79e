import ExportOutlined from '@ant-design/icons/ExportOutlined';
import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRecord } from '../../../kernel/data/use-record.ts';
import { useRecordName } from '../../../kernel/tabs/tab.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { useGoBack } from '../../../ui/layout/use-go-back.ts';
import { LoadFailure } from '../../../ui/record/load-failure.tsx';
import { RecordLayout } from '../../../ui/record/record-layout.tsx';
import { useRecordText } from '../../../ui/record/record.texts.ts';
import { useUiText } from '../../../ui/ui.texts.ts';
import { bomList, bomTreePage } from '../bom-row.ts';
import { BomWorkbench } from './bom-workbench.tsx';
import { treeQuery } from './use-bom-tree.ts';
import styles from './workbench.module.css';
import { useWorkbenchText } from './bom-workbench.texts.ts';

const width = 1600;
const nameOf = ({ productCode, productName, proSpecName }: Pick<Bom, 'productCode' | 'productName' | 'proSpecName'>) =>
  [productCode, productName, proSpecName].filter(Boolean).join(' ');

/** The workbench of a BOM above the list, as large as the window. */
export function BomWorkbenchDialog({ of, onClose }: { of: Bom; onClose: () => void }) {
  const t = useWorkbenchText();
  const ui = useUiText();
  const text = useRecordText();
  const navigate = useNavigate();
  const confirmLeave = useRef<() => Promise<boolean>>(null);
  const { record, error, reload } = useRecord(bom.detail, of.id);
  // At once, not after the BOM.
  useQuery(treeQuery(of.id));
  const leave = async (then?: () => unknown) => {
    if (confirmLeave.current && !(await confirmLeave.current())) return;
    onClose();
    await then?.();
  };
  const footer = [
    <Button key="page" icon={<ExportOutlined />} onClick={() => void leave(() => navigate(bomTreePage(of.id)))}>
      {text('openAsPage')}
    </Button>,
    <Button key="close" onClick={() => void leave()}>
      {ui('close')}
    </Button>,
  ];
  return (
    <Modal
      title={t('manageOf', { name: nameOf(record ?? of) })}
      width={width}
      footer={footer}
      onClose={() => void leave()}>
      <div className={styles.dialogBody}>
        {record && <BomWorkbench of={record} confirmLeave={confirmLeave} />}
        {!record && (error ? <LoadFailure error={error} onRetry={reload} onBack={onClose} /> : <PageSkeleton />)}
      </div>
    </Modal>
  );
}

/** The same on a page. */
export function BomWorkbenchPage() {
  const t = useWorkbenchText();
  const { id = '' } = useParams();
  const goBack = useGoBack(bomList);
  const confirmLeave = useRef<() => Promise<boolean>>(null);
  const { record, error, reload } = useRecord(bom.detail, id);
  // At once, not after the BOM.
  useQuery(treeQuery(id));
  useRecordName(record?.productName, error);
  const leave = async () => {
    if (!confirmLeave.current || (await confirmLeave.current())) await goBack();
  };
  if (!record) return error ? <LoadFailure error={error} onRetry={reload} onBack={goBack} /> : <PageSkeleton />;
  return (
    <RecordLayout title={t('title')} subtitle={nameOf(record)} onBack={leave}>
      <div className={styles.pageBody}>
        <BomWorkbench of={record} confirmLeave={confirmLeave} />
      </div>
    </RecordLayout>
  );
}
