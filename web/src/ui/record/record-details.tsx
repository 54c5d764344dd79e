import type { ReactNode } from 'react';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { useUiText } from '../ui.texts.ts';
import styles from './record-page.module.css';

/** A record to read: labels and values, not disabled inputs. */
export function RecordDetails({ record, fields }: { record: object; fields: FieldTexts }) {
  const t = useUiText();
  const values = record as Record<string, ReactNode>;
  return (
    <dl className={styles.details}>
      {Object.entries(fields).map(([name, { label, render, isWide }]) => {
        const shown = render ? render(values[name], values) : values[name];
        const isEmpty = shown === undefined || shown === null || shown === '';
        return (
          <div key={name} className={`${styles.detail} ${isWide ? styles.wide : ''}`}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{isEmpty ? <span className={styles.none}>{t('none')}</span> : shown}</dd>
          </div>
        );
      })}
    </dl>
  );
}
