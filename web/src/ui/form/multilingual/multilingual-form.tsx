import type { Call } from '@edp/contract/kernel/call.ts';
import { languageNames } from '@edp/contract/kernel/language.ts';
import { multilingualForm } from '@edp/contract/kernel/record/multilingual.ts';
import { Input } from 'antd';
import { useRef } from 'react';
import { request } from '../../../kernel/http/api.ts';
import { FormField } from '../fields/form-field.tsx';
import { SaveModal } from '../form-modal.tsx';
import styles from './multilingual-form.module.css';
import type { TextRow } from './multilingual-dialog.tsx';
import { isSameValue } from '../engine/same-value.ts';
import { useSaveForm } from '../engine/use-save-form.ts';
import { useUiText } from '../../ui.texts.ts';

interface Props {
  title: string;
  rows: readonly TextRow[];
  save: Call;
  nameOnly: boolean;
  onClose: () => void;
}

export function MultilingualForm({ title, rows, save, nameOnly, onClose }: Props) {
  const t = useUiText();
  const sent = useRef<readonly TextRow[]>([]);
  /** Only changed rows are sent, so that a language changed by another user meanwhile is not overwritten. */
  const send = async (values: Record<string, unknown>) => {
    sent.current = (values['rows'] as TextRow[]).filter((row, index) => !isSameValue(row, rows[index]));
    if (sent.current.length > 0) await request(save, sent.current);
    return { message: t('multilingualSaved'), data: null };
  };
  /** `1.name` of the sent rows is in the row of that language in the form. */
  const pathOf = (field: string) => {
    const [index = '', name = 'name'] = field.split('.');
    return `rows.${rows.findIndex(({ type }) => type === sent.current[Number(index)]?.type)}.${name}`;
  };
  const initial = { id: rows[0]?.parentId, rows };
  const saving = useSaveForm({ call: save, schema: multilingualForm, initial, fields: { rows: { label: t('multilingual') } }, send, pathOf, onSaved: onClose });
  return (
    <SaveModal title={title} width={nameOnly ? 520 : 720} saving={saving} onClose={onClose}>
      <table className={styles.table}>
        <thead>
          <tr><th scope="col">{t('language')}</th><th scope="col">{t('name')}</th>{!nameOnly && <th scope="col">{t('remark')}</th>}</tr>
        </thead>
        <tbody>
          {rows.map(({ type }, index) => (
            <tr key={type}>
              <th scope="row">{languageNames[type]}</th>
              <td><FormField isCell name={`rows.${index}.name`}><Input aria-label={t('nameIn', { language: languageNames[type] })} /></FormField></td>
              {!nameOnly && <td><FormField isCell name={`rows.${index}.remark`}><Input aria-label={t('remarkIn', { language: languageNames[type] })} /></FormField></td>}
            </tr>
          ))}
        </tbody>
      </table>
    </SaveModal>
  );
}
