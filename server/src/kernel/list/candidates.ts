import type { Language } from '@edp/contract/kernel/language.ts';
import { exactUpTo } from '@edp/contract/kernel/paging.ts';
import { type Expression, sql } from 'kysely';
import { genericPlan } from '../database/generic-plan.ts';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { searchTable } from '../search/search.ts';
import { visibleOwners } from '../sharing/visible-owners.ts';
import { all, conditionOf } from './conditions.ts';
import { type Filter, isLink, isTestedBySearch, isText, type SubtreeFilter } from './filters.ts';
import { levelsBelow, testedInOrder } from './in-subtree.ts';

/** A list is narrowed to these, as the statement that reads the page needs it. */
export interface Narrowed {
  /** The conditions that remain to be tested. */
  conditions: Expression<boolean>[];
  /** How many rows there are, where that is known already; `exactUpTo + 1` stands for any number beyond. */
  counted?: number;
  /** Many rows are sorted to find those of the page: it costs less to sort their ids. */
  idsFirst?: boolean | undefined;
}

/**
 * Finds the ids of at most `exactUpTo` rows that a list is narrowed to: those of the few that the user sees, or those
 * that a search finds. Where they are more, the list is read in its order and each row is tested.
 */
export async function narrow(
  db: Database,
  table: keyof Schema,
  filters: readonly Filter[],
  language: Language,
): Promise<Narrowed> {
  const owners = visibleOwners(db, table);
  const ids = owners && (await amongFew(db, table, owners, filters, language));
  if (ids) return candidates(table, ids, filters.filter(isOfSelect), language);

  const texts = filters.filter(isText);
  const found = await Promise.all(
    texts.map((text) =>
      searchTable(
        db,
        table,
        text,
        filters.filter(isTestedBySearch).filter((filter) => !isLink(filter) || !filter.isPolicy),
        language,
      ),
    ),
  );
  const few = found.filter((each) => each !== null);
  const isTested = (filter: Filter) =>
    isTestedBySearch(filter) || (isText(filter) && found[texts.indexOf(filter)] !== null);
  if (few.length)
    return candidates(
      table,
      inAll(few),
      filters.filter((filter) => !isTested(filter)),
      language,
    );

  if (texts.length === 0 && filters.some(isLookedUp) && !filters.some(isOfSelect))
    return lookUp(db, table, filters, language);

  const isMany =
    texts.length === 1
      ? filters.every((filter) => isText(filter) || isTestedBySearch(filter))
      : owners && filters.length === 0;
  // A word that a search finds too often is read in the order of the list.
  return {
    conditions: texts.length
      ? inOrder(table, filters, language)
      : filters.map((filter) => conditionOf(table, filter, language)),
    ...(isMany && { counted: exactUpTo + 1 }),
  };
}

/** Such a condition may refer to tables that only the list's own select joins. */
const isOfSelect = (filter: Filter) => filter.kind === 'where';

/**
 * These find their rows through an index of their own, in another order than the list's: of few rows all are found
 * first, of many only those of the page.
 */
const isLookedUp = ({ kind }: Filter) => kind === 'subtree' || kind === 'between' || kind === 'condition';

async function lookUp(
  db: Database,
  table: keyof Schema,
  filters: readonly Filter[],
  language: Language,
): Promise<Narrowed> {
  const { rows } = await sql<{ ids: string[] | null }>`
    select array_agg(id) as ids from (${rowsFound(table, filters, language)} limit ${exactUpTo + 1}) as found`
    .withPlugin(genericPlan)
    .execute(db);
  const ids = rows[0]!.ids ?? [];
  if (ids.length <= exactUpTo) return candidates(table, ids, [], language);
  return {
    conditions: inOrder(table, filters, language),
    counted: exactUpTo + 1,
    idsFirst: filters.some(({ kind }) => kind === 'between') || undefined,
  };
}

/** A tree is read level by level, so that no more of it is read than it takes to find enough rows. */
function rowsFound(table: keyof Schema, filters: readonly Filter[], language: Language) {
  const id = sql.ref(`${table}.id`);
  const tree = filters.find(isSubtree);
  const conditions = all(
    filters.filter((filter) => filter !== tree).map((filter) => conditionOf(table, filter, language)),
  );
  if (!tree) return sql`select ${id} from ${sql.table(table)} where ${conditions}`;
  return sql`with ${levelsBelow(tree)} select ${id} from level join ${sql.table(table)} on ${sql.ref(`${table}.${tree.column}`)} = any(level.ids) where ${conditions}`;
}

const isSubtree = (filter: Filter): filter is SubtreeFilter => filter.kind === 'subtree';

const inOrder = (table: string, filters: readonly Filter[], language: Language) =>
  filters.map((filter) =>
    isSubtree(filter)
      ? testedInOrder(sql.ref(`${table}.${filter.column}`), filter)
      : conditionOf(table, filter, language),
  );

/**
 * Tests the filters on the rows that the user sees, through the index by owner; null where these are too many. The
 * planner would weigh each of thousands of owners, so the plan is a generic one.
 */
async function amongFew(
  db: Database,
  table: keyof Schema,
  owners: Expression<boolean>,
  filters: readonly Filter[],
  language: Language,
): Promise<string[] | null> {
  const conditions = filters
    .filter((filter) => !isOfSelect(filter))
    .map((filter) => conditionOf(table, filter, language));
  // Under the name of the table, which the conditions use.
  const { rows } = await sql<{ visible: string; ids: string[] | null }>`
    select count(*) as visible, array_agg(${sql.ref(`${table}.id`)}) filter (where ${all(conditions)}) as ids
      from (select * from ${sql.table(table)} where ${owners} limit ${exactUpTo + 1}) as ${sql.id(table)}`
    .withPlugin(genericPlan)
    .execute(db);
  const { visible, ids } = rows[0]!;
  return Number(visible) > exactUpTo ? null : (ids ?? []);
}

function candidates(table: string, ids: string[], untested: readonly Filter[], language: Language): Narrowed {
  const isCandidate = sql<boolean>`${sql.ref(`${table}.id`)} = any(${ids}::bigint[])`;
  const conditions = [isCandidate, ...untested.map((filter) => conditionOf(table, filter, language))];
  return untested.length ? { conditions } : { conditions, counted: ids.length };
}

function inAll([first = [], ...others]: readonly string[][]): string[] {
  const sets = others.map((ids) => new Set(ids));
  return first.filter((id) => sets.every((set) => set.has(id)));
}
