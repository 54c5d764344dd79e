import type { Completeness } from '@edp/contract/kernel/record/completeness.ts';
import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { type FieldKind, isWritten, nameFieldOf, type ReadField } from '@edp/contract/kernel/record/record.ts';
import { maxLengthOf } from '../../../kernel/data/rules.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { useDictionaries } from '../../../kernel/data/use-dictionary.ts';
import { StatusTag } from '../../feedback/status-tag.tsx';
import type { Filter } from '../../filter/filter.ts';
import { PictureOrIcon } from '../../media/record-picture.tsx';
import type { Column } from '../../table/column.ts';
import { leadColumn } from '../../table/columns/lead-column.ts';
import { amountColumn, timeColumn } from '../../table/columns/value-columns.tsx';
import { Faintly } from '../../table/faintly.tsx';
import { pathColumn } from '../../table/path-column.tsx';
import { stockColumn } from '../../table/stock-column.tsx';
import { tagColumnWidth, textColumnWidth } from '../../table/text-width.ts';
import { priceText } from '../../../kernel/text/decimal-text.ts';
import type { NamedRecord } from '../../record/record-kind.ts';
import { type DefinitionText, useDefinitionText } from './definition-text.ts';

// Few lists have it.
const CompletenessCell = lazy(async () => (await import('../../completeness/completeness-cell.tsx')).CompletenessCell);

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
  const columns = withLead<Row>(definition, (name, field) => {
    const { text: said, wraps, ...column } = columnOf<Row>(name, field, text, definition.noun.menu?.icon);
    const differs = own.columns?.[name];
    // A cell that is drawn in another way is as wide as its module says.
    const isDrawn = differs?.render !== undefined;
    return {
      ...column,
      ...(said && !isDrawn && { text: said }),
      ...(wraps && !differs?.text && { wraps }),
      ...differs,
    };
  });
  const filters = filtersOf(definition, text, itemsOf).map((filter): Filter => ({
    ...filter,
    ...own.filters?.[filter.name],
  }));
  return { text, columns, filters };
}

/**
 * In the order of the definition, but for what a row is told by: the name with the code below it, which is its key or
 * the code that stands before it, and the picture.
 */
function withLead<Row>(
  { key, ...definition }: RecordDefinition,
  make: (name: string, field: ReadField) => Column<Row>,
): Column<Row>[] {
  const fields: Readonly<Record<string, ReadField>> = definition.rowFields ?? definition.fields;
  const listed = Object.keys(fields).filter((name) => fields[name]!.label && fields[name]!.list !== false);
  const columnsByName = new Map(listed.map((name) => [name, make(name, fields[name]!)]));
  const name = nameFieldOf(fields);
  const lead = columnsByName.get(name);
  if (!lead) return [...columnsByName.values()];
  const before = listed.slice(0, listed.indexOf(name));
  const code = [key, ...before.filter((each) => fields[each]!.kind === 'code' || fields[each]!.isCode)].find(
    (each) => each !== undefined && each !== name && columnsByName.has(each),
  );
  const picture = listed.find((each) => fields[each]!.kind === 'file');
  const parts = { below: columnsByName.get(code ?? ''), picture: columnsByName.get(picture ?? '') };
  for (const part of [code, picture]) columnsByName.delete(part ?? '');
  columnsByName.set(name, leadColumn(lead, parts));
  return [...columnsByName.values()];
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

const columnOf = <Row,>(name: string, field: ReadField, text: DefinitionText, icon = '') =>
  definedColumn(name, field, text, icon) as unknown as Column<Row>;

function definedColumn(name: string, field: ReadField, text: DefinitionText, icon: string): Column<DefinedRow> {
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
    return { ...common, render: (row) => <PictureOrIcon url={String(value(row) ?? '')} name={row.name} icon={icon} /> };
  if (kind === 'path')
    return { ...common, ...pathColumn<DefinedRow>(key, title, common.width, (row) => String(value(row))) };
  if (field.isCompleteness)
    return { ...common, render: (row) => <CompletenessCell of={row[name] as Completeness} text={text} /> };
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
  return { ...common, wraps: wraps || kind !== 'creator', text: (row) => String(value(row) ?? ''), render: value };
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
