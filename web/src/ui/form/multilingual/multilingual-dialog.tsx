import type { Call } from '@edp/contract/kernel/call.ts';
import { languages, languageNames } from '@edp/contract/kernel/language.ts';
import { multilingualForm, type MultilingualRow } from '@edp/contract/kernel/record/multilingual.ts';
import { Input } from 'antd';
import type { z } from 'zod';
import { useRecord } from '../../../kernel/data/use-record.ts';
import { RecordModal } from '../../record/record-modal.tsx';
import { useUiText } from '../../ui.texts.ts';
import { FormField } from '../fields/form-field.tsx';
import { SaveModal } from '../form-modal.tsx';
import styles from './multilingual-form.module.css';
import { useMultilingualForm } from './use-multilingual-form.ts';

interface Props {
  /** The record whose texts these are. */
  of: { id: string; name: string };
  load: Call;
  save: Call;
  /** The record has no remark. */
  nameOnly?: boolean;
  onClose: () => void;
}

/** Name and remark of one record in every language, for any noun that has the two calls. */
export function MultilingualDialog({ of, load, save, nameOnly = false, onClose }: Props) {
  const t = useUiText();
  const state = useRecord(load, of.id);
  const title = t('multilingualOf', { name: of.name });
  return (
    <RecordModal title={title} state={state} onClose={onClose}>
      {(stored) => (
        <MultilingualForm
          title={title}
          rows={everyLanguage(stored as TextRow[], of.id)}
          save={save}
          nameOnly={nameOnly}
          onClose={onClose}
        />
      )}
    </RecordModal>
  );
}

const everyLanguage = (stored: readonly TextRow[], parentId: string): TextRow[] =>
  languages.map((type) => stored.find((row) => row.type === type) ?? { id: '', type, name: '', remark: '', parentId });

type TextRow = z.output<typeof MultilingualRow>;

interface TextRowProps {
  title: string;
  rows: readonly TextRow[];
  save: Call;
  nameOnly: boolean;
  onClose: () => void;
}

function MultilingualForm({ title, rows, save, nameOnly, onClose }: TextRowProps) {
  const t = useUiText();
  const saving = useMultilingualForm({ rows, schema: multilingualForm, save, onSaved: onClose });
  return (
    <SaveModal title={title} width={nameOnly ? 520 : 720} saving={saving} onClose={onClose}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('name')}</th>
            {!nameOnly && <th scope="col">{t('remark')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type }, index) => (
            <tr key={type}>
              <th scope="row">{languageNames[type]}</th>
              <td>
                <FormField isCell name={`rows.${index}.name`}>
                  <Input aria-label={t('nameIn', { language: languageNames[type] })} />
                </FormField>
              </td>
              {!nameOnly && (
                <td>
                  <FormField isCell name={`rows.${index}.remark`}>
                    <Input aria-label={t('remarkIn', { language: languageNames[type] })} />
                  </FormField>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </SaveModal>
  );
}
