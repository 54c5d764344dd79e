import { listPageOf, type Noun } from '@edp/contract/kernel/record/noun.ts';
import { type Figure, type FirstStep, workbench } from '@edp/contract/modules/workbench/workbench.ts';
import { nounsWith, type NounWith } from '@edp/contract/nouns.ts';
import { bind } from '../../kernel/http/bind.ts';
import { changeSources, changesPerDay, latestChanges } from './changes.queries.ts';
import { waitingFor } from './waiting.ts';
import { certificateFigure } from '../certificate/certificate.figure.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { countByFlag, type Counting } from '../../kernel/list/count-by-flag.ts';
import { hasPermission, type Session } from '../../kernel/session/session.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { sql } from 'kysely';

export const workbenchRoutes = bind(workbench, {
  async show({ db, session, language }) {
    const sources = figureSources.filter(({ isFor }) => isFor(session));
    const changing = changeSources.filter(({ isFor }) => isFor(session));
    const [waiting, steps] = await Promise.all([waitingFor(db, session, language), firstSteps(db, session)]);
    if (sources.length === 0) return { waiting, firstSteps: steps, figures: [], latestChanges: [], changesPerDay: [] };
    const [figures, changes, perDay] = await Promise.all([
      figuresOf(db, sources, 'soon'),
      latestChanges(db, changing, language),
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
});

/** Every figure on the workbench, in the order in which it shows them. */
const figureSources: readonly FigureSource[] = [...nounsWith('figure').map(recordFigure), certificateFigure];

/** A module shows this of itself on the workbench. */
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

type Code = FirstStep['code'];

interface Found extends Record<Code, boolean> {
  categorySetId: string | null;
  typeSetId: string | null;
}

/** Where the tree of a set is edited. */
const treeOf = (id: string | null) => (id === null ? '/categorySet' : `/categorySet/${id}/tree`);

/** In the order in which one needs the other, up to the first material. */
const links: Readonly<Record<Code, (found: Found, userId: string) => string>> = {
  company: () => '/homeConfig',
  department: () => '/organisation',
  self: (_found, userId) => `/employee/${userId}`,
  role: () => '/role',
  person: () => '/employee',
  unit: () => '/unit',
  category: ({ categorySetId }) => treeOf(categorySetId),
  type: ({ typeSetId }) => treeOf(typeSetId),
  material: () => '/materialManage',
};
const codes = Object.keys(links) as Code[];

const setOf = (code: string) => sql`(select s.id from category_set s where s.code = ${code})`;
const hasNodes = (code: string) =>
  sql`exists (select from category c where c.category_set_id = ${setOf(code)} and c.active)`;

/** In any inventory organisation: the active one may be new. */
const hasMaterial = sql`exists (select from material_assignment)`;

/**
 * How far a new tenant has been set up, for its administrators; nothing once that is done. A step is done as soon as
 * there is one record.
 */
async function firstSteps(db: Database, { administrator, platform, userId }: Session): Promise<FirstStep[]> {
  if (!administrator || platform) return [];
  const { rows } = await sql<Found>`
    select exists (select from home_config) as company, exists (select from organisation) as department, exists (select from role where not administrator) as role,
           exists (select from user_account offset 1) as person, exists (select from unit) as unit, ${hasMaterial} as material,
           -- Once others enter materials, an administrator needs no department for it.
           exists (select from user_account u where u.id = ${userId} and u.organisation_id is not null) or ${hasMaterial} as self,
           ${hasNodes(materialSets.category)} as category, ${hasNodes(materialSets.type)} as type,
           ${setOf(materialSets.category)} as "categorySetId", ${setOf(materialSets.type)} as "typeSetId"`.execute(db);
  const [found] = rows;
  const steps = codes.map((code) => ({ code, isDone: found![code], link: links[code](found!, userId) }));
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
