import { listPageOf, type Noun } from '@edp/contract/kernel/record/noun.ts';
import type { Figure } from '@edp/contract/modules/workbench/workbench.ts';
import type { NounWith } from '@edp/contract/nouns.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { countByFlag } from '../../kernel/list/count-by-flag.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';

/** What a module shows of itself on the workbench. */
export interface FigureSource {
  noun: Figure['noun'];
  /** The page that lists the records. */
  link: string;
  isFor: (session: Session) => boolean;
  /** Runs at every login, so it must not count row by row what can be large. */
  count: (db: Database) => Promise<Pick<Figure, 'value' | 'approximate' | 'parts'>>;
}

/** How many records there are, active and not. */
export function recordFigure(noun: NounWith<'figure'>): FigureSource {
  const { filter }: NonNullable<Noun['figure']> = noun.figure;
  const page = listPageOf(noun);
  const linkTo = (active: 0 | 1) => (filter ? `${page}?${filter}=${active}` : '');
  return {
    noun: noun.name,
    link: page,
    isFor: (session) => hasPermission(session, noun.view),
    async count(db) {
      const { rows, flagged, approximate } = await countByFlag(db, noun.table, 'active');
      return {
        value: rows,
        ...(approximate && { approximate }),
        parts: [
          { code: 'active', value: flagged, link: linkTo(1) },
          { code: 'inactive', value: rows - flagged, link: linkTo(0) },
        ],
      };
    },
  };
}
