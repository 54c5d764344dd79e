import { z } from 'zod';
import { filterText, optionalId, Version } from '../fields.ts';
import type { SheetColumn } from '../exchange/sheet.ts';
import type { Text } from '../language.ts';
import type { FileLimit } from '../stored-file.ts';

/** How a field is stored and read: the server has a column for each kind (server/src/kernel/record/columns.ts). */
export type FieldKind =
  | 'code'
  | 'text'
  | 'name'
  | 'word'
  | 'flag'
  | 'state'
  | 'number'
  | 'decimal'
  | 'date'
  | 'file'
  | 'richText'
  | 'reference'
  | 'path'
  | 'source'
  | 'editable'
  | 'creator'
  | 'createdTime'
  | 'updatedTime'
  | 'computed';

/** The meaning of a value; `key` where tenants know the text under another key than the field's with the value. */
export interface Word {
  readonly value: number | string;
  readonly text: Text;
  readonly key?: string;
}

/** The view that people have of a field: its names, its words and its place. */
export interface FieldView {
  /** The form calls it so. */
  readonly label?: Text;
  /** Lists and spreadsheets call it so, where that is not its label. */
  readonly heading?: Text;
  /** The form and the template of an import say this about it. */
  readonly hint?: Text;
  /** The meanings of the values of a flag, a state or a choice. */
  readonly words?: readonly Word[];
  /** Two words, 1 for on: shown as a tag. */
  readonly isSwitch?: true;
  /** The key of the list's column, where that is not the name of the field: saved layouts have it. */
  readonly column?: string;
  /** The object of the record and of the input that has the field, where it is not the record itself. */
  readonly within?: string;
  /** A price: lists and records write it as money. */
  readonly isPrice?: true;
  /** It says how much of the record the active organisation holds. */
  readonly isStock?: true;
  /** How much of what its category needs is filled in. */
  readonly isCompleteness?: true;
  /** How many of something belong to the record. */
  readonly isCount?: true;
  /** The field of the row that has the text to show, where this one is a code or an id. */
  readonly shown?: string;
  /** A text in which digits are no number, such as a code: spreadsheets must not change it. */
  readonly isCode?: true;
  /** It says what the record is called, where no field is called `name`. */
  readonly isName?: true;
  /** A new record begins with it. */
  readonly initial?: number | string;
  /** Explains the field behind its label. */
  readonly help?: Text;
  /** Stands in the empty input, where the length of the text does not. */
  readonly placeholder?: Text;
  /** Its column in spreadsheets, where it differs from what follows from its kind; false for none. */
  readonly sheet?: false | { readonly [Part in keyof SheetColumn]?: SheetColumn[Part] | undefined };
  /** Its column in the list; false for none. */
  readonly list?:
    | false
    | { readonly width?: number; readonly isHidden?: boolean; readonly wraps?: boolean; readonly grows?: boolean };
}

/** A field of a record as responses have it. */
export interface ReadField<Output extends z.ZodType = z.ZodType> extends FieldView {
  readonly kind: FieldKind;
  readonly output: Output;
  /** Lists can be sorted by it. */
  readonly sortable?: true;
}

/** A field that users fill in, and that a list may be filtered by. */
export interface WriteField<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Filter extends z.ZodType = z.ZodType,
> extends ReadField<Output> {
  readonly input: Input;
  readonly filter: Filter;
  /** A new record cannot do without it. */
  readonly isRequired?: true;
  /** A file, and the pictures in a rich text, may be uploaded within this limit. */
  readonly limit?: FileLimit;
  /** A reference names the noun of the other record. */
  readonly noun?: string;
  /** An item of a dictionary names the key of that. */
  readonly dictionary?: string;
  /** A path names the noun of the nodes, and the code of the set that they belong to. */
  readonly nodes?: string;
  readonly set?: string;
}

/** The fields of a noun, stated once: its input, its row and the filters of its list follow from them. */
export type Fields = Readonly<Record<string, ReadField | WriteField>>;

type Written<F extends Fields> = { [Name in keyof F as F[Name] extends WriteField ? Name : never]: F[Name] };

export type InputShape<F extends Fields> = {
  [Name in keyof Written<F>]: Written<F>[Name] extends WriteField<infer Input> ? Input : never;
};
type RowShape<F extends Fields> = { id: z.ZodString; version: z.ZodNumber } & { [Name in keyof F]: F[Name]['output'] };
export type FilterName<F extends Fields> = keyof Written<F> & string;
type FilterShape<F extends Fields, Names extends FilterName<F>> = {
  [Name in Names]: Written<F>[Name] extends WriteField<z.ZodType, z.ZodType, infer Filter> ? Filter : never;
};

/** The field that says what a record is called. */
export const nameFieldOf = (fields: Readonly<Record<string, { readonly isName?: true }>>): string =>
  Object.keys(fields).find((name) => fields[name]!.isName) ?? 'name';

export const isWritten = (field: ReadField | WriteField): field is WriteField => 'input' in field;

const mapFields = <Result>(fields: Fields, names: readonly string[], pick: (field: WriteField) => Result) =>
  Object.fromEntries(names.map((name) => [name, pick(fields[name] as WriteField)]));

const writtenNames = (fields: Fields) => Object.keys(fields).filter((name) => isWritten(fields[name]!));

/** A record is created from this. */
export const inputOf = <F extends Fields>(fields: F) =>
  z.object(mapFields(fields, writtenNames(fields), ({ input }) => input) as InputShape<F>);

/** The input of a call that creates and updates: with an id it updates. */
export const saveInputOf = <F extends Fields>(fields: F) =>
  z.object({
    id: optionalId,
    version: Version,
    ...(mapFields(fields, writtenNames(fields), ({ input }) => input) as InputShape<F>),
  });

/** A record as answers have it. */
export const rowOf = <F extends Fields>(fields: F) =>
  z.object({
    id: z.string(),
    version: z.number(),
    ...mapFields(fields, Object.keys(fields), ({ output }) => output),
  } as unknown as RowShape<F>);

/** The fields that a list can be sorted by. */
export const sortsOf = <F extends Fields>(fields: F) =>
  Object.keys(fields).filter((name) => fields[name]!.sortable) as (keyof F & string)[];

/** Finds a record by what it is called: its name, the pinyin initials of the name, or its code. */
const keyword = filterText();

/**
 * The filters of a list, by the names of the fields, the one over name and code together, and a condition that the user
 * makes.
 */
export const filtersOf = <F extends Fields, Names extends FilterName<F>>(fields: F, names: readonly Names[]) =>
  ({ ...mapFields(fields, names, ({ filter }) => filter), keyword, condition: conditionOf(fields) }) as FilterShape<
    F,
    Names
  > & { keyword: typeof keyword; condition: ReturnType<typeof conditionOf> };

const fieldsBySchema = new WeakMap<z.ZodType, Fields>();

/**
 * The condition of a list, or of all that its filters find. It is checked where it is used (`conditionSchema`), so that
 * lists load without its rules.
 */
export function conditionOf(fields: Fields) {
  const schema = z.unknown().optional();
  fieldsBySchema.set(schema, fields);
  return schema;
}

/** The fields that it can test; undefined for another schema. */
export const fieldsOfCondition = (schema: z.ZodType): Fields | undefined => fieldsBySchema.get(schema);
