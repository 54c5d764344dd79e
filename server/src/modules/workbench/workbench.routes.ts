import { workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { bind } from '../../kernel/http/bind.ts';
import { changesPerDay, latestChanges } from './changes.queries.ts';
import { changeSources } from './change-sources.ts';
import { firstSteps } from './first-steps.ts';
import { waitingFor } from './waiting.ts';
import { certificateFigure } from '../certificate/certificate.figure.ts';
import { type FigureSource, recordFigure } from './figure-source.ts';

export const workbenchRoutes = bind(workbench, {
  async show({ db, session, language }) {
    const sources = figureSources.filter(({ isFor }) => isFor(session));
    const changing = changeSources.filter(({ isFor }) => isFor(session));
    const [waiting, steps] = await Promise.all([waitingFor(db, session, language), firstSteps(db, session)]);
    if (sources.length === 0) return { waiting, firstSteps: steps, figures: [], latestChanges: [], changesPerDay: [] };
    const [figures, changes, perDay] = await Promise.all([
      Promise.all(sources.map(async ({ noun, link, count }) => ({ noun, link, ...(await count(db)) }))),
      latestChanges(db, changing, language),
      changesPerDay(db, changing),
    ]);
    return { waiting, firstSteps: steps, figures, latestChanges: changes, changesPerDay: perDay };
  },
});

/** Every figure on the workbench, in the order in which it shows them. */
const figureSources: readonly FigureSource[] = [...nounsWith('figure').map(recordFigure), certificateFigure];
