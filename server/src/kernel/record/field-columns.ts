import type { Language } from '@edp/contract/kernel/language.ts';
import type { FieldKind } from '@edp/contract/kernel/record.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import { creatorOf, flag, state } from './columns.ts';
import { translatedName } from './translations.ts';

/** How a kind of field is read from its column and written to it. */
interface FieldColumn {
  /** What an answer says, as SQL. */
  select: (column: string, table: keyof Schema, language: Language) => RawBuilder<unknown>;
  /** What is stored; absent for what the system knows. */
  store?: (value: unknown) => unknown;
  /** The type of the column, for statements that take many rows at once. */
  type: string;
  /** The column, where it is always the same. */
  column?: string;
}

const plain = (column: string) => sql.ref(column);
const same = (value: unknown) => value;
const orNull = (value: unknown) => value ?? null;

export const fieldColumns: Readonly<Record<Exclude<FieldKind, 'computed'>, FieldColumn>> = {
  text: { select: plain, store: same, type: 'text' },
  name: { select: (_column, table, language) => translatedName(table, language), store: same, type: 'text' },
  word: { select: plain, store: same, type: 'text' },
  flag: { select: flag, store: (value) => value === 1, type: 'boolean' },
  state: { select: state, store: (value) => value === 1, type: 'boolean' },
  number: { select: plain, store: same, type: 'int' },
  decimal: { select: (column) => sql`coalesce(trim_scale(${sql.ref(column)})::text, '')`, store: orNull, type: 'numeric' },
  date: { select: plain, store: orNull, type: 'date' },
  // The id of the file; the answer has a link in its place.
  file: { select: plain, store: orNull, type: 'bigint' },
  reference: { select: plain, store: orNull, type: 'bigint' },
  source: { select: plain, type: 'smallint', column: 'source' },
  // The owner; the answer says whether the user may change the record.
  editable: { select: plain, type: 'bigint', column: 'owner_id' },
  creator: { select: (_column, table) => creatorOf(table), type: 'text', column: 'created_by' },
  createdTime: { select: plain, type: 'timestamptz', column: 'created_time' },
  updatedTime: { select: plain, type: 'timestamptz', column: 'updated_time' },
};
