import { tenant } from '@edp/contract/modules/session/session.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { fetchData } from '../../kernel/http/api.ts';
import { clearLogin, updateSession } from '../../kernel/session/session.ts';
import { useSubmitForm } from '../../ui/form/engine/use-submit-form.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { FormFailure, PlainForm } from '../../ui/form/plain-form.tsx';
import { AuthLayout } from '../../ui/entry/auth-layout.tsx';
import controls from '../../ui/layout/controls.module.css';
import { useAuthText } from './auth.texts.ts';

const initial = { tenantCode: 'BRH' };

async function submit({ tenantCode }: typeof initial) {
  const { tenantAuth, tenantCode: code, name, logo, accentColors } = await fetchData(tenant.byCode, { tenantCode });
  // The ticket of another company would be rejected.
  clearLogin();
  updateSession({ tenantAuth, tenantCode: code, tenantName: name, tenantLogo: logo, accentColors });
  window.location.hash = '/login';
  window.location.reload();
}

export function AuthPage() {
  const t = useAuthText();
  const form = useSubmitForm({ schema: tenant.byCode.input, initial, submit });
  useEffect(clearCookies, []);
  return (
    <AuthLayout title={t('title')} subtitle={t('subtitle')}>
      <PlainForm of={form}>
        <FormFailure of={form} />
        <FormField name="tenantCode" label={t('code')}>
          <TextInput placeholder={t('codePlaceholder')} autoComplete="organization" />
        </FormField>
        <button
          type="submit"
          className={`${controls.primary} ${controls.large}`}
          style={{ width: '100%' }}
          disabled={form.isBusy}>
          {t('next')}
        </button>
      </PlainForm>
      <p style={{ marginTop: 16, textAlign: 'center' }}>
        <Link to="/register">{t('register')}</Link>
      </p>
    </AuthLayout>
  );
}

/** Choosing a company starts without cookies of an earlier one. HttpOnly cookies are not ours. */
function clearCookies() {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
