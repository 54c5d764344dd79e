import { z } from 'zod';
import type { MessageKey } from '../../texts.ts';
import {
  choice,
  code,
  DateTime,
  type decimal,
  Editable,
  emptyAsUndefined,
  filterChoice,
  filterDate,
  filterFlag,
  filterText,
  Flag,
  itemCode,
  optionalDate,
  optionalPath,
  requiredDate,
  requiredId,
  requiredPath,
  requiredText,
  State,
  text,
  wholeNumber,
} from '../fields.ts';
import type { FieldKind, ReadField, WriteField } from './record.ts';
import { type FileLimit, FileLink, pictureLimit } from '../stored-file.ts';

const written = <Input extends z.ZodType, Output extends z.ZodType, Filter extends z.ZodType>(
  kind: FieldKind,
  input: Input,
  output: Output,
  filter: Filter,
): WriteField<Input, Output, Filter> => ({ kind, input, output, filter });

/** Lists can be sorted by it. */
export const sortable = <Field extends ReadField>(field: Field) => ({ ...field, sortable: true as const });

const read = <Output extends z.ZodType>(kind: FieldKind, output: Output): ReadField<Output> => ({ kind, output });

// Fields that users fill in.

export const codeField = (max: number, required: MessageKey) =>
  sortable(written('code', code(max, required), z.string(), filterText()));
/** What a record is called; where the noun is translated, in the user's language. */
export const nameField = (max: number, required: MessageKey) =>
  sortable(written('name', requiredText(max, required), z.string(), filterText()));
/** The same where the noun is not translated. */
export const requiredTextField = (max: number, required: MessageKey) =>
  sortable(written('text', requiredText(max, required), z.string(), filterText()));
export const textField = (max: number) => sortable(written('text', text(max), z.string(), filterText()));
/** 1 yes, 0 no. */
export const flagField = () => sortable(written('flag', Flag, z.literal([0, 1]), filterFlag));
/** 1 enabled, 2 disabled. */
export const stateField = () => sortable(written('state', State, z.literal([1, 2]), filterChoice(1, 2)));
/** A whole number that must be there. */
export const numberField = (required: MessageKey) =>
  sortable(written('number', wholeNumber(0, undefined, required), z.number(), emptyAsUndefined(wholeNumber())));
/** One number out of a few. */
export const choiceField = <const N extends number>(...values: readonly N[]) =>
  sortable(written('number', choice(...values), z.literal(values), filterChoice(...values)));
/** An item of one of the tenant's dictionaries, by its code. */
export const dictionaryField = (dictionary: string, required: MessageKey) => ({
  ...sortable(written('word', itemCode(required), z.string(), emptyAsUndefined(itemCode(required)))),
  dictionary,
});
/** One of a few words, returned as it was sent. */
export const enumField = <Word extends z.ZodType>(word: Word) =>
  sortable(written('word', word, word, emptyAsUndefined(word)));
/** Exact, therefore a text; empty where nothing was given. */
export const decimalField = <Input extends z.ZodType = ReturnType<typeof decimal>>(input: Input) =>
  sortable(written('decimal', input, z.string(), emptyAsUndefined(z.string())));
export const dateField = (required: MessageKey) =>
  sortable(written('date', requiredDate(required), z.string(), filterDate));
export const optionalDateField = () => sortable(written('date', optionalDate, z.string(), filterDate));
/** A node of a tree, as its path from the root. */
export const pathField = (required: MessageKey) =>
  written('path', requiredPath(required), z.array(z.string()), optionalPath);
/** The same where none may be chosen: then the path is empty. */
export const optionalPathField = () => written('path', optionalPath, z.array(z.string()), optionalPath);
/** An address that the upload returned. */
export const fileField = (limit: FileLimit) => ({ ...written('file', FileLink, z.string(), z.undefined()), limit });
/** HTML with headings, lists, links and pictures. The server keeps what the editor can write and nothing more. */
export const richTextField = (max: number, limit: FileLimit = pictureLimit) => ({
  ...written('richText', text(max), z.string(), z.undefined()),
  limit,
});
/** The id of a record of another noun, which must exist and be visible. */
export const referenceField = (noun: string, required: MessageKey) => ({
  ...written('reference', requiredId(required), z.string(), emptyAsUndefined(requiredId(required))),
  noun,
});

// Fields that the system sets.

/** 1 system, 2 user-created. */
export const sourceField = () => sortable(read('source', z.literal([1, 2])));
/** Of a noun under the sharing rules. */
export const editableField = () => read('editable', Editable);
export const creatorField = () => read('creator', z.string());
export const createdTimeField = () => sortable(read('createdTime', DateTime));
export const updatedTimeField = () => sortable(read('updatedTime', DateTime));
/** Made by the noun's own code from the rest of the row. */
export const computedField = <Output extends z.ZodType>(output: Output) => read('computed', output);
