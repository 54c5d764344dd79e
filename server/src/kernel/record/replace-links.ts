import { sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { together } from '../database/together.ts';

/** Makes a table of links join one record with exactly these others: what is so already stays as it is. */
export async function replaceLinks<Table extends keyof Schema>(
  db: Database,
  table: Table,
  [column, id]: [column: keyof Schema[Table] & string, id: string],
  [otherColumn, ids]: [column: keyof Schema[Table] & string, ids: readonly string[]],
): Promise<void> {
  const [links, one, other] = [sql.table(table), sql.ref(column), sql.ref(otherColumn)];
  await together(
    sql`delete from ${links} where ${one} = ${id} and ${other} <> all(${ids}::bigint[])`.execute(db),
    sql`
      insert into ${links} (${one}, ${other})
      select ${id}::bigint, other_id from unnest(${ids}::bigint[]) as other_id on conflict do nothing`.execute(db),
  );
}
