import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';

export interface Push {
  /** Ids of people of the tenant. */
  users: readonly string[];
  event: string;
  data: unknown;
}

/** Tells people through the live channel, in all their windows, when the transaction commits. */
export async function push(db: Database, pushes: readonly Push[]): Promise<void> {
  if (!pushes.length) return;
  await sql`
    select app.push_live(app.current_tenant(), array(select jsonb_array_elements_text(one -> 'users')), one ->> 'event', one -> 'data')
      from jsonb_array_elements(${JSON.stringify(pushes)}::jsonb) as one`.execute(db);
}

/** Not a frame: the windows of these users load their state again. */
export const refreshState = '';

/** Something that the first frame tells has changed: the windows of these people are told all of it again. */
export const pushState = (db: Database, users: readonly string[]) =>
  push(db, [{ users, event: refreshState, data: null }]);
