import { joinNames, type Language, withinSentence } from '@edp/contract/kernel/language.ts';
import { tableTitle } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import { AppError } from '../app-error.ts';
import { lockEditable } from '../sharing/lock-editable.ts';
import { type Caller, countUses, readUses, type UseCount } from './record-uses.ts';

/** Deletes a record that nothing refers to; otherwise says where it is used. Foreign keys know that. */
export async function deleteUnused(caller: Caller, table: keyof Schema, id: string): Promise<void> {
  // The row stays locked until the end, so no transaction starts to use it in between.
  await lockEditable(caller.db, table, id);
  await assertUnused(caller, table, [id]);
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(caller.db);
}

/** Says where any of the records is used; silent if none is. */
export async function assertUnused(caller: Caller, table: keyof Schema, ids: readonly string[]): Promise<void> {
  const counts = await countUses(caller.db, table, ids);
  if (counts.length === 0) return;
  throw new AppError(409, 'error.inUse', {
    params: { uses: placesOf(counts, caller.language) },
    uses: await readUses(caller, table, ids, counts),
  });
}

const mostCounted = 1000;

/** 证书 (3)、共享规则 (1): as a message says it. */
export const placesOf = (uses: readonly UseCount[], language: Language) =>
  joinNames(
    [...Map.groupBy(uses, (use) => use.table)].map(
      ([table, each]) =>
        `${titleOf(table, language)} (${Math.min(
          mostCounted,
          each.reduce((sum, { count }) => sum + count, 0),
        )})`,
    ),
    language,
  );

function titleOf(table: string, language: Language): string {
  const title = tableTitle(table);
  return title ? withinSentence(title, language) : table;
}
