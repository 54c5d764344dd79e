import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Schema } from './database/schema.generated.ts';

export interface PageInput {
  pageNo: number;
  pageSize: number;
}

export type Query<Tables extends keyof Schema, Row> = SelectQueryBuilder<Schema, Tables, Row>;

export const offsetOf = ({ pageNo, pageSize }: PageInput) => (pageNo - 1) * pageSize;

/** One page of a query with the total in each row; limit and offset are the last parameters. */
export const pageQuery = <Tables extends keyof Schema, Row>(query: Query<Tables, Row>, page: PageInput, total: Expression<unknown>) =>
  query.select(sql<string>`(${total})`.as('total')).limit(page.pageSize).offset(offsetOf(page));
