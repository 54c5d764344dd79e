import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import type { Schema } from '../../../schema/schema.generated.ts';
import { isShort } from '../parse-input.ts';
import type { ListColumn } from '../importer.ts';

interface Named {
  id: string;
  word: string;
}

/** Records of another table, by their code or, where only one has it, their name. */
export const recordList = (table: keyof Schema, code: string): ListColumn => ({
  async read(db, words) {
    const names = words.filter(isShort);
    const { rows } = await sql<Named>`
      select t.id, w.word from unnest(${names}::text[]) as w (word) join ${sql.table(table)} t on app.fold(t.${sql.ref(code)}) = app.fold(w.word)
      union select t.id, w.word from unnest(${names}::text[]) as w (word) join ${sql.table(table)} t on app.fold(t.name) = app.fold(w.word)
       where not exists (select from ${sql.table(table)} c where app.fold(c.${sql.ref(code)}) = app.fold(w.word))`.execute(
      db,
    );
    const found = Map.groupBy(rows, ({ word }) => word);
    const unclear = words.find((word) => found.get(word)?.length !== 1);
    if (unclear !== undefined)
      return { error: rule(found.has(unclear) ? 'import.ambiguous' : 'import.unknown', { value: unclear }) };
    return { value: [...new Set(words.map((word) => found.get(word)![0]!.id))] };
  },
  async words(db, stored) {
    const ids = Array.isArray(stored)
      ? stored.map((each: unknown) => (typeof each === 'object' ? (each as Named).id : each))
      : [];
    const { rows } = await sql<{
      name: string;
    }>`select name from ${sql.table(table)} where id = any(${ids}::bigint[]) order by id`.execute(db);
    return rows.map(({ name }) => name);
  },
});

/** So many can be offered to choose from. */
const mostOffered = 1000;

/** The same with all records of the table to choose from. */
export const choosable = (table: keyof Schema, list: ListColumn): ListColumn => ({
  ...list,
  async choices(db) {
    const { rows } = await sql<{
      value: string;
      text: string;
    }>`select id::text as value, name as text from ${sql.table(table)} order by name, id limit ${mostOffered}`.execute(
      db,
    );
    return rows;
  },
});
