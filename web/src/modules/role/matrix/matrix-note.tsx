import LockOutlined from '@ant-design/icons/LockOutlined';
import styles from './matrix-note.module.css';
import shared from './matrix.module.css';
import { useRoleText } from '../role.texts.ts';

/** What the signs of the matrix mean. */
export function MatrixNote({ isBuiltIn }: { isBuiltIn: boolean }) {
  const t = useRoleText();
  const signs = [
    ['on', t('has')],
    ['half', t('partly')],
    ['off', t('hasNot')],
    ['locked', t('locked')],
  ] as const;
  return (
    <footer className={styles.note}>
      <LockOutlined />
      <span className={shared.grows}>{isBuiltIn ? t('builtInNote') : t('note')}</span>
      <ul className={styles.legend} aria-label={t('legend')}>
        {signs.map(([sign, text]) => (
          <li key={sign}>
            <span className={shared.sign} data-sign={sign} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </footer>
  );
}
