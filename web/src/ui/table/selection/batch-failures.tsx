import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { Button } from 'antd';
import { Modal } from '../../dialog/modal.tsx';
import { useUiText } from '../../ui.texts.ts';
import type { Column } from '../column.ts';
import { DataTable } from '../data-table.tsx';
import { useTableText } from '../table.texts.ts';
import styles from './batch-failures.module.css';
import { batchSummary } from './batch-summary.ts';

/** The records that were refused, each with the reason. */
export function BatchFailures({ result, onClose }: { result: BatchResult; onClose: () => void }) {
  const t = useTableText();
  const ui = useUiText();
  const columns: Column<BatchResult['failed'][number]>[] = [
    { key: 'name', title: ui('name'), width: 200, render: ({ name }) => name || ui('none') },
    { key: 'message', title: t('reason'), width: 320, grows: true, render: ({ message }) => message },
  ];
  const title = batchSummary(result, t);
  return (
    <Modal
      title={title}
      width={640}
      footer={
        <Button type="primary" onClick={onClose}>
          {ui('close')}
        </Button>
      }
      onClose={onClose}>
      <div className={styles.failures}>
        <DataTable caption={title} columns={columns} rows={result.failed} isFirstLoad={false} isLoading={false} />
      </div>
    </Modal>
  );
}
