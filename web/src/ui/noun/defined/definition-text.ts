import type { Text } from '@edp/contract/kernel/language.ts';
import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import {
  commonKeyOf,
  definitionTexts,
  dictionaryOf,
  type FieldPart,
  groupKey,
  partKey,
  wordKey,
} from '@edp/contract/kernel/record/definition-texts.ts';
import type { FieldView } from '@edp/contract/kernel/record/record.ts';
import { dictionary, useTextChanges } from '../../../kernel/text/text.ts';
import { nounText } from '../noun.texts.ts';

/** What a definition says, in the user's language. */
export interface DefinitionText {
  say: (key: 'title' | 'thing' | 'emptyTitle' | 'emptyDetail') => string;
  /** Where a call fails without a message of the server. */
  failed: (what: 'load' | 'save' | 'delete') => string | undefined;
  /** What a field is called, or what is said about it; undefined where nothing is. */
  of: (name: string, part: FieldPart) => string | undefined;
  /** The title of a section. */
  groupOf: (name: string) => string;
  wordsOf: (name: string) => readonly { readonly value: number | string; readonly text: string }[] | undefined;
}

const textByDefinition = new WeakMap<RecordDefinition, DefinitionText>();

/** The texts follow the language, and what a tenant calls things. */
export function useDefinitionText(definition: RecordDefinition): DefinitionText {
  useTextChanges();
  return definitionText(definition);
}

/** What the form calls the fields. */
export function useFieldLabels(definition: RecordDefinition): (name: string) => string {
  const text = useDefinitionText(definition);
  return (name) => text.of(name, 'label')!;
}

/** Registers the dictionary of the noun when it is first asked for. */
function definitionText(definition: RecordDefinition): DefinitionText {
  const text = textByDefinition.get(definition) ?? register(definition);
  textByDefinition.set(definition, text);
  return text;
}

function register(definition: RecordDefinition): DefinitionText {
  const { failed } = definition;
  const fields: Readonly<Record<string, FieldView>> = definition.fields;
  const { text } = dictionary(dictionaryOf(definition), definitionTexts(definition));
  const say = (definedText: Text, key: string) => {
    const common = commonKeyOf(definedText);
    return common === undefined ? text(key) : nounText(common);
  };
  return {
    say: text,
    failed: (what) => failed && text(`${what}Failed`),
    of(name, part) {
      const field = fields[name]!;
      return field[part] && say(field[part], partKey(name, field, part));
    },
    groupOf: (name) => text(groupKey(name)),
    wordsOf(name) {
      const field = fields[name]!;
      return field.words?.map((word) => ({ value: word.value, text: say(word.text, wordKey(name, field, word)) }));
    },
  };
}
