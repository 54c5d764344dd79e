import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { listPageOf } from '@edp/contract/kernel/record/noun.ts';
import type { SharedTypeCode } from '@edp/contract/shared-types.ts';
import type { AnyNoun } from '@edp/contract/nouns.ts';
import type { FormCall } from '../../../kernel/data/rules.ts';
import type { NamedRecord, RecordKind } from '../../record/record-kind.ts';
import { useNounText } from '../noun.texts.ts';
import { recordScreens } from '../record-screens.tsx';
import { standardTitles } from '../standard-fields.tsx';
import { DefinedTag, type DefinedRow } from './defined-columns.tsx';
import { definedInputs } from './defined-inputs.tsx';
import { blankOf, useDefinedTexts } from './defined-texts.tsx';
import { useDefinitionText } from './definition-text.ts';

/** Where one record of a definition is shown. */
export const definedScreens = <Row extends NamedRecord>(definition: RecordDefinition) => {
  const Inputs = definedInputs(definition);
  return recordScreens<Row>(() => ({ ...useDefinedKind<Row>(definition), Inputs }));
};

/** What the screens of a record need to know of its noun, but for the form. */
export function useDefinedKind<Row extends NamedRecord>(definition: RecordDefinition): RecordKind<Row> {
  const { noun, fields, form } = definition;
  const { save, update = save, ...calls } = definition.calls;
  const t = useNounText();
  const text = useDefinitionText(definition);
  const textsOf = useDefinedTexts(definition);
  const names = Object.keys(fields);
  const state = names.find((name) => fields[name]!.isSwitch);
  const picture = names.find((name) => fields[name]!.kind === 'file');
  // The form has in full what lists only count.
  const facts = names.filter((name) => fields[name]!.label && !fields[name]!.isCount && !form.includes(name));
  const kind: RecordKind<DefinedRow> = {
    noun: noun.name as AnyNoun['name'],
    list: listPageOf(noun),
    titles: standardTitles(t, text.say('thing')),
    ...('code' in fields && { codeOf: ({ code }) => String(code) }),
    ...(picture && { pictureOf: (record) => (record[picture] ?? '') as string }),
    ...(state && { tagsOf: (record) => <DefinedTag text={text} name={state} value={record[state]} /> }),
    calls: { ...calls, detail: calls.detail!, ...(save && { create: save as FormCall, update: update as FormCall }) },
    ...(noun.shared && { sharingType: noun.table as SharedTypeCode }),
    blank: blankOf(definition),
    fields: textsOf(form),
    facts: textsOf(facts),
    ...(definition.failed && { saveFailed: text.failed('save')! }),
  };
  return kind as unknown as RecordKind<Row>;
}
