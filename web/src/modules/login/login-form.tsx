import { LoginInput, session } from '@edp/contract/modules/session/session.ts';
import { useState, useEffect } from 'react';
import { Link } from 'react-router';
import { fetchData } from '../../kernel/http/api.ts';
import { createCallError, isCallError } from '../../kernel/http/call-error.ts';
import { language } from '../../kernel/text/language.ts';
import { updateSession } from '../../kernel/session/session.ts';
import { useCountdown } from '../../ui/form/engine/use-countdown.ts';
import { useSubmitForm } from '../../ui/form/engine/use-submit-form.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { FormAlert, FormFailure, PlainForm } from '../../ui/form/plain-form.tsx';
import controls from '../../ui/layout/controls.module.css';
import { useLoginText } from './login.texts.ts';
import styles from './login.module.css';

const schema = LoginInput.pick({
  loginName: true,
  password: true,
  captcha: true,
  rememberMe: true,
  verificationCode: true,
});
const initial = { loginName: '', password: '', captcha: '', rememberMe: false, verificationCode: '' };

/** 9:05 */
const minutesOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  onLoggedIn: () => unknown;
  onRegister: () => void;
}

export function LoginForm({ onLoggedIn, onRegister }: Props) {
  const t = useLoginText();
  const [source, setSource] = useState(newCaptchaSource);
  const [asksForCode, setAsksForCode] = useState(false);
  const locked = useCountdown();
  const submit = async ({ verificationCode, ...values }: typeof initial) => {
    try {
      const { corTicket } = await fetchData(session.login, {
        ...values,
        ...(asksForCode && { verificationCode }),
        source,
        language: language(),
      });
      updateSession({ corTicket, roleId: '' });
      onLoggedIn();
    } catch (error) {
      if (isCallError(error) && error.code === 'error.tooMany') {
        locked.start(error.retryAfter);
        // Shown when the time is over.
        throw createCallError('rejected', t('unlocked'));
      }
      // Everything else was right, and the captcha is accepted once more.
      if (!isCallError(error) || error.code !== 'login.codeRequired' || asksForCode) throw error;
      setAsksForCode(true);
    }
  };
  const form = useSubmitForm({
    schema,
    initial,
    submit,
    singleUse: 'captcha',
    onRejected: () => setSource(newCaptchaSource()),
  });
  const refreshCaptcha = () => {
    setSource(newCaptchaSource());
    form.clearField('captcha');
  };

  return (
    <PlainForm of={form}>
      {locked.left > 0 ? (
        <FormAlert>{t('locked', { time: minutesOf(locked.left) })}</FormAlert>
      ) : (
        <FormFailure of={form} />
      )}
      <FormField name="loginName" label={t('loginName')}>
        <TextInput placeholder={t('loginNamePlaceholder')} autoComplete="username" />
      </FormField>
      <FormField name="password" label={t('password')}>
        <TextInput type="password" placeholder={t('passwordPlaceholder')} autoComplete="current-password" />
      </FormField>
      <FormField name="captcha" label={t('captcha')}>
        <TextInput
          placeholder={t('captchaPlaceholder')}
          autoComplete="off"
          autoCapitalize="none"
          beside={<CaptchaPicture source={source} onRefresh={refreshCaptcha} />}
        />
      </FormField>
      {asksForCode && <CodeField formId={form.formId} />}
      <div className={styles.options}>
        <label className={styles.remember}>
          <input
            type="checkbox"
            name="rememberMe"
            onChange={({ target }) => form.form.setValue('rememberMe', target.checked)}
          />
          {t('rememberMe')}
        </label>
        <Link to="/auth">{t('backToAuth')}</Link>
      </div>
      <button
        type="submit"
        className={`${controls.primary} ${controls.large} ${styles.submit}`}
        disabled={form.isBusy || locked.left > 0}>
        {form.isBusy ? t('submitting') : t('submit')}
      </button>
      <p className={styles.register}>
        {t('noCompany')}
        <button type="button" className={controls.link} onClick={onRegister}>
          {t('register')}
        </button>
      </p>
    </PlainForm>
  );
}

/** The id of one captcha, for fetching its picture and sending its answer. */
const newCaptchaSource = () => `web_${Date.now()}${Math.floor(Math.random() * 1_000_000)}`;

function CaptchaPicture({ source, onRefresh }: { source: string; onRefresh: () => void }) {
  const t = useLoginText();
  return (
    <button type="button" className={styles.captcha} title={t('captchaRefresh')} onClick={onRefresh}>
      <img src={`${session.captcha.path}?source=${source}`} alt={t('captchaPicture')} />
    </button>
  );
}

/** The second factor: shown once the server asks for it, with the focus in it. */
function CodeField({ formId }: { formId: string }) {
  const t = useLoginText();
  useEffect(() => document.getElementById(`${formId}-verificationCode`)?.focus(), [formId]);
  return (
    <FormField name="verificationCode" label={t('code')} hint={t('codeHint')} required>
      <TextInput
        placeholder={t('codePlaceholder')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={20}
      />
    </FormField>
  );
}
