import { lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { Toasts } from '../ui/toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guard } from './guard.tsx';

const loadShell = () => import('./shell/shell.tsx');
/** While a role is chosen, so that the desk is there at once. */
const prepareDesk = () => Promise.all([loadShell(), import('./home.tsx')]);
const Shell = lazy(() => loadShell().then(({ Shell: page }) => ({ default: page })));
const AuthPage = lazy(() => import('../modules/auth/auth-page.tsx').then(({ AuthPage: page }) => ({ default: page })));
const LoginPage = lazy(() => import('../modules/login/login-page.tsx').then(({ LoginPage: page }) => ({ default: page })));
const RegisterPage = lazy(() => import('../modules/register/register-page.tsx').then(({ RegisterPage: page }) => ({ default: page })));
const RegisterDialog = lazy(() => import('../modules/register/register-dialog.tsx').then(({ RegisterDialog: dialog }) => ({ default: dialog })));
const RegisterSuccessPage = lazy(() => import('../modules/register/register-success-page.tsx').then(({ RegisterSuccessPage: page }) => ({ default: page })));

export function App() {
  return (
    <ErrorBoundary>
      <HashRouter>
        <Suspense>
          <Routes>
            <Route path="/" element={<Navigate to="/home" replace />} />
            <Route path="/auth" element={<AuthPage />} />
            <Route path="/login" element={<LoginPage prepare={prepareDesk} RegisterDialog={RegisterDialog} />} />
            <Route path="/register" element={<RegisterPage />} />
            <Route path="/registerSuccess" element={<RegisterSuccessPage />} />
            <Route path="*" element={<Guard><Shell /></Guard>} />
          </Routes>
        </Suspense>
      </HashRouter>
      <Toasts />
    </ErrorBoundary>
  );
}
