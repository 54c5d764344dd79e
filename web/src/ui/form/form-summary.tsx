import CheckOutlined from '@ant-design/icons/CheckOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { useStore } from 'zustand';
import { clockText, wholeTime } from '../../kernel/text/clock-text.ts';
import { labelOf } from './engine/field-elements.ts';
import { useFormText } from './form.texts.ts';
import styles from './form-summary.module.css';
import { countChanged } from './engine/loss-text.ts';
import type { SaveForm } from './engine/use-save-form.ts';
import { useWrongFields } from './engine/use-wrong-fields.ts';

/**
 * Beside the buttons of a large form: when the draft was written, how many fields were changed, and where the first
 * error is.
 */
export function FormSummary({ of: { form, formId, status, fields, base, focus } }: { of: SaveForm }) {
  const t = useFormText();
  const savedAt = useStore(status, (state) => state.savedAt);
  const refusal = useStore(status, (state) => state.refusal);
  const count = useStore(status, ({ changed }) => countChanged(changed, fields));
  const wrong = useWrongFields(form, formId);
  const [first] = wrong;
  const isStored = base.current['id'] !== undefined;
  return (
    <div className={styles.summary}>
      {savedAt !== undefined && (
        <output className={styles.item} title={wholeTime(savedAt)}>
          <CheckOutlined aria-hidden="true" className={styles.saved} />
          {t('draftSaved', { time: clockText(savedAt) })}
        </output>
      )}
      {isStored && count > 0 && (
        <span className={styles.item}>
          <span className={styles.dot} />
          {t('changedFields', { count })}
        </span>
      )}
      <output className={styles.refusal}>{first !== undefined && refusal}</output>
      {first !== undefined && (
        <button type="button" className={`${styles.item} ${styles.wrong}`} onClick={() => focus(first)}>
          <WarningOutlined aria-hidden="true" />
          {t('wrongFields', { count: wrong.length, label: labelOf(formId, first) || fields[first]?.label || '' })}
        </button>
      )}
    </div>
  );
}
