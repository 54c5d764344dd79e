import { type ReactNode, use, useMemo } from 'react';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import type { FieldMarks } from './engine/use-field-marks.ts';
import type { PartKind } from './engine/field-registry.ts';
import { FormPartsContext } from './engine/form-context.ts';
import { useFormText } from './form.texts.ts';
import styles from './part-marks.module.css';

/** A part of a form: what its fields have to tell is counted in its marks. */
export function FormPart({ kind, name, children }: { kind: PartKind; name: string; children: ReactNode }) {
  const around = use(FormPartsContext);
  const parts = useMemo(() => ({ ...around, [kind]: name }), [around, kind, name]);
  return <FormPartsContext value={parts}>{children}</FormPartsContext>;
}

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
