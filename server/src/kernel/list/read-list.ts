import type { Page } from '@edp/contract/kernel/paging.ts';
import { type CompiledQuery, type Expression, sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { visibleOwners } from '../sharing/visible-owners.ts';
import { narrow } from './candidates.ts';
import { conditionOf } from './conditions.ts';
import { estimateNarrowed, expectedRows, tableRows } from './estimates.ts';
import { isText } from './filters.ts';
import { type AnySelect, givenFilters, type ListQuery, orderOf, selectOf } from './list-query.ts';
import { boundedCount, countRows, deepPageStatement, executePage, isDeep, pageStatement, type Parts } from './page-query.ts';
import { knownFor, type PageInput, totalOf } from './totals.ts';

/** A page of a list, with its filters, in its order or the one that the user chose, and its total. */
export async function readList<Table extends keyof Schema, Row extends object>(db: Database, query: ListQuery<Table, Row>, page: PageInput): Promise<Page<Row>> {
  const filters = givenFilters(query);
  if (filters.length === 0 && !visibleOwners(db, query.table)) return readWhole(db, query, page);
  const narrowed = await narrow(db, query.table, filters, query.language);
  const rows = narrowedTo(selectOf(query), narrowed.conditions);
  const counted = visible(db, query.table, rows);
  const known = knownFor(page, narrowed.counted);
  const parts = { rows: ordered(query, rows), counted: known === undefined ? boundedCount(counted) : sql`${known}::bigint`, tableRows: tableRows(query.table) };
  const read = await executePage<Row>(db, statementOf(query, parts, page), page);
  const number = read[0] ? Number(read[0].counted) : (known ?? (page.pageNo === 1 ? 0 : await countRows(db, counted, page)));
  const estimate = () => estimateOf(db, query, rowsOfTable(read[0]?.table_rows));
  return { rows: read, ...(await totalOf(page, read.length, number, estimate)) };
}

/** The first rows of a list without their total, for a list of options. */
export async function readFirst<Table extends keyof Schema, Row extends object>(db: Database, query: ListQuery<Table, Row>, most: number): Promise<Row[]> {
  const { conditions } = await narrow(db, query.table, givenFilters(query), query.language);
  return ordered(query, narrowedTo(selectOf(query), conditions)).limit(most).execute() as Promise<Row[]>;
}

const statements = new Map<string, CompiledQuery>();

/** A list without filters is what users read most. Its statement is always the same, so it is compiled once. */
async function readWhole<Table extends keyof Schema, Row extends object>(db: Database, query: ListQuery<Table, Row>, page: PageInput): Promise<Page<Row>> {
  const { table, list = table, language, sort } = query;
  const key = `${list} ${language} ${sort?.by ?? ''} ${isDeep(page)}`;
  const statement = statements.get(key) ?? statementOf(query, wholeParts(query), page);
  statements.set(key, statement);
  const read = await executePage<Row>(db, statement, page);
  const number = read[0] ? Number(read[0].counted) : page.pageNo === 1 ? 0 : await countRows(db, selectOf(query), page);
  const estimate = async () => rowsOfTable(read[0]?.table_rows) ?? expectedRows(selectOf(query));
  return { rows: read, ...(await totalOf(page, read.length, number, estimate)) };
}

const wholeParts = <Table extends keyof Schema, Row>(query: ListQuery<Table, Row>): Parts<Row> =>
  ({ rows: ordered(query, selectOf(query)), counted: boundedCount(selectOf(query)), tableRows: tableRows(query.table) });

const statementOf = <Table extends keyof Schema, Row>({ table }: ListQuery<Table, Row>, parts: Parts<Row>, page: PageInput): CompiledQuery =>
  isDeep(page) ? deepPageStatement(parts, sql<string>`${sql.ref(`${table}.id`)}`) : pageStatement(parts);

export const narrowedTo = <Row>(select: AnySelect<Row>, conditions: readonly Expression<boolean>[]) =>
  conditions.reduce((narrowed, condition) => narrowed.where(condition), select);

export const ordered = <Table extends keyof Schema, Row>(query: ListQuery<Table, Row>, select: AnySelect<Row>) =>
  orderOf(query).reduce((sorted, [column, direction]) => sorted.orderBy(sql.ref(`${query.table}.${column}`), direction), select);

/** The rows of a user who does not see all are counted through the index by owner; in their order, most would be those of others. */
function visible<Row>(db: Database, table: string, rows: AnySelect<Row>) {
  const owners = visibleOwners(db, table);
  return owners ? rows.where(owners) : rows;
}

function estimateOf<Table extends keyof Schema, Row>(db: Database, query: ListQuery<Table, Row>, rowsKnown: number | undefined): Promise<number> {
  const { table, language } = query;
  const filters = givenFilters(query);
  const owners = visibleOwners(db, table);
  const conditions = [...filters.filter((filter) => !isText(filter)).map((filter) => conditionOf(table, filter, language)), ...(owners ? [owners] : [])];
  return estimateNarrowed(db, { table, whole: selectOf(query), narrowed: narrowedTo(selectOf(query), conditions), texts: filters.filter(isText) }, rowsKnown);
}

const rowsOfTable = (rows: string | null | undefined) => (rows === null || rows === undefined ? undefined : Number(rows));
