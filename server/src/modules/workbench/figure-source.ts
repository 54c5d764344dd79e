import type { Noun } from '@edp/contract/kernel/noun.ts';
import type { Figure } from '@edp/contract/modules/workbench.ts';
import type { NounWith } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { TableWith } from '../../kernel/database/tables.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { tallyBy, tallyOf } from '../../kernel/list/tally.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';

/** What a module shows of itself on the workbench. */
export interface FigureSource {
  noun: Figure['noun'];
  /** The page that lists the records. */
  link: string;
  isFor: (session: Session) => boolean;
  /** Runs at every login, so it must not count row by row what can be large. */
  count: (db: Database) => Promise<Pick<Figure, 'value' | 'parts'>>;
}

/** How many records there are, active and not. */
export function recordFigure(noun: NounWith<'figure'>): FigureSource {
  const { page, filter }: NonNullable<Noun['figure']> = noun.figure;
  const linkTo = (active: 0 | 1) => (filter ? `${page}?${filter}=${active}` : '');
  return {
    noun: noun.name,
    link: page,
    isFor: (session) => hasPermission(session, noun.view),
    async count(db) {
      const { value, inactive } = await countByActivity(db, noun.table);
      return {
        value,
        parts: [
          { code: 'active', value: value - inactive, link: linkTo(1) },
          { code: 'inactive', value: inactive, link: linkTo(0) },
        ],
      };
    },
  };
}

async function countByActivity(db: Database, table: TableWith<'active'>) {
  const { rows } = await sql<{ value: number; inactive: number }>`
    select (${tallyOf(table)})::int as value, (${tallyBy(table, 'active', false)})::int as inactive`.execute(db);
  return rows[0]!;
}
