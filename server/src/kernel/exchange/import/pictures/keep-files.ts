import { sql } from 'kysely';
import type { ImportContext } from '../importer.ts';

/** Keeps files that no record will refer to, for as long as the import can be undone. */
export async function keepFiles(
  { db }: Pick<ImportContext, 'db'>,
  runId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into import_file (run_id, file_id) select ${runId}, id from (select id from file where id = any(${ids}::bigint[]) for key share) f on conflict do nothing`.execute(
    db,
  );
}
