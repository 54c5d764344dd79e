import { useState, type ComponentType } from 'react';
import { Navigate } from 'react-router';
import { lazy } from '../../kernel/lazy.ts';
import { useSession } from '../../kernel/session/session.ts';
import { AuthLayout } from '../../ui/entry/auth-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { useLoginText } from './login.texts.ts';

const RoleChoice = lazy(async () => (await import('./role-dialog.tsx')).RoleDialog);

interface Props {
  /** Preloads the shell while the user chooses a role. */
  prepare: () => unknown;
  /** Lazy: most users come here to log in. */
  RegisterDialog: ComponentType<{ isOpen: boolean; onClose: () => void }>;
}

export function LoginPage({ prepare, RegisterDialog }: Props) {
  const t = useLoginText();
  const [registration, setRegistration] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const { corTicket, roleId, tenantAuth, tenantName } = useSession();
  if (corTicket && roleId && tenantAuth) return <Navigate to="/home" replace />;
  return (
    <AuthLayout title={t('title')} subtitle={tenantName ? t('subtitleOf', { tenant: tenantName }) : t('subtitle')}>
      {/* Remounted after an attempt that reached the role dialog, so that neither password nor captcha is kept. */}
      <LoginForm key={corTicket} onLoggedIn={prepare} onRegister={() => setRegistration('open')} />
      {registration !== 'unopened' && (
        <RegisterDialog isOpen={registration === 'open'} onClose={() => setRegistration('closed')} />
      )}
      {corTicket && <RoleChoice />}
    </AuthLayout>
  );
}
