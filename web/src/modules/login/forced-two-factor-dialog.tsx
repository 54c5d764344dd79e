import { AuthDialog, AuthDialogFooter } from '../../ui/dialog/auth-dialog.tsx';
import { SetUpForm } from '../../ui/two-factor/set-up-form.tsx';
import { useLoginText } from './login.texts.ts';
import styles from './role-choice.module.css';

interface Props {
  onDone: () => void;
  /** Ends the session; the dialog cannot be dismissed otherwise. */
  onLeave: () => void;
}

/** The chosen role is used with a second factor only, and the user has none yet. */
export function ForcedTwoFactorDialog({ onDone, onLeave }: Props) {
  const t = useLoginText();
  return (
    <AuthDialog title={t('setUpTitle')} width={480} onClose={onLeave}>
      <p className={styles.hint}>{t('setUpHint')}</p>
      <SetUpForm Footer={AuthDialogFooter} leaveText={t('logOut')} onLeave={onLeave} onDone={onDone} />
    </AuthDialog>
  );
}
