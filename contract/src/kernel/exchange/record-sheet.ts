import type { z } from 'zod';
import type { Call } from '../call.ts';
import type { Text } from '../language.ts';
import type { RecordDefinition } from '../record/define-record.ts';
import { dictionaryOf } from '../record/definition-texts.ts';
import type { FieldKind, ReadField, WriteField } from '../record/record.ts';
import { defineSheet, type Sheet, type SheetColumn } from './sheet.ts';
import { pathHint, pictureHint } from './standard-columns.ts';

/** How the values of a kind are written in a cell. */
const cellKinds: Readonly<Partial<Record<FieldKind, SheetColumn['kind']>>> = {
  code: 'code',
  name: 'text',
  text: 'text',
  number: 'integer',
  decimal: 'decimal',
  date: 'date',
  file: 'picture',
  creator: 'text',
  createdTime: 'time',
  updatedTime: 'time',
  path: 'path',
  reference: 'reference',
};

const hints: Readonly<Partial<Record<SheetColumn['kind'], Text>>> = { picture: pictureHint, path: pathHint };

/** A sheet may have what its definition does not say. */
interface Differences {
  /** Rows are saved otherwise than by the form: with this input. */
  readonly save?: Call;
  readonly columns?: readonly SheetColumn[];
  /** The template alone says these of fields: a page that shows the fields need not load them. */
  readonly hints?: Readonly<Record<string, Text>>;
}

/** The sheet of a noun: every field that has a name. Where it is imported, users can fill in what its save takes. */
export function recordSheet(
  definition: RecordDefinition,
  { save: saveCall = definition.calls.save, columns = [], hints: own = {} }: Differences = {},
): Sheet {
  const { noun, calls, fields, key } = definition;
  const save = noun.imported && saveCall;
  const shape = save ? (save.input as z.ZodObject).shape : {};
  return defineSheet({
    noun: dictionaryOf(definition),
    title: noun.title,
    list: calls.list!,
    ...(save && { save }),
    ...(key && { key }),
    columns: [
      ...Object.entries(fields)
        .flatMap(([name, field]) => columnOf(name, field, shape))
        .map((column) => (own[column.field] ? { ...column, hint: own[column.field]! } : column)),
      ...columns,
    ],
  });
}

/** An input may have the fields of an object beside its own; then the column is within none. */
function columnOf(field: string, definition: ReadField | WriteField, input: object): readonly SheetColumn[] {
  const { label, heading = label, words, column, shown, hint, isCode, sheet } = definition;
  if (!heading || sheet === false) return [];
  const within = definition.within !== undefined && definition.within in input ? definition.within : undefined;
  const isWritten = (within ?? field) in input;
  const { dictionary, set, noun, isRequired } = definition as WriteField;
  const kind =
    sheet?.kind ?? (dictionary && 'item') ?? (isCode && 'code') ?? (words && 'choice') ?? cellKinds[definition.kind];
  if (!kind) throw new Error(`no kind of cell for ${field}`);
  const said = hint ?? hints[kind];
  return [
    {
      field,
      ...(shown && { shown }),
      ...(column && { column }),
      title: heading,
      kind,
      ...(words && { choices: words.map(({ value, text }) => ({ value, text })) }),
      ...(dictionary && { dictionary }),
      ...(set && { set }),
      ...(noun && { noun }),
      ...(within && { within }),
      ...(said && { hint: said }),
      ...(isWritten && { isWritten, ...(isRequired && { isRequired }) }),
      ...sheet,
    },
  ];
}
