import { useId } from 'react';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { isWithin, levels, type Level } from './field-rights.ts';
import styles from './field-row.module.css';
import { useRoleText } from '../role.texts.ts';

interface Props {
  label: string;
  level: Level;
  /** What the user's own role may do with the field. */
  own: Level;
  /** Why it cannot be hidden; empty if it can. */
  shownBecause: string;
  mayEdit: boolean;
  isChanged: boolean;
  onChange: (level: Level) => void;
}

/** One field: hidden, read-only or editable. */
export function FieldRow({ label, level, own, shownBecause, mayEdit, isChanged, onChange }: Props) {
  const t = useRoleText();
  const id = useId();
  const note = own === 'hidden' ? t('mayNotGrantSeen') : own === 'readonly' ? t('mayNotGrantEditable') : shownBecause;
  const isPossible = (candidate: Level) => isWithin(candidate, own) && (candidate !== 'hidden' || !shownBecause);
  return (
    <fieldset className={styles.field} disabled={!mayEdit}>
      <legend className={styles.fieldName} id={id}>
        {label}
        {isChanged && (
          <span className={styles.changed} title={t('unsavedMark')}>
            <VisuallyHidden>{t('unsavedMark')}</VisuallyHidden>
          </span>
        )}
      </legend>
      {note && (
        <span className={styles.fieldNote} title={note}>
          {note}
        </span>
      )}
      <span className={styles.levels}>
        {levels.map((each) => (
          <label key={each} data-level={each} data-locked={!isPossible(each)}>
            <input
              type="radio"
              name={id}
              checked={each === level}
              disabled={!isPossible(each)}
              aria-label={`${label} ${t(each)}`}
              onChange={() => onChange(each)}
            />
            {t(each)}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
