import { security } from '@edp/contract/modules/security/security.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useRecord } from '../../kernel/data/use-record.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { SecurityForm } from './security-form.tsx';
import { useSecurityText } from './security.texts.ts';
import styles from './security.module.css';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';

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

const flags = ['passwordLetters', 'passwordDigits', 'passwordSymbols', 'passwordUncommon'] as const;
const numbers = [
  'passwordLength',
  'passwordDays',
  'passwordHistory',
  'idleMinutes',
  'sessionHours',
  'rememberedIdleDays',
  'rememberedDays',
] as const;

/** The labels of the settings, in the form and in their history. */
function useSecurityFields(): FieldTexts {
  const t = useSecurityText();
  const yesOrNo = (value: unknown) => t(value === 1 ? 'yes' : 'no');
  return {
    ...Object.fromEntries(numbers.map((name) => [name, { label: t(name) }])),
    ...Object.fromEntries(flags.map((name) => [name, { label: t(name), render: yesOrNo }])),
    allowedAddresses: { label: t('allowedAddresses') },
    twoFactor: {
      label: t('twoFactor'),
      render: (value: unknown) => t(value === 'off' ? 'twoFactorOff' : 'twoFactorOptional'),
    },
    twoFactorRoleIds: { label: t('twoFactorRoleIds') },
    verificationCode: { label: t('weakeningCode') },
    securityWatermarking: { label: t('watermark'), render: yesOrNo },
  };
}
