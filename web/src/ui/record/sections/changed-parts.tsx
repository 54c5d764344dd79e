import type { ChangedPart } from '@edp/contract/modules/record/record.ts';
import type { FieldTexts } from '../../form/engine/form-context.ts';
import { useRecordText } from '../record.texts.ts';
import { ChangedFields } from './changed-fields.tsx';
import styles from './sections.module.css';

interface Props {
  parts: readonly ChangedPart[];
  /** How many there are: of many, only the first are told. */
  count: number;
  fields: FieldTexts;
}

/** Which parts of a record were added, removed or changed, such as the variants of a product. */
export function ChangedParts({ parts, count, fields }: Props) {
  const t = useRecordText();
  if (count === 0) return null;
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, action, code, name, fields: changed }) => (
        <li key={id}>
          {action !== 'update' && (
            <span className={action === 'insert' ? styles.new : styles.gone}>
              {t(action === 'insert' ? 'partAdded' : 'partRemoved')}{' '}
            </span>
          )}
          <span className={styles.part}>{name}</span> <span className={styles.partCode}>{code}</span>
          {changed.length > 0 && <ChangedFields changes={changed} fields={fields} />}
        </li>
      ))}
      {count > parts.length && <li className={styles.faint}>{t('moreParts', { count: count - parts.length })}</li>}
    </ul>
  );
}
