import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { PathNode } from '../../kernel/exchange/import/importer.ts';

/** The departments by what they are called; disabled ones too, because records may have them. */
export async function readDepartments(db: Database): Promise<PathNode[]> {
  const { rows } =
    await sql<PathNode>`select id, parent_id as "parentId", code, array[name] as names from organisation order by active desc, id`.execute(
      db,
    );
  return rows;
}

/** People by their account or their name, as if they were a tree without branches. */
export async function readPeople(db: Database): Promise<PathNode[]> {
  const { rows } =
    await sql<PathNode>`select id, null as "parentId", account as code, array[name] as names from user_account order by active desc, id`.execute(
      db,
    );
  return rows;
}
