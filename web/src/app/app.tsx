import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { later } from '../kernel/later.ts';
import { Toasts } from '../ui/toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';

const loadShell = () => import('./shell/shell.tsx');
/** While a role is chosen, so that the desk is there at once. */
const prepareDesk = () => Promise.all([loadShell(), import('./home.tsx')]);
const Shell = later(async () => (await loadShell()).Shell);
const AuthPage = later(async () => (await import('../modules/auth/auth-page.tsx')).AuthPage);
const LoginPage = later(async () => (await import('../modules/login/login-page.tsx')).LoginPage);
const RegisterPage = later(async () => (await import('../modules/register/register-page.tsx')).RegisterPage);
const RegisterDialog = later(async () => (await import('../modules/register/register-dialog.tsx')).RegisterDialog);
const RegisterSuccessPage = later(async () => (await import('../modules/register/register-success-page.tsx')).RegisterSuccessPage);

export function App() {
  return (
    <ErrorBoundary>
      <HashRouter>
        <Routes>
          <Route path="/" element={<Navigate to="/home" replace />} />
          <Route path="/auth" element={<AuthPage />} />
          <Route path="/login" element={<LoginPage prepare={prepareDesk} RegisterDialog={RegisterDialog} />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/registerSuccess" element={<RegisterSuccessPage />} />
          <Route path="*" element={<Guard><Shell /></Guard>} />
        </Routes>
      </HashRouter>
      <Toasts />
    </ErrorBoundary>
  );
}
