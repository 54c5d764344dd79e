import type { Language } from '@edp/contract/kernel/language.ts';
import type { FieldKind } from '@edp/contract/kernel/record/record.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import { byPinyin } from '../list/list-query.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { creatorOf, flag, state } from './columns.ts';
import { translatedName } from './translations.ts';

/** How a kind of field is read from its column and written to it. */
interface FieldColumn {
  /** The value of an answer, as SQL. */
  select: (column: string, table: keyof Schema, language: Language) => RawBuilder<unknown>;
  /** The value that is stored; absent for what the system knows. */
  store?: (value: unknown) => unknown;
  /** The type of the column, for statements that take many rows at once. */
  type: string;
  /** Lists are sorted by this, where that is not the column. */
  order?: FieldColumn['select'];
  /** The column, where it is always the same. */
  column?: string;
}

const plain = (column: string) => sql.ref(column);
const same = (value: unknown) => value;
/** As an empty text stands before all others. */
const emptyFirst = (column: string) => sql`coalesce(${sql.ref(column)}, '-infinity')`;
const orNull = (value: unknown) => value ?? null;

export const fieldColumns: Readonly<Record<Exclude<FieldKind, 'computed'>, FieldColumn>> = {
  code: { select: plain, store: same, type: 'text' },
  text: { select: plain, store: same, type: 'text', order: byPinyin },
  name: {
    select: (_column, table, language) => translatedName(table, language),
    store: same,
    type: 'text',
    order: (_column, table, language) => byPinyin(translatedName(table, language)),
  },
  word: { select: plain, store: same, type: 'text' },
  flag: { select: flag, store: (value) => value === 1, type: 'boolean' },
  state: { select: state, store: (value) => value === 1, type: 'boolean' },
  number: { select: plain, store: same, type: 'int' },
  decimal: {
    select: (column) => sql`coalesce(trim_scale(${sql.ref(column)})::text, '')`,
    store: orNull,
    type: 'numeric',
    order: emptyFirst,
  },
  date: {
    select: (column) => sql`coalesce(${sql.ref(column)}::text, '')`,
    store: orNull,
    type: 'date',
    order: emptyFirst,
  },
  // The id of the file; the answer has a link in its place.
  file: { select: plain, store: orNull, type: 'bigint' },
  // Without seals; the answer has them.
  richText: { select: plain, store: (value) => sanitiseHtml(value as string), type: 'text' },
  reference: { select: plain, store: orNull, type: 'bigint' },
  // The node itself; the noun's own code reads the path to it.
  path: { select: plain, store: (value) => (value as readonly string[] | undefined)?.at(-1) ?? null, type: 'bigint' },
  source: { select: plain, type: 'smallint', column: 'source' },
  // The owner; the answer says whether the user may change the record.
  editable: { select: plain, type: 'bigint', column: 'owner_id' },
  creator: { select: (_column, table) => creatorOf(table), type: 'text', column: 'created_by' },
  createdTime: { select: plain, type: 'timestamptz', column: 'created_time' },
  updatedTime: { select: plain, type: 'timestamptz', column: 'updated_time' },
};
