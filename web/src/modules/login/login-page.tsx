import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../../kernel/session.ts';
import { Entrance } from '../../ui/entrance.tsx';
import { LoginForm } from './login-form.tsx';
import { useLoginText } from './login-text.ts';

const RoleChoice = lazy(() => import('./role-choice.tsx').then(({ RoleChoice: Choice }) => ({ default: Choice })));

/** `prepare` loads what comes after the login while the user still chooses a role. */
export function LoginPage({ prepare }: { prepare: () => unknown }) {
  const t = useLoginText();
  const { corTicket, roleId, tenantAuth, tenantName } = useSession();
  if (corTicket && roleId && tenantAuth) return <Navigate to="/home" replace />;
  return (
    <Entrance title={t('title')} subtitle={tenantName ? t('subtitleOf', { tenant: tenantName }) : t('subtitle')}>
      {/* A new form after every attempt that ended in the role dialog: neither password nor captcha is kept. */}
      <LoginForm key={corTicket} onLoggedIn={prepare} />
      {corTicket && (
        <Suspense>
          <RoleChoice />
        </Suspense>
      )}
    </Entrance>
  );
}
