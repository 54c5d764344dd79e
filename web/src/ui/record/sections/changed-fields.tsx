import { languageNames, type Language } from '@edp/contract/kernel/language.ts';
import type { ChangedField } from '@edp/contract/modules/record/record.ts';
import type { FieldTexts } from '../../form/engine/form-context.ts';
import { useRecordText } from '../record.texts.ts';
import { ChangedValue } from './changed-value.tsx';
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
