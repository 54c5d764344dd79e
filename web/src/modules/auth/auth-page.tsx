import { tenant } from '@edp/contract/modules/session.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { fetchData } from '../../kernel/api.ts';
import { clearLogin, updateSession } from '../../kernel/session.ts';
import { useAuthForm } from '../../kernel/use-auth-form.ts';
import controls from '../../ui/controls.module.css';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAuthText } from './auth-text.ts';
import { clearCookies } from './clear-cookies.ts';

const schema = tenant.byCode.input;
const initial = { tenantCode: 'BRH' };

async function submit({ tenantCode }: { tenantCode: string }) {
  const found = await fetchData(tenant.byCode, { tenantCode });
  // The ticket of another company would be rejected.
  clearLogin();
  updateSession({ tenantAuth: found.tenantAuth, tenantCode: found.tenantCode, tenantName: found.name });
  window.location.hash = '/login';
  window.location.reload();
}

export function AuthPage() {
  const t = useAuthText();
  const { form, values, errors, message, isBusy, set, onSubmit } = useAuthForm({ schema, initial, submit });
  useEffect(clearCookies, []);
  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <TextField
          name="tenantCode"
          label={t('code')}
          placeholder={t('codePlaceholder')}
          autoComplete="organization"
          value={values.tenantCode}
          error={errors.tenantCode ?? (message || undefined)}
          onChange={(tenantCode) => set({ tenantCode })}
        />
        <button type="submit" className={`${controls.primary} ${controls.large}`} style={{ width: '100%' }} disabled={isBusy}>
          {t('next')}
        </button>
      </form>
      <p style={{ marginTop: 16, textAlign: 'center' }}><Link to="/register">{t('register')}</Link></p>
    </AuthLayout>
  );
}
