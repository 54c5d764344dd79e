import type { Text } from '../language.ts';
import type { RecordDefinition } from '../record/define-record.ts';
import { type FieldKind, isWritten, type ReadField, type WriteField } from '../record/record.ts';
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

/** The sheet of a noun: every field that has a name. */
export const recordSheet = ({ noun, calls, fields, key }: RecordDefinition): Sheet =>
  defineSheet({
    noun: noun.name,
    list: calls.list,
    save: calls.save,
    key,
    columns: Object.entries(fields).flatMap(([name, field]) => columnOf(name, field)),
  });

function columnOf(field: string, definition: ReadField | WriteField): readonly SheetColumn[] {
  const { label, heading = label, words, column, shown, within, hint, isCode, sheet } = definition;
  if (!heading || sheet === false) return [];
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
      ...(isWritten(definition) && { isWritten: true, ...(isRequired && { isRequired }) }),
      ...sheet,
    },
  ];
}
