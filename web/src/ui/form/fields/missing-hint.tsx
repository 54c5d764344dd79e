import type { Access } from '@edp/contract/kernel/call.ts';
import { Link } from 'react-router';
import { useCan } from '../../../kernel/session/access.ts';
import { useFormText } from '../form.texts.ts';
import styles from './form-field.module.css';

interface Props {
  /** What is missing; empty where it is said already. */
  text?: string;
  /** The permission to add it, and where it is added. */
  can: Access;
  to: string;
  /** The words of the link. */
  link?: string;
}

/** Says that there is nothing to choose from, and leads to where it is made. */
export function MissingHint({ text = '', can, to, link }: Props) {
  const t = useFormText();
  return (
    <span className={styles.missing}>
      {text} {useCan()(can) ? <Link to={to}>{link ?? t('addMissing')}</Link> : t('askAdministrator')}
    </span>
  );
}
