import { defaultLanguage, languageNames } from '@edp/contract/kernel/language.ts';
import {
  specification,
  specificationRecord,
  specificationTextsForm,
  type SpecificationTexts,
} from '@edp/contract/modules/specification/specification.ts';
import { Input } from 'antd';
import { useRecord } from '../../kernel/data/use-record.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { SaveModal } from '../../ui/form/form-modal.tsx';
import { useMultilingualForm } from '../../ui/form/multilingual/use-multilingual-form.ts';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { RecordModal } from '../../ui/record/record-modal.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import styles from './specification.module.css';
import { useSpecificationText } from './specification.texts.ts';

interface Props {
  of: { id: string; name: string };
  onClose: () => void;
}

/** Name, description and values of a specification in every language. */
export function SpecificationTextsDialog({ of, onClose }: Props) {
  const t = useUiText();
  const title = t('multilingualOf', { name: of.name });
  return (
    <RecordModal title={title} state={useRecord(specification.translations, of.id)} onClose={onClose}>
      {(rows) => <TextsForm title={title} rows={rows} onClose={onClose} />}
    </RecordModal>
  );
}

function TextsForm({
  title,
  rows,
  onClose,
}: {
  title: string;
  rows: readonly SpecificationTexts[];
  onClose: () => void;
}) {
  const ui = useUiText();
  const t = useSpecificationText();
  const text = useDefinitionText(specificationRecord);
  const noun = useNounText();
  const saving = useMultilingualForm({
    rows,
    schema: specificationTextsForm,
    save: specification.translate,
    onSaved: onClose,
  });
  const values = rows.find(({ type }) => type === defaultLanguage)?.specValueList ?? [];
  return (
    <SaveModal title={title} width={720} saving={saving} onClose={onClose}>
      <table className={styles.texts}>
        <thead>
          <tr>
            <th scope="col">{t('text')}</th>
            {rows.map(({ type }) => (
              <th key={type} scope="col">
                {languageNames[type]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.of('name', 'label')}</th>
            {rows.map(({ type }, index) => (
              <td key={type}>
                <FormField isCell name={`rows.${index}.name`}>
                  <Input aria-label={ui('nameIn', { language: languageNames[type] })} />
                </FormField>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{noun('description')}</th>
            {rows.map(({ type }, index) => (
              <td key={type}>
                <FormField isCell name={`rows.${index}.remark`}>
                  <Input aria-label={ui('remarkIn', { language: languageNames[type] })} />
                </FormField>
              </td>
            ))}
          </tr>
          {values.map(({ id, specValue: value }, place) => (
            <tr key={id}>
              <th scope="row">{t('valueNumber', { place: place + 1 })}</th>
              {rows.map(({ type }, index) => (
                <td key={type}>
                  {type === defaultLanguage ? (
                    <span className={styles.written}>{value}</span>
                  ) : (
                    <FormField isCell name={`rows.${index}.specValueList.${place}.specValue`}>
                      <Input aria-label={t('valueIn', { value, language: languageNames[type] })} />
                    </FormField>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SaveModal>
  );
}
