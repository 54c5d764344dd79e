import { Input } from 'antd';
import { maxLengthOf, schemaAt } from '../../kernel/data/rules.ts';
import { useFormScope } from '../form/engine/form-context.ts';
import { FormField } from '../form/fields/form-field.tsx';
import { useNounText } from './noun.texts.ts';

/** How long a field may be, from the contract. */
export const useMaxLength = (name: string) => maxLengthOf(schemaAt(useFormScope().schema, name)!) ?? 0;

export function CodeInput() {
  const t = useNounText();
  return (
    <FormField name="code">
      <Input placeholder={t('codePlaceholder', { max: useMaxLength('code') })} />
    </FormField>
  );
}

export function NameInput() {
  const t = useNounText();
  return (
    <FormField name="name">
      <Input placeholder={t('textPlaceholder', { max: useMaxLength('name') })} />
    </FormField>
  );
}

/** A text of several lines, such as a description or remarks. */
export function LongTextInput({ name }: { name: string }) {
  const t = useNounText();
  return (
    <FormField name={name}>
      <Input.TextArea rows={3} placeholder={t('textPlaceholder', { max: useMaxLength(name) })} />
    </FormField>
  );
}
