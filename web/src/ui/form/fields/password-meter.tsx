import { passwordStrength, passwordStrengths } from '@edp/contract/kernel/password-strength.ts';
import { useUiText } from '../../ui.texts.ts';
import { useFieldValue } from '../engine/form-context.ts';
import styles from './password-meter.module.css';

/** The strength of the new password in a field of the surrounding form; a hint, not a rule. */
export function PasswordMeter({ name = 'password', loginName }: { name?: string; loginName: string }) {
  const t = useUiText();
  const password = useFieldValue(name) as string;
  const strength = passwordStrength(password, loginName);
  const level = password === '' ? 0 : passwordStrengths.indexOf(strength) + 1;
  const words = { weak: t('passwordWeak'), medium: t('passwordMedium'), strong: t('passwordStrong') };
  return (
    // Not an `output`, which antd's forms style.
    <span className={styles.meter} aria-live="polite">
      <span className={`${styles.bars} ${level > 0 ? styles[strength] : ''}`} aria-hidden="true">
        {passwordStrengths.map((each, index) => (
          <span key={each} className={index < level ? styles.filled : undefined} />
        ))}
      </span>
      <span className={styles.words}>{level > 0 ? words[strength] : t('passwordHint')}</span>
    </span>
  );
}
