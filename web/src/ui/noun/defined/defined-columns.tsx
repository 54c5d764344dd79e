import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { type FieldKind, isWritten, type ReadField } from '@edp/contract/kernel/record/record.ts';
import { maxLengthOf } from '../../../kernel/data/rules.ts';
import { useDictionaries } from '../../../kernel/data/use-dictionary.ts';
import { StatusTag } from '../../feedback/status-tag.tsx';
import type { Filter } from '../../filter/filter.ts';
import { SmallPicture } from '../../media/record-picture.tsx';
import type { Column } from '../../table/column.ts';
import { amountColumn, timeColumn } from '../../table/columns/value-columns.ts';
import { Faintly } from '../../table/faintly.tsx';
import { pathColumn } from '../../table/path-column.tsx';
import { stockColumn } from '../../table/stock-column.tsx';
import { tagColumnWidth, textColumnWidth } from '../../table/text-width.ts';
import { priceText } from '../../../kernel/text/decimal-text.ts';
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

/** A text that may be longer has several lines; a code has one. */
const longestLine = 100;
export const isLong = (field: ReadField) =>
  field.kind === 'text' && !field.isCode && isWritten(field) && (maxLengthOf(field.input) ?? 0) > longestLine;

/** A long text, or a picture, is no order. */
const isSortable = (field: ReadField) =>
  field.kind !== 'file' && !isLong(field) && (field.sortable === true || field.kind === 'creator');

/** The columns and the filters of a list: the fields of the definition that have a name, in its order. */
export function useDefinedList<Row extends NamedRecord>(definition: RecordDefinition, own: Own<Row> = {}) {
  const text = useDefinitionText(definition);
  const itemsOf = useDictionaries(definition);
  const columns = Object.entries<ReadField>(definition.rowFields ?? definition.fields).flatMap(([name, field]) =>
    field.label && field.list !== false ? [{ ...columnOf<Row>(name, field, text), ...own.columns?.[name] }] : [],
  );
  const filters = filtersOf(definition, text, itemsOf).map((filter): Filter => ({
    ...filter,
    ...own.filters?.[filter.name],
  }));
  return { text, columns, filters };
}

/** The columns of a few fields, such as for a table to choose records from. */
export function useDefinedColumns<Row>(definition: RecordDefinition, names: readonly string[]): Column<Row>[] {
  const text = useDefinitionText(definition);
  return names.map((name) => columnOf<Row>(name, definition.fields[name]!, text));
}

/** By the names of fields, what does not follow from the definition. */
interface Own<Row> {
  readonly columns?: Readonly<Record<string, Partial<Column<Row>>>>;
  readonly filters?: Readonly<Record<string, Partial<Filter>>>;
}

/** The word for the value of a row, which some nouns spell as a text. */
export const wordOf = (text: DefinitionText, name: string, value: unknown): string =>
  text.wordsOf(name)?.find((word) => String(word.value) === String(value))?.text ?? '';

export const DefinedTag = ({ text, name, value }: { text: DefinitionText; name: string; value: unknown }) => (
  <StatusTag on={String(value) === '1'} text={wordOf(text, name, value)} />
);

const columnOf = <Row,>(name: string, field: ReadField, text: DefinitionText) =>
  definedColumn(name, field, text) as unknown as Column<Row>;

function definedColumn(name: string, field: ReadField, text: DefinitionText): Column<DefinedRow> {
  const { kind, column: key = name, shown = name } = field;
  const { width, isHidden = false, wraps = kind === 'code', grows = false } = field.list || {};
  const title = text.of(name, 'heading') ?? text.of(name, 'label')!;
  const words = text.wordsOf(name)?.map((word) => word.text);
  const isName = kind === 'name' || name === 'name';
  const common = {
    key,
    title,
    width: width ?? widths[isName ? 'name' : kind] ?? 120,
    ...((isName || isSortable(field)) && { sort: name }),
    ...(wraps && { wraps }),
    ...((isName || grows) && { grows: true }),
    ...(isHidden && { isHiddenByDefault: true }),
  };
  const value = (row: DefinedRow) => row[shown] as string | number;
  if (words && field.isSwitch)
    return {
      ...common,
      width: Math.max(tagColumnWidth(...words), textColumnWidth(title)),
      render: (row) => <DefinedTag text={text} name={name} value={row[name]} />,
    };
  if (words)
    return {
      ...common,
      width: textColumnWidth(title, ...words),
      render: (row) => <Faintly if={row[name] === 0}>{wordOf(text, name, row[name])}</Faintly>,
    };
  if (kind === 'file')
    return { ...common, render: (row) => value(row) && <SmallPicture url={String(value(row))} name={row.name} /> };
  if (kind === 'path')
    return { ...common, ...pathColumn<DefinedRow>(key, title, common.width, (row) => String(value(row))) };
  if (field.isStock) return { ...common, ...(stockColumn(title) as unknown as Column<DefinedRow>) };
  if (field.isPrice) return amountColumn(key, title, (row) => priceText(String(value(row))), { sort: name });
  if (field.isCount)
    return amountColumn(key, title, (row) => (value(row) as number).toLocaleString('en'), {
      width: width ?? textColumnWidth(title),
      ...(isHidden && { isHiddenByDefault: true }),
    });
  if (kind === 'createdTime' || kind === 'updatedTime')
    return { ...common, ...(timeColumn(name, title, { key }) as Column<DefinedRow>) };
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
    const { dictionary, kind } = fields[name] as { dictionary?: string; kind: FieldKind };
    if (kind === 'createdTime' || kind === 'updatedTime') return { name, label, type: 'range' };
    if (dictionary !== undefined) return { name, label, options: itemsOf(dictionary) };
    const words = text.wordsOf(name);
    return words
      ? { name, label, options: words.map((word) => ({ value: String(word.value), text: word.text })) }
      : { name, label };
  });
