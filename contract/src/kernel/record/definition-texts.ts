import type { Text } from '../language.ts';
import type { RecordDefinition } from './define-record.ts';
import { recordLabels } from './record-labels.ts';
import type { FieldView, Word } from './record.ts';

export type FieldPart = 'label' | 'heading' | 'hint' | 'help' | 'placeholder';
const parts: readonly FieldPart[] = ['label', 'heading', 'hint', 'help', 'placeholder'];

export type CommonKey = keyof typeof recordLabels;

/** Words of many nouns; a tenant changes such a word once. */
const commonKeys: ReadonlyMap<Text, CommonKey> = new Map(
  Object.entries(recordLabels).map(([key, text]) => [text, key as CommonKey]),
);

/** The key of a text that many nouns have; undefined of one that belongs to a noun. */
export const commonKeyOf = (text: Text): CommonKey | undefined => commonKeys.get(text);

const capitalised = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** The key of what is said of a field, in the dictionary of its noun, whose own name has the key `title`. */
export const partKey = (name: string, { column = name }: FieldView, part: FieldPart) =>
  part === 'label' && column !== 'title' ? column : `${column}${capitalised(part)}`;
export const wordKey = (name: string, field: FieldView, { value, key }: Word) =>
  key ?? `${partKey(name, field, 'label')}${value}`;

/** The name of a noun's dictionary, which is that of its calls. */
export const dictionaryOf = ({ calls }: Pick<RecordDefinition, 'calls'>) =>
  (calls.list ?? calls.save)!.name.split('.')[0]!;

export const groupKey = (name: string) => `${name}Group`;

/** The dictionary of a noun: all that its definition says, but for what many nouns say. */
export function definitionTexts({
  noun,
  fields,
  one,
  empty,
  failed,
  groups = {},
}: RecordDefinition): Record<string, Text> & { title: Text } {
  const own: [key: string, text: Text][] = [];
  for (const [name, field] of Object.entries<FieldView>(fields)) {
    for (const part of parts)
      if (field[part] && !commonKeys.has(field[part])) own.push([partKey(name, field, part), field[part]]);
    for (const word of field.words ?? [])
      if (!commonKeys.has(word.text)) own.push([wordKey(name, field, word), word.text]);
  }
  return {
    title: noun.menu?.name ?? noun.title,
    thing: one,
    ...Object.fromEntries(own),
    ...Object.fromEntries(Object.entries(groups).map(([name, group]) => [groupKey(name), group.title])),
    ...(empty && { emptyTitle: empty.title, emptyDetail: empty.detail }),
    ...(failed && { loadFailed: failed.load, saveFailed: failed.save, deleteFailed: failed.delete }),
  };
}
