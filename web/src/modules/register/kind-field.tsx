import { useRegisterText } from './register-text.ts';
import styles from './register.module.css';
import type { RegisterValues } from './wire-form.ts';

type Kind = RegisterValues['kind'];

interface Props {
  kinds: readonly Kind[];
  value: Kind;
  onChange: (kind: Kind) => void;
}

/** Company or person; hidden if there is only one kind. */
export function KindField({ kinds, value, onChange }: Props) {
  const t = useRegisterText();
  if (kinds.length === 1) return null;
  return (
    <fieldset className={`${styles.wide} ${styles.group} ${styles.kinds}`}>
      <legend className={styles.label}>{t('kind')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name="registerType" checked={kind === value} onChange={() => onChange(kind)} />
          {t(kind)}
        </label>
      ))}
    </fieldset>
  );
}
