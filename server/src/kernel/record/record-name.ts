import { records } from '@edp/contract/all-records.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import { listPageOf, type Noun } from '@edp/contract/kernel/record/noun.ts';
import { nameFieldOf } from '@edp/contract/kernel/record/record.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../http/bind.ts';
import type { Schema } from '../schema/schema.generated.ts';
import { translatedName } from './translations.ts';

/** The noun whose records are the rows of a table. */
export const nounOf = (table: string): Noun | undefined =>
  (nouns as readonly Noun[]).find((noun) => noun.table === table);

/** The field of a noun's records that says what they are called. */
export const nameFieldIn = (noun: Noun): string =>
  nameFieldOf(records.find((record) => record.noun.name === noun.name)?.fields ?? {});

/** The page where a record of this name is found; empty for nowhere. */
export function pageOf(noun: Noun, name: string): string {
  const page = listPageOf(noun);
  return noun.changes?.byName ? `${page}?${nameFieldIn(noun)}=${encodeURIComponent(name)}` : page;
}

/** The names of the records of a table, for a select from it. */
export function recordName(table: keyof Schema, language: Language): RawBuilder<string> {
  const column = nounOf(table)?.nameColumn;
  return column ? sql<string>`${sql.ref(`${table}.${column}`)}` : translatedName(table, language);
}

/** The names of those records that the user sees, by their ids. */
export async function namesOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  table: keyof Schema,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${recordName(table, language)} as name from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
