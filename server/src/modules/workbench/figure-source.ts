import type { Figure } from '@edp/contract/modules/workbench.ts';
import { type Expression, sql } from 'kysely';
import type { Schema } from '../../kernel/database/schema.generated.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Session } from '../../kernel/session.ts';

/** What a module shows of itself on the workbench. */
export interface FigureSource {
  noun: Figure['noun'];
  /** Whose changes are shown. Its records have an id and a name. */
  table: keyof Schema;
  /** The page that lists the records; empty for none. */
  link: string;
  isFor: (session: Session) => boolean;
  /** Runs whenever somebody comes in, so it must not count row by row what can be large. */
  count: (db: Database) => Promise<Pick<Figure, 'value' | 'parts'>>;
}

/** How many records there are, active and not; the total as given, for it may be known without counting. */
export async function countByActivity(db: Database, table: 'brand' | 'user_account', link: string, total: Expression<unknown>) {
  const { rows } = await sql<{ value: number; inactive: number }>`
    select (${total})::int as value, (select count(*) from ${sql.table(table)} where not active)::int as inactive`.execute(db);
  const { value, inactive } = rows[0]!;
  const linkTo = (active: 0 | 1) => link && `${link}?active=${active}`;
  return {
    value,
    parts: [
      { code: 'active' as const, value: value - inactive, link: linkTo(1) },
      { code: 'inactive' as const, value: inactive, link: linkTo(0) },
    ],
  };
}
