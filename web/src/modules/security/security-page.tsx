import { security } from '@edp/contract/modules/security/security.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useRecord } from '../../kernel/data/use-record.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { useSecurityFields } from './security-fields.ts';
import { SecurityForm } from './security-form.tsx';
import { useSecurityText } from './security.texts.ts';
import styles from './security.module.css';

const RecordChanges = lazy(async () => (await import('../../ui/record/sections/record-changes.tsx')).RecordChanges);

/** What the tenant asks of passwords, sessions and logins, and who changed it. */
export function SecurityPage() {
  const t = useSecurityText();
  const ui = useUiText();
  const [showsChanges, setShowsChanges] = useState(false);
  const close = () => setShowsChanges(false);
  // There is one record of them, which needs no id.
  const { record, error, reload } = useRecord(security.settings, '');
  const fields = useSecurityFields();
  if (error && !record) return <ErrorNotice title={error.message} onRetry={reload} />;
  if (!record) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <SecurityForm
        settings={record}
        fields={fields}
        onSaved={() => void reload()}
        tools={record.id !== '' && <Button onClick={() => setShowsChanges(true)}>{t('changes')}</Button>}
      />
      {showsChanges && (
        <Modal
          title={t('changes')}
          width={640}
          footer={
            <Button type="primary" onClick={close}>
              {ui('close')}
            </Button>
          }
          onClose={close}>
          <RecordChanges noun="security" id={record.id} fields={fields} />
        </Modal>
      )}
    </div>
  );
}
