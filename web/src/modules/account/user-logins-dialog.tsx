import type { Account } from '@edp/contract/modules/account/account.ts';
import { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { ownColumns, userColumns } from './login-record-columns.tsx';
import { useLoginRecordText } from './login-record.texts.ts';
import { LoginRecords, type ResultFilter } from './login-records.tsx';

/** For administrators: the logins of one account, or of all. */
export function UserLoginsDialog({
  of,
  onClose,
}: {
  of: Pick<Account, 'id' | 'name' | 'account'> | undefined;
  onClose: () => void;
}) {
  const t = useLoginRecordText();
  const ui = useUiText();
  const [result, setResult] = useState<ResultFilter>('');
  const list = usePagedList(loginRecord.list, { result, ...(of && { userId: of.id }) });
  const choose = (value: ResultFilter) => {
    setResult(value);
    list.goToPage(1);
  };
  const title = of ? t('titleOf', { name: of.name, account: of.account }) : t('titleOfAll');
  return (
    <Modal
      title={title}
      width={of ? 760 : 920}
      footer={
        <Button type="primary" onClick={onClose}>
          {ui('close')}
        </Button>
      }
      onClose={onClose}>
      <LoginRecords
        title={title}
        list={list}
        columns={of ? ownColumns(t) : userColumns(t)}
        result={result}
        onResult={choose}
      />
    </Modal>
  );
}
