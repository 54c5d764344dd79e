import { Link } from 'react-router';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { useRegisterText } from './register-text.ts';
import { Registration } from './registration.tsx';
import { pageForm } from './wire-form.ts';

export function RegisterPage() {
  const t = useRegisterText();
  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')} width={760}>
      <Registration wire={pageForm} after={<Link to="/auth">{t('toAuth')}</Link>} />
    </AuthLayout>
  );
}
