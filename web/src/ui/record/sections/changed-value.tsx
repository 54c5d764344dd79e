import type { ChangedField } from '@edp/contract/modules/record/record.ts';
import type { FieldTexts } from '../../form/engine/form-context.ts';
import { useRecordText } from '../record.texts.ts';
import styles from './sections.module.css';

interface Props {
  change: ChangedField;
  text: FieldTexts[string] | undefined;
}

/** The old and the new value of a field. */
export function ChangedValue({ change: { name, kind, old, new: now }, text }: Props) {
  const t = useRecordText();
  const show = (value: ChangedField['old']) => {
    const shown = kind === 'value' && text?.render ? text.render(value, { [name]: value }) : value;
    return shown === null || shown === undefined || shown === '' ? t('emptyValue') : shown;
  };
  if (kind === 'secret') return t('secretChanged');
  if (kind === 'file') return t(now === 0 ? 'fileRemoved' : old === 0 ? 'fileAdded' : 'fileReplaced');
  // Of records that were joined to this one, the log has only what was added and removed.
  if (kind === 'reference' && (!old || !now))
    return now ? t('added', { names: now }) : t('removed', { names: old ?? '' });
  return (
    <>
      <del className={styles.old}>{show(old)}</del> → <ins className={styles.new}>{show(now)}</ins>
    </>
  );
}
