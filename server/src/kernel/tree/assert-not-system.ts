import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import { AppError } from '../app-error.ts';
import { notEditable } from '../sharing/lock-editable.ts';
import type { Tree } from './tree.ts';

const system = 1;

/** What came with the system stays as it is; only translations may be added. */
export async function assertNotSystem(db: Database, sets: Tree['sets'], id: string): Promise<void> {
  const { rows } = await sql<{
    source: number;
  }>`select source from ${sql.table(sets)} where id = ${id} for no key update`.execute(db);
  if (!rows[0]) throw await notEditable(db, sets, id);
  if (rows[0].source === system) throw new AppError(409, 'set.isSystem');
}
