import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import type { FieldKind, ReadField } from '@edp/contract/kernel/record/record.ts';
import { useDictionaries } from '../../../kernel/data/use-dictionary.ts';
import { StatusTag } from '../../feedback/status-tag.tsx';
import type { Filter, TreeFilter } from '../../filter/filter.ts';
import { SmallPicture } from '../../media/record-picture.tsx';
import type { Column } from '../../table/column.ts';
import { tagColumnWidth, textColumnWidth, timeWidth } from '../../table/text-width.ts';
import type { NamedRecord } from '../../record/record-kind.ts';
import { type DefinitionText, useDefinitionText } from './definition-text.ts';

/** A record, whose fields its definition names. */
export type DefinedRow = NamedRecord & Readonly<Record<string, unknown>>;

const widths: Readonly<Partial<Record<FieldKind, number>>> = {
  code: 112,
  name: 160,
  file: 80,
  number: 60,
  decimal: 100,
  word: 84,
  text: 200,
  creator: 80,
};

/** A long text, or a picture, is no order. */
const isSortable = ({ kind, sortable }: ReadField) =>
  kind !== 'text' && kind !== 'file' && (sortable === true || kind === 'creator');

/** The columns and the filters of a list: the fields of the definition that have a name, in its order. */
export function useDefinedList<Row extends NamedRecord>(definition: RecordDefinition, own: Own<Row> = {}) {
  const text = useDefinitionText(definition);
  const itemsOf = useDictionaries(definition);
  const columns = Object.entries(definition.fields).flatMap(([name, field]) =>
    field.label && field.list !== false
      ? [{ ...(columnOf(name, field, text) as unknown as Column<Row>), ...own.columns?.[name] }]
      : [],
  );
  const filters = filtersOf(definition, text, itemsOf).map((filter): Filter => ({
    ...filter,
    ...own.filters?.[filter.name],
  }));
  return { text, columns, filters };
}

/** By the names of fields, what does not follow from the definition. */
interface Own<Row> {
  readonly columns?: Readonly<Record<string, Partial<Column<Row>>>>;
  readonly filters?: Readonly<Record<string, Pick<TreeFilter, 'nodes'>>>;
}

/** The word for the value of a row, which some nouns spell as a text. */
export const wordOf = (text: DefinitionText, name: string, value: unknown): string =>
  text.wordsOf(name)?.find((word) => String(word.value) === String(value))?.text ?? '';

export const DefinedTag = ({ text, name, value }: { text: DefinitionText; name: string; value: unknown }) => (
  <StatusTag on={String(value) === '1'} text={wordOf(text, name, value)} />
);

function columnOf(name: string, field: ReadField, text: DefinitionText): Column<DefinedRow> {
  const { kind, column: key = name, shown = name } = field;
  const { width, isHidden = false, wraps = kind === 'code' } = field.list || {};
  const title = text.of(name, 'heading') ?? text.of(name, 'label')!;
  const words = text.wordsOf(name)?.map((word) => word.text);
  const isName = kind === 'name' || name === 'name';
  const common = {
    key,
    title,
    width: width ?? widths[isName ? 'name' : kind] ?? 120,
    ...((isName || isSortable(field)) && { sort: name }),
    ...(wraps && { wraps }),
    ...(isName && { grows: true }),
    ...(isHidden && { isHiddenByDefault: true }),
  };
  const value = (row: DefinedRow) => row[shown] as string | number;
  if (words && field.isSwitch)
    return {
      ...common,
      width: tagColumnWidth(...words),
      render: (row) => <DefinedTag text={text} name={name} value={row[name]} />,
    };
  if (words)
    return { ...common, width: textColumnWidth(title, ...words), render: (row) => wordOf(text, name, row[name]) };
  if (kind === 'file')
    return { ...common, render: (row) => value(row) && <SmallPicture url={String(value(row))} name={row.name} /> };
  if (kind === 'createdTime') return { ...common, width: timeWidth(), render: value };
  if (kind === 'number' || kind === 'decimal')
    return { ...common, align: 'right', text: (row) => String(value(row)), render: value };
  return { ...common, render: value };
}

/** `itemsOf` gives the items of a dictionary. */
const filtersOf = (
  { fields, filters }: RecordDefinition,
  text: DefinitionText,
  itemsOf: (dictionary: string) => readonly { value: string; text: string }[],
): Filter[] =>
  filters.map((name) => {
    const label = text.of(name, 'label')!;
    const { dictionary } = fields[name] as { dictionary?: string };
    if (dictionary !== undefined) return { name, label, options: itemsOf(dictionary) };
    const words = text.wordsOf(name);
    return words
      ? { name, label, options: words.map((word) => ({ value: String(word.value), text: word.text })) }
      : { name, label };
  });
