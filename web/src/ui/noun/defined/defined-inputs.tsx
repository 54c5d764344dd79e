import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import type { WriteField } from '@edp/contract/kernel/record/record.ts';
import { Input, InputNumber, Radio } from 'antd';
import type { ComponentType } from 'react';
import { useChoices } from '../../../kernel/data/use-dictionary.ts';
import { FormField } from '../../form/fields/form-field.tsx';
import { DateInput } from '../../inputs/dates/date-input.tsx';
import { Select, type SelectProps } from '../../inputs/select.tsx';
import { PictureUpload } from '../../media/picture-upload.tsx';
import { useNounText } from '../noun.texts.ts';
import { useMaxLength } from '../standard-inputs.tsx';
import { isLong } from './defined-columns.tsx';
import { pathOf } from './defined-texts.tsx';
import { useDefinitionText } from './definition-text.ts';
import type { PictureLimit } from '../../media/use-picture-upload.ts';

interface Props {
  definition: RecordDefinition;
  record: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A field of a form that is laid out by hand: `<Field name="drawingNumber" />`. Label, rules and control follow from
 * the definition.
 */
export const definedField = (definition: RecordDefinition) =>
  function Field({ name, record }: { name: string; record?: Props['record'] }) {
    const text = useDefinitionText(definition);
    return (
      <FormField name={pathOf(name, definition.fields[name]!)}>
        <DefinedControl
          definition={definition}
          record={record}
          name={name}
          placeholder={text.of(name, 'placeholder') ?? ''}
        />
      </FormField>
    );
  };

/**
 * The form of a definition, in its order; `own` has the controls that do not follow from it, by the names of fields.
 */
export function definedInputs<Row>(
  definition: RecordDefinition,
  own: Readonly<Record<string, ComponentType<{ record?: Row | undefined }>>> = {},
) {
  return function DefinedInputs({ record }: { record?: Row | undefined }) {
    return definition.form.map((name) => {
      const Own = own[name];
      return Own ? (
        <Own key={name} record={record} />
      ) : (
        <DefinedInput key={name} definition={definition} record={record as Props['record']} name={name} />
      );
    });
  };
}

/** A dialog has room to say how long a text may be. */
function DefinedInput({ definition, record, name }: Props & { name: string }) {
  const t = useNounText();
  const text = useDefinitionText(definition);
  const field = definition.fields[name] as WriteField;
  const max = useMaxLength(name);
  const placeholder =
    text.of(name, 'placeholder') ?? t(field.kind === 'code' ? 'codePlaceholder' : 'textPlaceholder', { max });
  return (
    <FormField name={name} hint={text.of(name, 'hint')}>
      <DefinedControl definition={definition} record={record} name={name} placeholder={placeholder} />
    </FormField>
  );
}

/** What edits a field; the form field around it hands the value on. */
function DefinedControl({
  definition,
  record,
  name,
  placeholder,
  ...control
}: Props & { name: string; placeholder: string }) {
  const t = useNounText();
  const text = useDefinitionText(definition);
  const field = definition.fields[name] as WriteField;
  const words = text.wordsOf(name);
  if (words)
    return <Radio.Group {...control} options={words.map((word) => ({ value: word.value, label: word.text }))} />;
  if (field.dictionary !== undefined)
    return (
      <ItemInput
        {...control}
        dictionary={field.dictionary}
        held={record?.[name]}
        placeholder={text.of(name, 'placeholder') ?? t('select')}
      />
    );
  if (field.kind === 'file') return <PictureUpload {...control} limit={field.limit as PictureLimit} />;
  if (field.kind === 'date') return <DateInput {...control} />;
  if (field.kind === 'number') return <InputNumber {...control} style={{ width: 160 }} />;
  if (field.kind === 'decimal') return <Input {...control} inputMode="decimal" placeholder={placeholder} />;
  return isLong(field) ? (
    <Input.TextArea {...control} rows={3} placeholder={placeholder} />
  ) : (
    <Input {...control} placeholder={placeholder} />
  );
}

/** An item of a dictionary; what the record has can be kept, disabled or not. */
const ItemInput = ({
  dictionary,
  held,
  ...control
}: Omit<SelectProps<string>, 'options'> & { dictionary: string; held: unknown }) => (
  <Select {...control} options={useChoices(dictionary, typeof held === 'string' ? held : undefined)} />
);
