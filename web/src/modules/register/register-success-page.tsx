import { useNavigate } from 'react-router';
import controls from '../../ui/layout/controls.module.css';
import { AuthLayout } from '../../ui/entry/auth-layout.tsx';
import { useRegisterText } from './register.texts.ts';
import styles from './register.module.css';

export function RegisterSuccessPage() {
  const t = useRegisterText();
  const navigate = useNavigate();
  return (
    <AuthLayout title={t('successTitle')} subtitle={t('successText')}>
      <p className={styles.next}>{t('successNext')}</p>
      <button type="button" className={`${controls.primary} ${controls.large} ${styles.submit}`} onClick={() => void navigate('/auth')}>{t('close')}</button>
    </AuthLayout>
  );
}
