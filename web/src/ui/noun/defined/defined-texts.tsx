import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { isWritten, type ReadField, type WriteField } from '@edp/contract/kernel/record/record.ts';
import { useDictionaries } from '../../../kernel/data/use-dictionary.ts';
import { priceText, quantityText } from '../../../kernel/text/decimal-text.ts';
import type { FieldText, FieldTexts } from '../../form/engine/form-context.ts';
import { helpOf } from '../../form/fields/help.tsx';
import { showPicture } from '../../media/record-picture.tsx';
import { shortText } from '../../record/fields/value-texts.ts';
import { helpText } from '../standard-help.texts.ts';
import { DefinedTag, isLong, wordOf } from './defined-columns.tsx';
import { type DefinitionText, useDefinitionText } from './definition-text.ts';

/** The name of a field in a form: `combinedUnitVo.lengthStr` where it is a part of an object. */
export const pathOf = (name: string, { within }: ReadField) => (within ? `${within}.${name}` : name);

/** By the names of fields in the form, what does not follow from the definition. */
type Own = Readonly<Record<string, Partial<FieldText>>>;

/** What fields are called, and how their values are shown where they are not edited. */
export function useDefinedTexts(definition: RecordDefinition): (names: readonly string[], own?: Own) => FieldTexts {
  const text = useDefinitionText(definition);
  const itemsOf = useDictionaries(definition);
  return (names, own = {}) =>
    Object.fromEntries(
      names.map((name) => {
        const field = definition.fields[name]!;
        const path = pathOf(name, field);
        return [path, { ...fieldText(name, field, text, itemsOf), ...own[path] }];
      }),
    );
}

function fieldText(
  name: string,
  field: ReadField | WriteField,
  text: DefinitionText,
  itemsOf: ReturnType<typeof useDictionaries>,
): FieldText {
  const label = text.of(name, 'label')!;
  const help = text.of(name, 'help') ?? (name === 'active' || name === 'sortOrder' ? helpText(name) : undefined);
  const isTag = field.isSwitch && !isWritten(field);
  const { dictionary } = field as WriteField;
  return {
    label,
    ...(field.isName && { isName: true }),
    ...(help && { help: helpOf(help) }),
    ...(field.words && {
      render: (value) => (isTag ? <DefinedTag text={text} name={name} value={value} /> : wordOf(text, name, value)),
    }),
    ...(dictionary && { render: (value) => itemsOf(dictionary).find((item) => item.value === value)?.text }),
    ...(field.kind === 'decimal' && {
      amount: field.isPrice ? 'price' : 'quantity',
      render: (value) => amountText(value, field.isPrice),
    }),
    ...(field.kind === 'file' && { render: showPicture(label, 'small') }),
    ...(field.kind === 'richText' && { render: shortText }),
    ...((isLong(field) || isTag) && { isWide: true }),
  };
}

const amountText = (value: unknown, isPrice = false) =>
  (isPrice ? priceText : quantityText)(String((value as string | number | null | undefined) ?? ''));

/** An empty form, with the values that a new record begins with. */
export function blankOf({
  fields,
  form,
}: Pick<RecordDefinition, 'fields' | 'form'>): Readonly<Record<string, unknown>> {
  const blank: Record<string, unknown> = {};
  for (const name of form) {
    const field: ReadField | WriteField = fields[name]!;
    const value = field.initial ?? emptyOf(field);
    if (field.within) blank[field.within] = { ...(blank[field.within] as object | undefined), [name]: value };
    else blank[name] = value;
  }
  return blank;
}

/** Parts of a record, such as its files, are lists, as are the paths in a tree. */
function emptyOf(field: ReadField | WriteField): unknown {
  if (field.kind === 'path' || field.kind === 'computed') return [];
  return 'dictionary' in field ? undefined : '';
}
