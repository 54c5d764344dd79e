import { listPageOf, type Noun } from '@edp/contract/kernel/record/noun.ts';
import { workbench, type Figure } from '@edp/contract/modules/workbench/workbench.ts';
import { nounsWith, type NounWith } from '@edp/contract/nouns.ts';
import { bind } from '../../kernel/http/bind.ts';
import { changesPerDay } from './changes-per-day.ts';
import { changeSources } from './change-sources.ts';
import { latestChanges } from './feed/latest-changes.ts';
import { firstSteps } from './first-steps.ts';
import { readInsights } from './insights.ts';
import { waitingFor } from './waiting.ts';
import { certificateFigure } from '../certificate/certificate.figure.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { countByFlag, type Counting } from '../../kernel/list/count-by-flag.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';

export const workbenchRoutes = bind(workbench, {
  async show(context) {
    const { db, session, language } = context;
    const sources = figureSources.filter(({ isFor }) => isFor(session));
    const changing = changeSources.filter(({ isFor }) => isFor(session));
    const [waiting, steps] = await Promise.all([waitingFor(db, session, language), firstSteps(db, session)]);
    if (sources.length === 0) return { waiting, firstSteps: steps, figures: [], latestChanges: [], changesPerDay: [] };
    const [figures, changes, perDay] = await Promise.all([
      figuresOf(db, sources, 'soon'),
      latestChanges(context, changing),
      changesPerDay(db, changing),
    ]);
    return { waiting, firstSteps: steps, figures, latestChanges: changes, changesPerDay: perDay };
  },

  figures: ({ db, session }) =>
    figuresOf(
      db,
      figureSources.filter(({ isFor }) => isFor(session)),
      'exactly',
    ),

  async insights(context) {
    const sources = figureSources.filter(({ isFor }) => isFor(context.session));
    const [soon, insights] = await Promise.all([figuresOf(context.db, sources, 'soon'), readInsights(context)]);
    const isEstimated = soon.some(({ approximate }) => approximate);
    return { ...insights, figures: isEstimated ? await figuresOf(context.db, sources, 'exactly') : [] };
  },
});

/** Every figure on the workbench, in the order in which it shows them. */
const figureSources: readonly FigureSource[] = [...nounsWith('figure').map(recordFigure), certificateFigure];

/** What a module shows of itself on the workbench. */
interface FigureSource {
  noun: Figure['noun'];
  /** The page that lists the records. */
  link: string;
  isFor: (session: Session) => boolean;
  /** 'soon' runs at every login, so it must not count row by row what can be large. */
  count: (db: Database, counting: Counting) => Promise<Pick<Figure, 'value' | 'approximate' | 'parts'>>;
}

const figuresOf = (db: Database, sources: readonly FigureSource[], counting: Counting): Promise<Figure[]> =>
  Promise.all(sources.map(async ({ noun, link, count }) => ({ noun, link, ...(await count(db, counting)) })));

/** How many records there are, active and not. */
function recordFigure(noun: NounWith<'figure'>): FigureSource {
  const { filter }: NonNullable<Noun['figure']> = noun.figure;
  const page = listPageOf(noun);
  const linkTo = (active: 0 | 1) => (filter ? `${page}?${filter}=${active}` : '');
  return {
    noun: noun.name,
    link: page,
    isFor: (session) => hasPermission(session, noun.view),
    async count(db, counting) {
      const { rows, flagged, approximate } = await countByFlag(db, noun.table, 'active', counting);
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
