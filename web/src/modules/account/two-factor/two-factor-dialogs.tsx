import { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { useRef, useState, type ReactNode } from 'react';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { PasswordInput } from '../../../ui/form/fields/password-input.tsx';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import { RecoveryCodes } from '../../../ui/two-factor/recovery-codes.tsx';
import { SetUpForm } from '../../../ui/two-factor/set-up-form.tsx';
import { useTwoFactorText } from '../../../ui/two-factor/two-factor.texts.ts';
import styles from './two-factor.module.css';

const Footer = ({ children }: { children: ReactNode }) => <div className={styles.footer}>{children}</div>;

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useTwoFactorText();
  return (
    <Modal title={t('setUp')} width={520} footer={null} onClose={onClose}>
      <SetUpForm Footer={Footer} leaveText={t('cancel')} onLeave={onClose} onDone={onClose} />
    </Modal>
  );
}

/** Asks for the password, then shows the codes. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useTwoFactorText();
  const [codes, setCodes] = useState<readonly string[]>();
  const hasCodes = useRef(false);
  // A form that was saved closes its dialog, which stays to show the codes.
  const closeForm = () => {
    if (!hasCodes.current) onClose();
  };
  const show = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    hasCodes.current = true;
    setCodes(recoveryCodes);
  };
  if (codes)
    return (
      <Modal title={t('codesTitle')} width={480} footer={null}>
        <RecoveryCodes codes={codes} Footer={Footer} onKept={onClose} />
      </Modal>
    );
  return (
    <PasswordForm
      title={t('renew')}
      hint={t('renewHint')}
      call={twoFactor.renewCodes}
      onSaved={show}
      onClose={closeForm}
    />
  );
}

export function DisableDialog({ onClose }: { onClose: () => void }) {
  const t = useTwoFactorText();
  return <PasswordForm title={t('disable')} hint={t('disableHint')} call={twoFactor.disable} onClose={onClose} />;
}

interface PasswordFormProps {
  title: string;
  hint: string;
  call: typeof twoFactor.renewCodes | typeof twoFactor.disable;
  onSaved?: (answer: { recoveryCodes: string[] }) => void;
  onClose: () => void;
}

function PasswordForm({ title, hint, call, onSaved, onClose }: PasswordFormProps) {
  const t = useTwoFactorText();
  return (
    <FormModal
      title={title}
      call={call}
      initial={{ password: '' }}
      fields={{ password: { label: t('password') } }}
      width={440}
      saveText={title}
      onSaved={(answer) => answer && onSaved?.(answer)}
      onClose={onClose}>
      <p className={styles.hint}>{hint}</p>
      <FormField name="password">
        <PasswordInput autoComplete="current-password" />
      </FormField>
    </FormModal>
  );
}
