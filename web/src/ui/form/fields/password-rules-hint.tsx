import { checkPassword, type PasswordRules } from '@edp/contract/modules/security/password-rules.ts';
import { translate } from '@edp/contract/texts.ts';
import { useLanguage } from '../../../kernel/text/language.ts';
import { useUiText } from '../../ui.texts.ts';
import { useFieldValue } from '../engine/form-context.ts';
import styles from './password-rules-hint.module.css';

/** What the tenant asks of the new password in a field of the surrounding form, and what it meets already. */
export function PasswordRulesHint({ rules, name = 'password' }: { rules: PasswordRules; name?: string }) {
  const t = useUiText();
  const language = useLanguage();
  const password = (useFieldValue(name) ?? '') as string;
  return (
    <ul className={styles.rules}>
      {checkPassword(rules, password).map(({ key, params, isMet }) => (
        <li key={key} className={isMet ? styles.met : undefined}>
          <span aria-hidden="true">{isMet ? '✓' : '·'}</span>
          {translate(key, language, params)}
        </li>
      ))}
      {rules.uncommon && (
        <li>
          <span aria-hidden="true">·</span>
          {t('passwordUncommon')}
        </li>
      )}
      {rules.history > 0 && (
        <li>
          <span aria-hidden="true">·</span>
          {t('passwordHistory', { count: rules.history })}
        </li>
      )}
    </ul>
  );
}
