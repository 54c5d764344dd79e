import { LoginInput, session } from '@edp/contract/modules/session.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { fetchData } from '../../kernel/api.ts';
import { language } from '../../kernel/language.ts';
import { updateSession } from '../../kernel/session.ts';
import { useAuthForm } from '../../kernel/use-auth-form.ts';
import controls from '../../ui/controls.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { CaptchaPicture, newCaptchaSource } from './captcha.tsx';
import { useLoginText } from './login-text.ts';
import styles from './login.module.css';

const schema = LoginInput.pick({ loginName: true, password: true, captcha: true, rememberMe: true });
const initial = { loginName: '', password: '', captcha: '', rememberMe: false };

interface Props {
  onLoggedIn: () => unknown;
  onRegister: () => void;
}

export function LoginForm({ onLoggedIn, onRegister }: Props) {
  const t = useLoginText();
  const [source, setSource] = useState(newCaptchaSource);
  const submit = async (typed: typeof initial) => {
    const { corTicket } = await fetchData(session.login, { ...typed, source, language: language() });
    updateSession({ corTicket, roleId: '' });
    onLoggedIn();
  };
  const onRejected = () => setSource(newCaptchaSource());
  const { form, values, errors, message, isBusy, set, onSubmit } = useAuthForm({ schema, initial, submit, singleUse: 'captcha', onRejected });
  const refreshCaptcha = () => {
    setSource(newCaptchaSource());
    set({ captcha: '' });
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      {message && <p className={styles.refused} role="alert">{message}</p>}
      <TextField name="loginName" label={t('loginName')} placeholder={t('loginNamePlaceholder')} autoComplete="username"
        value={values.loginName} error={errors.loginName} onChange={(loginName) => set({ loginName })} />
      <TextField name="password" type="password" label={t('password')} placeholder={t('passwordPlaceholder')} autoComplete="current-password"
        value={values.password} error={errors.password} onChange={(password) => set({ password })} />
      <TextField name="captcha" label={t('captcha')} placeholder={t('captchaPlaceholder')} autoComplete="off" autoCapitalize="none"
        value={values.captcha} error={errors.captcha} onChange={(captcha) => set({ captcha })}
        beside={<CaptchaPicture source={source} onRefresh={refreshCaptcha} />} />
      <div className={styles.options}>
        <label className={styles.remember}>
          <input type="checkbox" name="rememberMe" checked={values.rememberMe} onChange={(event) => set({ rememberMe: event.target.checked })} />
          {t('rememberMe')}
        </label>
        <Link to="/auth">{t('backToAuth')}</Link>
      </div>
      <button type="submit" className={`${controls.primary} ${controls.large} ${styles.submit}`} disabled={isBusy}>
        {isBusy ? t('submitting') : t('submit')}
      </button>
      <p className={styles.register}><button type="button" className={controls.link} onClick={onRegister}>{t('register')}</button></p>
    </form>
  );
}
