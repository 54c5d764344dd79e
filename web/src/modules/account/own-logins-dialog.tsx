import { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { ownColumns } from './login-record-columns.tsx';
import { useLoginRecordText } from './login-record.texts.ts';
import styles from './login-record.module.css';
import { LoginRecords, type ResultFilter } from './login-records.tsx';

/** When and from where the user's own account was used. */
export function OwnLoginsDialog({ onClose }: { onClose: () => void }) {
  const t = useLoginRecordText();
  const ui = useUiText();
  const [result, setResult] = useState<ResultFilter>('');
  const list = usePagedList(loginRecord.own, { result });
  const choose = (value: ResultFilter) => {
    setResult(value);
    list.goToPage(1);
  };
  return (
    <Modal
      title={t('title')}
      width={760}
      footer={
        <Button type="primary" onClick={onClose}>
          {ui('close')}
        </Button>
      }
      onClose={onClose}>
      <LoginRecords title={t('title')} list={list} columns={ownColumns(t)} result={result} onResult={choose} />
      <p className={styles.hint}>{t('notYou')}</p>
    </Modal>
  );
}
