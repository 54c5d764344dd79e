import type { Call } from '@edp/contract/kernel/call.ts';
import { languageNames } from '@edp/contract/kernel/language.ts';
import { multilingualForm, type MultilingualRow } from '@edp/contract/kernel/record/multilingual.ts';
import { Input } from 'antd';
import { FormField } from '../fields/form-field.tsx';
import { SaveModal } from '../form-modal.tsx';
import styles from './multilingual-form.module.css';
import { useMultilingualForm } from './use-multilingual-form.ts';
import { useUiText } from '../../ui.texts.ts';
import type { z } from 'zod';

export type TextRow = z.output<typeof MultilingualRow>;

interface Props {
  title: string;
  rows: readonly TextRow[];
  save: Call;
  nameOnly: boolean;
  onClose: () => void;
}

export function MultilingualForm({ title, rows, save, nameOnly, onClose }: Props) {
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
