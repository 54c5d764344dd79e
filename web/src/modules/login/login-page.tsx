import { useState, type ComponentType } from 'react';
import { Navigate } from 'react-router';
import { later } from '../../kernel/later.ts';
import { useSession } from '../../kernel/session.ts';
import { Entrance } from '../../ui/entrance.tsx';
import { LoginForm } from './login-form.tsx';
import { useLoginText } from './login-text.ts';

const RoleChoice = later(async () => (await import('./role-choice.tsx')).RoleChoice);

interface Props {
  /** Loads what comes after the login while the user still chooses a role. */
  prepare: () => unknown;
  /** Loaded when it is first opened: most people come here to log in. */
  RegisterDialog: ComponentType<{ isOpen: boolean; onClose: () => void }>;
}

export function LoginPage({ prepare, RegisterDialog }: Props) {
  const t = useLoginText();
  const [registration, setRegistration] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const { corTicket, roleId, tenantAuth, tenantName } = useSession();
  if (corTicket && roleId && tenantAuth) return <Navigate to="/home" replace />;
  return (
    <Entrance title={t('title')} subtitle={tenantName ? t('subtitleOf', { tenant: tenantName }) : t('subtitle')}>
      {/* A new form after every attempt that ended in the role dialog: neither password nor captcha is kept. */}
      <LoginForm key={corTicket} onLoggedIn={prepare} onRegister={() => setRegistration('open')} />
      {registration !== 'unopened' && <RegisterDialog isOpen={registration === 'open'} onClose={() => setRegistration('closed')} />}
      {corTicket && <RoleChoice />}
    </Entrance>
  );
}
