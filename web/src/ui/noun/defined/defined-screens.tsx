import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { isWritten, type ReadField, type WriteField } from '@edp/contract/kernel/record/record.ts';
import type { SharedTypeCode } from '@edp/contract/shared-types.ts';
import type { AnyNoun } from '@edp/contract/nouns.ts';
import { type FormCall, maxLengthOf } from '../../../kernel/data/rules.ts';
import { useDictionaries } from '../../../kernel/data/use-dictionary.ts';
import type { FieldText, FieldTexts } from '../../form/engine/form-context.ts';
import { helpOf } from '../../form/fields/help.tsx';
import { showPicture } from '../../media/record-picture.tsx';
import type { NamedRecord, RecordKind } from '../../record/record-kind.ts';
import { useNounText } from '../noun.texts.ts';
import { recordScreens } from '../record-screens.tsx';
import { standardTitles } from '../standard-fields.tsx';
import { helpText } from '../standard-help.texts.ts';
import { DefinedTag, type DefinedRow, wordOf } from './defined-columns.tsx';
import { definedInputs, longestLine } from './defined-inputs.tsx';
import { type DefinitionText, useDefinitionText } from './definition-text.ts';

/** Where one record of a definition is shown. */
export const definedScreens = <Row extends NamedRecord>(definition: RecordDefinition) => {
  const Inputs = definedInputs(definition);
  return recordScreens<Row>(() => ({ ...useDefinedKind<Row>(definition), Inputs }));
};

/** What the screens of a record need to know of its noun, but for the form. */
export function useDefinedKind<Row extends NamedRecord>(definition: RecordDefinition): RecordKind<Row> {
  const { noun, fields, form, calls } = definition;
  const t = useNounText();
  const text = useDefinitionText(definition);
  const itemsOf = useDictionaries(definition);
  const names = Object.keys(fields);
  const state = names.find((name) => fields[name]!.isSwitch);
  const picture = names.find((name) => fields[name]!.kind === 'file');
  const facts = names.filter((name) => fields[name]!.label && !form.includes(name));
  const textsOf = (shown: readonly string[]): FieldTexts =>
    Object.fromEntries(shown.map((name) => [name, fieldText(name, fields[name]!, text, itemsOf)]));
  const kind: RecordKind<DefinedRow> = {
    noun: noun.name as AnyNoun['name'],
    list: noun.menu!.url!,
    titles: standardTitles(t, text.say('thing')),
    ...('code' in fields && { codeOf: ({ code }) => String(code) }),
    ...(picture && { pictureOf: (record) => (record[picture] ?? '') as string }),
    ...(state && { tagsOf: (record) => <DefinedTag text={text} name={state} value={record[state]} /> }),
    calls: {
      ...calls,
      detail: calls.detail!,
      create: calls.save as FormCall,
      update: (calls.update ?? calls.save) as FormCall,
    },
    ...(noun.shared && { sharingType: noun.table as SharedTypeCode }),
    blank: Object.fromEntries(
      form.map((name) => [name, fields[name]!.initial ?? ('dictionary' in fields[name]! ? undefined : '')]),
    ),
    fields: textsOf(form),
    facts: textsOf(facts),
    ...(definition.failed && { saveFailed: text.failed('save')! }),
  };
  return kind as unknown as RecordKind<Row>;
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
  const isLong = field.kind === 'text' && isWritten(field) && (maxLengthOf(field.input) ?? 0) > longestLine;
  return {
    label,
    ...(help && { help: helpOf(help) }),
    ...(field.words && {
      render: (value) => (isTag ? <DefinedTag text={text} name={name} value={value} /> : wordOf(text, name, value)),
    }),
    ...(dictionary && { render: (value) => itemsOf(dictionary).find((item) => item.value === value)?.text }),
    ...(field.kind === 'file' && { render: showPicture(label, 'small') }),
    ...((isLong || isTag) && { isWide: true }),
  };
}
