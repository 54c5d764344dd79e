import { languageNames, languages } from '@edp/contract/kernel/language.ts';
import { languagePack, ownTextOf } from '@edp/contract/modules/language-pack/language-pack.ts';
import { Input } from 'antd';
import { useMemo } from 'react';
import { z } from 'zod';
import { request } from '../../kernel/http/api.ts';
import { useSaveForm } from '../../ui/form/engine/use-save-form.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { SaveModal } from '../../ui/form/form-modal.tsx';
import type { TextRow } from './all-texts.ts';
import { useLanguagePackText } from './language-pack.texts.ts';

/** One text in every language; an empty one is the built-in text. */
export function TextForm({ row, onClose }: { row: TextRow; onClose: () => void }) {
  const t = useLanguagePackText();
  const { functionName, key, builtIn, own } = row;
  const schema = useMemo(() => z.object({ ZHS: ownTextOf(builtIn.ZHS), ENG: ownTextOf(builtIn.ENG) }), [builtIn]);
  // What equals the built-in text is none of the tenant's own: later versions may change it.
  const customText = (text: unknown, language: 'ZHS' | 'ENG') =>
    typeof text !== 'string' || text.trim() === builtIn[language] ? '' : text;
  const saving = useSaveForm({
    call: languagePack.saveText,
    schema,
    initial: own,
    draftKey: `${functionName} ${key}`,
    fields: Object.fromEntries(languages.map((each) => [each, { label: languageNames[each] }])),
    send: (values) =>
      request(languagePack.saveText, {
        functionName,
        key,
        ZHS: customText(values['ZHS'], 'ZHS'),
        ENG: customText(values['ENG'], 'ENG'),
      }),
    onSaved: onClose,
  });
  return (
    <SaveModal title={`${row.page} · ${key}`} width={640} saving={saving} onClose={onClose}>
      {languages.map((each) => (
        <FormField key={each} name={each} hint={t('builtIn', { text: builtIn[each] })}>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} placeholder={builtIn[each]} />
        </FormField>
      ))}
    </SaveModal>
  );
}
