import type { Permission } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Change, Figure } from '@edp/contract/modules/workbench.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../kernel/database/schema.generated.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';
import { tallyBy, tallyOf } from '../../kernel/list/tally.ts';

/** Whose changes the workbench shows. */
export interface ChangeSource {
  noun: Change['noun'];
  /** Its records have an id and a name, or `nameOf` them. */
  table: keyof Schema;
  /** What a record `x` of the table is called, where it has no name of its own. */
  nameOf?: (language: Language) => RawBuilder<string>;
  /** Where a record of this name is found; empty for nowhere. */
  linkTo: (name: string) => string;
  isFor: (session: Session) => boolean;
}

/** What a module shows of itself on the workbench. */
export interface FigureSource {
  noun: Figure['noun'];
  /** The page that lists the records. */
  link: string;
  isFor: (session: Session) => boolean;
  /** Runs whenever somebody comes in, so it must not count row by row what can be large. */
  count: (db: Database) => Promise<Pick<Figure, 'value' | 'parts'>>;
}

/** Most modules show both: how many records there are, and what people did to them. */
export type RecordSource = FigureSource & ChangeSource;

/** Those whose rows are counted as they come, go and are switched on or off. */
type Switched = 'brand' | 'unit' | 'category_set' | 'label_set' | 'application' | 'user_account';

interface Listed {
  noun: Figure['noun'];
  table: Switched;
  /** The page that lists the records and can be searched for a name. */
  page: string;
  /** The name of the page's filter by activity, where it has one. */
  filter?: 'active';
  can: Permission;
}

/** How many records there are, active and not, and what people did to them. */
export const recordSource = ({ noun, table, page, filter, can }: Listed): RecordSource => ({
  noun,
  table,
  link: page,
  linkTo: (name) => `${page}?name=${encodeURIComponent(name)}`,
  isFor: (session) => hasPermission(session, can),
  async count(db) {
    const { value, inactive } = await countByActivity(db, table);
    return {
      value,
      parts: [
        { code: 'active', value: value - inactive, link: filter ? `${page}?${filter}=1` : '' },
        { code: 'inactive', value: inactive, link: filter ? `${page}?${filter}=0` : '' },
      ],
    };
  },
});

async function countByActivity(db: Database, table: Switched) {
  const inactiveOnes = tallyBy(db, table, 'active', false) ?? sql`select count(*) from ${sql.table(table)} where not active`;
  const { rows } = await sql<{ value: number; inactive: number }>`
    select (${tallyOf(table)})::int as value, (${inactiveOnes})::int as inactive`.execute(db);
  return rows[0]!;
}
