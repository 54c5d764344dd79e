import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import type { FieldMarks } from './engine/use-field-marks.ts';
import { useFormText } from './form.texts.ts';
import styles from './part-marks.module.css';

/** Behind the title of a part of a form: how many of its fields are wrong, and whether one was changed. */
export function PartMarks({ of: { wrong, changed }, part }: { of: FieldMarks; part: string }) {
  const t = useFormText();
  const count = wrong.get(part);
  return (
    <>
      {count !== undefined && (
        <span className={styles.wrong}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('wrongInTab', { count })}</VisuallyHidden>
        </span>
      )}
      {changed.has(part) && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('changedInTab')}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
