import { type CompiledQuery, type Expression, type SelectQueryBuilder, sql, type TableNode } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';

export interface PageInput {
  pageNo: number;
  pageSize: number;
}

export type Query<Tables extends keyof Schema, Row> = SelectQueryBuilder<Schema, Tables, Row>;

export const offsetOf = ({ pageNo, pageSize }: PageInput) => (pageNo - 1) * pageSize;

/** One page of a query with the total in each row; limit and offset are the last parameters. */
export const pageQuery = <Tables extends keyof Schema, Row>(query: Query<Tables, Row>, page: PageInput, total: Expression<unknown>) =>
  query.select(sql<string>`(${total})`.as('total')).limit(page.pageSize).offset(offsetOf(page));

/** From here on it costs less to find the ids of a page first. */
const deepOffset = 200;
export const isDeep = (page: PageInput) => offsetOf(page) >= deepOffset;

/**
 * The same for a page far behind: PostgreSQL works out the columns of all rows that it skips, subqueries included, so the
 * ids come first and the columns for them alone. Limit and offset are the last parameters here too.
 */
export function deepPageQuery<Tables extends keyof Schema, Row>(query: Query<Tables, Row>, page: PageInput, total: Expression<unknown>) {
  const from = query.toOperationNode().from?.froms[0];
  if (from?.kind !== 'TableNode') throw new Error('only the rows of a table can be paged');
  const { schema, identifier } = (from as TableNode).table;
  const id = sql<string>`${sql.id(...(schema ? [schema.name] : []), identifier.name, 'id')}`;
  const ids = query.clearSelect().select(id.as('id')).limit(page.pageSize).offset(offsetOf(page));
  // An array, so that the planner does not take them for many.
  return query.clearWhere().where(sql<boolean>`${id} = any(array(${ids}))`).select(sql<string>`(${total})`.as('total'));
}

const ready = new Map<string, CompiledQuery>();

/** The statement of a page, built once for all pages; `key` stands for whatever else `build` depends on. */
export function readyPage(key: string, build: () => { compile(): CompiledQuery }): CompiledQuery {
  const statement = ready.get(key) ?? build().compile();
  ready.set(key, statement);
  return statement;
}

/** The parameters of such a statement for this page. */
export const turnedTo = (page: PageInput, { parameters }: CompiledQuery) => [...parameters.slice(0, -2), page.pageSize, offsetOf(page)];
