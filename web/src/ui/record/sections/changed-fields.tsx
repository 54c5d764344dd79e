import { languageNames, type Language } from '@edp/contract/kernel/language.ts';
import type { ChangedField } from '@edp/contract/modules/record/record.ts';
import type { FieldTexts } from '../../form/engine/form-context.ts';
import { differenceText } from './difference-text.ts';
import { useRecordText } from '../record.texts.ts';
import styles from './sections.module.css';

/** What was changed of a record or of a part of it, field by field. */
export const ChangedFields = ({ changes, fields }: { changes: readonly ChangedField[]; fields: FieldTexts }) => (
  <ul>
    {changes.map((each) => (
      <li key={`${each.name} ${each.language}`}>
        <FieldLabel of={each} fields={fields} /> <ChangedValue change={each} text={fields[each.name]} />
      </li>
    ))}
  </ul>
);

function FieldLabel({ of: { name, language }, fields }: { of: ChangedField; fields: FieldTexts }) {
  const t = useRecordText();
  const { label = name, shownLabel = label } = fields[name] ?? {};
  return (
    <span className={styles.faint}>
      {language ? t('fieldIn', { field: label, language: languageNames[language as Language] }) : shownLabel}
    </span>
  );
}

interface Props {
  change: ChangedField;
  text: FieldTexts[string] | undefined;
}

/** The old and the new value of a field. */
function ChangedValue({ change: { name, kind, old, new: now }, text }: Props) {
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
      <del className={styles.old}>{show(old)}</del> → <ins className={styles.new}>{show(now)}</ins>{' '}
      {text?.amount && <Difference of={text.amount} from={old} to={now} />}
    </>
  );
}

interface DifferenceProps {
  of: 'price' | 'quantity';
  from: ChangedField['old'];
  to: ChangedField['new'];
}

/** By how much an amount changed: −3.00 元（−16.2%）. */
function Difference({ of, from, to }: DifferenceProps) {
  const t = useRecordText();
  const difference = differenceText(of, String(from ?? ''), String(to ?? ''));
  if (!difference) return null;
  const { amount, percent } = difference;
  const withUnit = of === 'price' ? t('money', { amount }) : amount;
  return (
    <span className={styles.difference}>
      {percent === undefined ? withUnit : t('difference', { amount: withUnit, percent })}
    </span>
  );
}
