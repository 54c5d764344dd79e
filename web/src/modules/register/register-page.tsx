import { Link } from 'react-router';
import { AuthLayout } from '../../ui/entry/auth-layout.tsx';
import { useRegisterText } from './register.texts.ts';
import { Registration } from './registration.tsx';
import { pageForm } from './forms.ts';

export function RegisterPage() {
  const t = useRegisterText();
  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')} isWide>
      <Registration
        of={pageForm}
        after={
          <>
            <Link to="/auth">{t('toAuth')}</Link> · <Link to="/registerProgress">{t('toProgress')}</Link>
          </>
        }
      />
    </AuthLayout>
  );
}
