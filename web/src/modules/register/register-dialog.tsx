import controls from '../../ui/layout/controls.module.css';
import { AuthDialog } from '../../ui/dialog/auth-dialog.tsx';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';
import { Registration } from './registration.tsx';
import { dialogForm } from './forms.ts';

/** The registration on the login page. A closed dialog keeps its input. */
export function RegisterDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useRegisterText();
  return (
    <AuthDialog title={t('dialogTitle')} width={808} closeText={t('close')} isOpen={isOpen} onClose={onClose}>
      <p className={styles.subtitle}>{t('subtitle')}</p>
      <Registration
        of={dialogForm}
        after={
          <button type="button" className={controls.link} onClick={onClose}>
            {t('backToLogin')}
          </button>
        }
      />
    </AuthDialog>
  );
}
