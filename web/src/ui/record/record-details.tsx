import type { ReactNode } from 'react';
import type { z } from 'zod';
import { fieldAccess } from '../../kernel/session/field-access.ts';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { useUiText } from '../ui.texts.ts';
import styles from './record-page.module.css';

interface Props {
  record: object;
  fields: FieldTexts;
  /** The schema of the record: what the role may not see of it is left out. */
  schema?: z.ZodType | undefined;
}

/** A record to read: labels and values, not disabled inputs. */
export function RecordDetails({ record, fields, schema }: Props) {
  const t = useUiText();
  const values = record as Record<string, ReactNode>;
  return (
    <dl className={styles.details}>
      {Object.entries(fields).map(([name, { label, render, isWide }]) => {
        if (schema && fieldAccess(schema, name) === 'hidden') return null;
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
