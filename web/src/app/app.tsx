import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { lazy } from '../kernel/lazy.ts';
import { AuthPage } from '../modules/auth/auth-page.tsx';
import { LoginPage } from '../modules/login/login-page.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RequireSession } from './require-session.tsx';

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
