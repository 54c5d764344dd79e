import { useEffect } from 'react';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { TextInput } from '../../ui/form/fields/text-input.tsx';
import { useLoginText } from './login.texts.ts';

/** The second factor: shown once the server asks for it, with the focus in it. */
export function CodeField({ formId }: { formId: string }) {
  const t = useLoginText();
  useEffect(() => document.getElementById(`${formId}-verificationCode`)?.focus(), [formId]);
  return (
    <FormField name="verificationCode" label={t('code')} hint={t('codeHint')} required>
      <TextInput
        placeholder={t('codePlaceholder')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={20}
      />
    </FormField>
  );
}
