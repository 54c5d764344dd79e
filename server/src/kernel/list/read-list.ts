import type { Page } from '@edp/contract/kernel/paging.ts';
import { type CompiledQuery, type Expression, sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { visibleOwners } from '../sharing/visible-owners.ts';
import type { ListReader } from './list-reader.ts';
import { narrow } from './candidates.ts';
import { conditionOf } from './conditions.ts';
import { estimateRows, expectedRows, tableRows } from './estimates.ts';
import { isLink, isText, type LinkFilter } from './filters.ts';
import { linkedIds } from './is-linked.ts';
import {
  type AnySelect,
  asAnySelect,
  filtersOf,
  idDirection,
  inOrder,
  type ListQuery,
  whereAll,
} from './list-query.ts';
import {
  boundedCount,
  idsFirstStatement,
  idsThatFollowStatement,
  limitsOf,
  pageStatement,
  type Parts,
  type Reading,
  readingOf,
} from './page-query.ts';
import { readStatement } from './read-page.ts';
import { knownFor, type PageInput } from './totals.ts';

/**
 * A page of a list with its filters, in its order or the one that the user chose, and its total. The handler of a list
 * that is exported passes on the reader that it was given, and answers a batch to one that reads to the end.
 */
export async function readList<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  page: PageInput,
  reader: ListReader = 'page',
): Promise<Page<Row>> {
  if (reader !== 'page') return reader.next(() => streamBatches(db, query, reader.size, reader.ids));
  const filters = filtersOf(db, query);
  const owners = visibleOwners(db, query.table);
  if (filters.length === 0 && !owners) return readWhole(db, query, page);
  const [first, ...others] = filters;
  if (isLink(first) && first.isPolicy && others.length === 0 && !owners) return readLinked(db, query, first, page);
  const { conditions, counted, idsFirst } = await narrow(db, query.table, filters, query.language);
  if (counted === 0) return { rows: [], total: 0 };
  const select = asAnySelect(query.select());
  const rows = whereAll(select, conditions);
  // The rows of a user who does not see all are counted through the index by owner: in the list's order, most are those
  // of others.
  const toCount = owners ? rows.where(owners) : rows;
  const total = knownFor(page, counted);
  const limits = limitsOf(page);
  const parts = {
    rows: inOrder(query, rows),
    counted: total === undefined ? boundedCount(toCount, limits) : sql`${total}::bigint`,
    tableRows: tableRows(query.table),
  };
  return readStatement(
    db,
    statementOf(query, parts, readingOf(page, { isCounted: total !== undefined, idsFirst }), limits),
    page,
    { toCount: () => toCount, total, estimate: (all) => estimateOf(db, query, select, all) },
  );
}

/** The first rows of a list without their total, or those after so many, for a list of options. */
export async function readFirst<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  most: number,
  after = 0,
): Promise<Row[]> {
  const { conditions } = await narrow(db, query.table, filtersOf(db, query), query.language);
  return inOrder(query, whereAll(asAnySelect(query.select()), conditions))
    .limit(most)
    .offset(after)
    .execute();
}

/** The ids of at most so many rows of a list, in no order. */
export async function readIds<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  most: number,
): Promise<string[]> {
  const { conditions } = await narrow(db, query.table, filtersOf(db, query), query.language);
  const id = sql<string>`${sql.ref(`${query.table}.id`)}`;
  const rows = await whereAll(asAnySelect(query.select()), conditions)
    .clearSelect()
    .select(id.as('id'))
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

/** How many rows of a list are in each group, exactly: for lists that stay small. */
export async function countGroups<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  group: Expression<string>,
): Promise<ReadonlyMap<string, number>> {
  const { conditions } = await narrow(db, query.table, filtersOf(db, query), query.language);
  const counted = whereAll(asAnySelect(query.select()), conditions)
    .clearSelect()
    .select([sql<string>`${group}`.as('group'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`1`);
  return new Map((await counted.execute()).map((row) => [row.group, row.count]));
}

const statements = new Map<string, CompiledQuery>();

/** A list without filters is what users read most. Its statement is always the same, so it is compiled once. */
function readWhole<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  page: PageInput,
): Promise<Page<Row>> {
  const { table, list = table, language, sort } = query;
  const select = () => asAnySelect(query.select());
  const reading = readingOf(page);
  const key = `${list} ${language} ${sort?.by ?? ''} ${reading}`;
  const statement =
    statements.get(key) ??
    statementOf(
      query,
      { rows: inOrder(query, select()), counted: boundedCount(select()), tableRows: tableRows(table) },
      reading,
    );
  statements.set(key, statement);
  return readStatement(db, statement, page, {
    toCount: select,
    estimate: async (all) => all ?? expectedRows(select()),
  });
}

/** All that the active organisation has: its links alone say which rows they are and how many. */
function readLinked<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  link: LinkFilter,
  page: PageInput,
): Promise<Page<Row>> {
  const links = linkedIds(db, link);
  const direction = idDirection(query);
  const parts = {
    rows: inOrder(query, whereAll(asAnySelect(query.select()), [conditionOf(query.table, link, query.language)])),
    ids: direction && links.orderBy('id', direction),
    counted: boundedCount(links, limitsOf(page)),
    tableRows: sql`null`,
  };
  return readStatement(db, statementOf(query, parts, readingOf(page), limitsOf(page)), page, {
    toCount: () => links,
    estimate: () => expectedRows(links),
  });
}

/** `ids`: where they are found without the rows. */
type ListParts<Row> = Omit<Parts<Row>, 'ids'> & { ids?: Parts<Row>['ids'] | undefined };

function statementOf<Table extends keyof Schema, Row>(
  { table }: ListQuery<Table, Row>,
  { ids, ...parts }: ListParts<Row>,
  reading: Reading,
  limits?: Parameters<typeof pageStatement>[1],
): CompiledQuery {
  if (reading === 'whole rows') return pageStatement(parts, limits);
  const id = sql<string>`${sql.ref(`${table}.id`)}`;
  const withIds = { ...parts, ids: ids ?? parts.rows.clearSelect().select(id.as('id')) };
  return reading === 'ids first' ? idsFirstStatement(withIds, id) : idsThatFollowStatement(withIds, id);
}

function estimateOf<Table extends keyof Schema, Row>(
  db: Database,
  query: ListQuery<Table, Row>,
  whole: AnySelect<Row>,
  all: number | undefined,
): Promise<number> {
  const filters = filtersOf(db, query);
  const conditions = filters
    .filter((filter) => !isText(filter))
    .map((filter) => conditionOf(query.table, filter, query.language));
  return estimateRows(db, { table: query.table, whole, conditions, texts: filters.filter(isText), tableRows: all });
}

const defaultBatch = 500;

/**
 * All rows of a list in its order, for exports: they come through a cursor, so that one batch at a time is in memory.
 */
export async function* streamList<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  batchSize = defaultBatch,
): AsyncGenerator<Row, void> {
  for await (const batch of streamBatches(db, query, batchSize)) yield* batch;
}

/** The rows batch by batch, or only those with these ids. */
async function* streamBatches<Table extends keyof Schema, Row extends object>(
  db: Database,
  query: ListQuery<Table, Row>,
  batchSize: number,
  ids?: readonly string[],
): AsyncGenerator<Row[], void> {
  const { conditions } = await narrow(db, query.table, filtersOf(db, query), query.language);
  const chosen = ids ? [sql<boolean>`${sql.ref(`${query.table}.id`)} = any(${ids}::bigint[])`] : [];
  const rows = inOrder(query, whereAll(asAnySelect(query.select()), [...conditions, ...chosen]));
  for await (const batch of db.getExecutor().stream<Row>(rows.compile(), batchSize)) yield batch.rows;
}
