import { useEffect, type ReactNode } from 'react';
import { HashRouter, Navigate, Route, Routes, useNavigate } from 'react-router';
import { lazy } from '../kernel/lazy.ts';
import { AuthPage } from '../modules/auth/auth-page.tsx';
import { LoginPage } from '../modules/login/login-page.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useSession } from '../kernel/session/session.ts';

const loadShell = () => import('./shell/shell.tsx');
/** Called while the user chooses a role, so that the shell is loaded by then. */
const preloadShell = () => Promise.all([loadShell(), import('./home.tsx')]);
const Shell = lazy(async () => (await loadShell()).Shell);
const UnknownAddress = lazy(async () => (await import('./unknown-address.tsx')).UnknownAddress);
const RegisterPage = lazy(async () => (await import('../modules/register/register-page.tsx')).RegisterPage);
const RegisterDialog = lazy(async () => (await import('../modules/register/register-dialog.tsx')).RegisterDialog);
const RegisterSuccessPage = lazy(
  async () => (await import('../modules/register/register-success-page.tsx')).RegisterSuccessPage,
);
const RegisterProgressPage = lazy(
  async () => (await import('../modules/register/register-progress-page.tsx')).RegisterProgressPage,
);

const isKnownAddress = ['/', '/index.html'].includes(window.location.pathname);

export function App() {
  if (!isKnownAddress)
    return (
      <ErrorBoundary>
        <UnknownAddress />
      </ErrorBoundary>
    );
  return (
    <ErrorBoundary>
      <HashRouter>
        <Routes>
          <Route path="/" element={<Navigate to="/home" replace />} />
          <Route path="/auth" element={<AuthPage />} />
          <Route path="/login" element={<LoginPage prepare={preloadShell} RegisterDialog={RegisterDialog} />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/registerSuccess" element={<RegisterSuccessPage />} />
          <Route path="/registerProgress" element={<RegisterProgressPage />} />
          <Route
            path="*"
            element={
              <RequireSession>
                <Shell />
              </RequireSession>
            }
          />
        </Routes>
      </HashRouter>
      <Toasts />
    </ErrorBoundary>
  );
}

/** Renders its children only with a tenant, a ticket and a role; the login page asks for what is missing. */
function RequireSession({ children }: { children: ReactNode }) {
  const { tenantAuth, corTicket, roleId } = useSession();
  const navigate = useNavigate();
  const hasSession = Boolean(tenantAuth && corTicket && roleId);
  const loginRoute = tenantAuth ? '/login' : '/auth';
  useEffect(() => {
    if (hasSession) return undefined;
    const redirect = () => void navigate(loginRoute, { replace: true });
    redirect();
    // Going back while the login page is still loading changes no state in React, so the redirect also follows
    // `popstate`.
    window.addEventListener('popstate', redirect);
    return () => window.removeEventListener('popstate', redirect);
  }, [hasSession, loginRoute, navigate]);
  return hasSession && children;
}
