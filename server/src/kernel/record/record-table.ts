import { type Language, languages } from '@edp/contract/kernel/language.ts';
import {
  type FieldKind,
  type Fields,
  type InputShape,
  isWritten,
  type ReadField,
  type rowOf,
  type WriteField,
} from '@edp/contract/kernel/record/record.ts';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../schema/schema.generated.ts';
import { tableOf, type TableWith } from '../schema/tables.ts';
import type { Context } from '../http/bind.ts';
import { fieldColumns } from './field-columns.ts';

/** The functions of this folder need this of a request. */
export type RecordContext = Pick<Context, 'db' | 'session' | 'kernel' | 'language'>;

export type RowOf<F extends Fields> = z.output<ReturnType<typeof rowOf<F>>>;
export type ValuesOf<F extends Fields> = z.output<z.ZodObject<InputShape<F>>>;

/**
 * Where a field differs from its kind: the name of its column, an expression, also one for each language, or a function
 * that makes it from the row.
 */
type Difference<F extends Fields> = string | Expression | ((row: RowOf<F>, context: RecordContext) => unknown);
type Expression = RawBuilder<unknown> | { readonly in: (language: Language) => RawBuilder<unknown> };
type Differences<F extends Fields> = { readonly [Name in keyof F]?: Difference<F> };

interface StoredField {
  name: string;
  column: string;
  type: string;
  store: (value: unknown) => unknown;
}

/** A table and how the fields of its noun are kept in it. */
export interface RecordTable<F extends Fields = Fields> {
  readonly name: TableWith<'id' | 'version'>;
  readonly fields: F;
  /**
   * The columns of a row under the names of the wire, in a language; what the record itself is called may be read in
   * another.
   */
  readonly selection: (language: Language, nameLanguage?: Language) => AliasedRawBuilder<unknown, string>[];
  /** A save writes these, in the order of the fields. */
  readonly stored: readonly StoredField[];
  /** The column of a field that lists are filtered by. */
  readonly columnOf: (field: string) => string;
  /** A list is sorted by these, by the fields that it can be sorted by. */
  readonly sorts: (language: Language) => Readonly<Record<string, RawBuilder<unknown>>>;
  readonly files: readonly { name: string; limit: FileLimit }[];
  /** HTML, with the limit of its pictures. */
  readonly richTexts: readonly { name: string; limit: FileLimit }[];
  readonly references: readonly { name: string; to: keyof Schema }[];
  /** The fields that hold an item, and the key of its dictionary. */
  readonly items: readonly { name: string; column: string; dictionary: string }[];
  readonly computed: readonly (readonly [field: string, compute: (row: RowOf<F>, context: RecordContext) => unknown])[];
}

export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * `recordTable('brand', brandFields, { labelPath: 'picture_file_id' })`: a column is called as its field unless said
 * otherwise.
 */
export function recordTable<F extends Fields>(
  name: TableWith<'id' | 'version'>,
  fields: F,
  differences: Differences<F> = {},
): RecordTable<F> {
  const all = Object.entries<ReadField | WriteField>(fields).map(([field, definition]) => ({
    field,
    definition,
    difference: differences[field],
  }));
  const computed = all.flatMap(({ field, difference }) =>
    typeof difference === 'function' ? [[field, difference] as const] : [],
  );
  const read = all.flatMap(({ field, definition, difference }) => {
    if (definition.kind === 'computed' && !isExpression(difference)) return [];
    const kind = definition.kind === 'computed' ? undefined : fieldColumns[definition.kind];
    return [
      {
        field,
        definition,
        kind,
        column: typeof difference === 'string' ? difference : (kind?.column ?? snakeCase(field)),
        difference,
      },
    ];
  });
  const limited = (kind: FieldKind) =>
    read.flatMap(({ field, definition }) =>
      definition.kind === kind && isWritten(definition) && definition.limit
        ? [{ name: field, limit: definition.limit }]
        : [],
    );
  const columns = new Map(read.map(({ field, column }) => [field, column]));
  const selectionIn = (language: Language, nameLanguage: Language) => [
    ...['id', 'version'].map((column) => sql`${sql.ref(`${name}.${column}`)}`.as(column)),
    ...read.map(({ field, kind, column, difference }) =>
      (isExpression(difference)
        ? inLanguage(difference, language)
        : kind!.select(`${name}.${column}`, name, nameLanguage)
      ).as(field),
    ),
  ];
  // Made once: of a wide table that takes as long as compiling the statement.
  const selections = new Map(
    languages.flatMap((language) =>
      languages.map((nameLanguage) => [`${language} ${nameLanguage}`, selectionIn(language, nameLanguage)]),
    ),
  );
  return {
    name,
    fields,
    selection: (language, nameLanguage = language) => selections.get(`${language} ${nameLanguage}`)!,
    stored: read.flatMap(({ field, definition, kind, column }) =>
      isWritten(definition) && kind?.store ? [{ name: field, column, type: kind.type, store: kind.store }] : [],
    ),
    columnOf: (field) => columns.get(field)!,
    sorts: (language) =>
      Object.fromEntries(
        read
          .filter(({ definition }) => definition.sortable)
          .map(({ field, kind, column, difference }) => [
            field,
            isExpression(difference)
              ? inLanguage(difference, language)
              : (kind!.order?.(`${name}.${column}`, name, language) ?? sql`${sql.ref(`${name}.${column}`)}`),
          ]),
      ),
    files: limited('file'),
    richTexts: limited('richText'),
    references: read.flatMap(({ field, definition }) =>
      isWritten(definition) && definition.noun ? [{ name: field, to: tableOf(definition.noun) }] : [],
    ),
    items: read.flatMap(({ field, definition, column }) =>
      isWritten(definition) && definition.dictionary
        ? [{ name: field, column, dictionary: definition.dictionary }]
        : [],
    ),
    computed,
  };
}

const isExpression = (difference: unknown): difference is Expression => typeof difference === 'object';
const inLanguage = (expression: Expression, language: Language) =>
  'in' in expression ? expression.in(language) : expression;
