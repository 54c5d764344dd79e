import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { filledIn } from '@edp/server/kernel/database/filled-in.ts';
import { columnsFor } from '@edp/server/modules/material/list-materials.ts';
import { isIn } from '@edp/server/modules/inventory/organisation-scope.ts';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { largestTenant } from './seed-companies.ts';
import { queryBuilder } from '@edp/server/kernel/database/tenant-database.ts';

/** What the cases ask for. */
export interface ListBody {
  pageNo: number;
  pageSize: number;
  sort?: 'itemName';
  itemCategoryId?: string[];
  createTime?: string;
  itemName?: string;
  itemCode?: string;
}

interface Reader {
  invorgId: string;
  isMasterOrganisation: boolean;
}

const slots = {
  limit: Symbol('limit'),
  offset: Symbol('offset'),
  organisation: Symbol('organisation'),
  value: Symbol('value'),
  to: Symbol('to'),
} as const;
type Filter = 'itemCategoryId' | 'createTime' | 'itemName' | 'itemCode';

/** As the product finds them: a frequent word in the order of the list, a rare one through the index of the search. */
const conditions: Readonly<Record<Filter, RawBuilder<boolean>>> = {
  itemCategoryId: sql`material.category_id in (
    with recursive below as (
      select n.id from category n where n.tenant_id = ${sql.lit(largestTenant)} and n.id = ${slots.value}::bigint
      union select n.id from category n join below on n.tenant_id = ${sql.lit(largestTenant)} and n.parent_id = below.id
    ) select id from below)`,
  createTime: sql`material.created_time >= ${slots.value}::date and material.created_time < ${slots.to}::date + 1`,
  itemName: sql`position(app.fold(${slots.value}::text) in app.fold(material.name)) > 0`,
  itemCode: sql`app.grams(material.tenant_id, array[material.code, material.name, material.initials]) @> app.query_grams(${sql.lit(largestTenant)}, ${slots.value}::text)
    and position(app.fold(${slots.value}::text) in app.fold(material.code)) > 0`,
};

const statements = new Map<string, CompiledQuery>();

export function listStatement(body: ListBody, reader: Reader): CompiledQuery {
  const filter = (Object.keys(conditions) as Filter[]).find((name) => body[name] !== undefined);
  const key = `${filter} ${body.sort} ${reader.isMasterOrganisation}`;
  const statement = statements.get(key) ?? compile(filter, body.sort, reader.isMasterOrganisation);
  statements.set(key, statement);
  const [value, to] = filter === 'createTime' ? body.createTime!.split(',') : [filter && [body[filter]].flat().at(-1)];
  return filledIn(
    statement,
    new Map<unknown, unknown>([
      [slots.limit, body.pageSize],
      [slots.offset, (body.pageNo - 1) * body.pageSize],
      [slots.organisation, reader.invorgId],
      [slots.value, value],
      [slots.to, to],
    ]),
  );
}

function compile(filter: Filter | undefined, sort: ListBody['sort'], isMaster: boolean): CompiledQuery {
  const session = { isMasterOrganisation: isMaster, invorgId: slots.organisation };
  const rows = queryBuilder
    .selectFrom('material')
    .where('material.tenant_id', '=', sql<number>`${sql.lit(largestTenant)}`)
    .$if(!isMaster, (query) => query.where(isIn('material', sql`${slots.organisation}`)))
    .$if(filter !== undefined, (query) => query.where(conditions[filter!]));
  const counted = sql`(select count(*) from (${rows.select(sql`1`.as('one')).limit(1001)}) counted)`;
  // The product has learnt from the index that there are many.
  const total = filter === 'itemName' ? sql`1001` : counted;
  const inOrder = <Query extends typeof rows>(query: Query) =>
    (sort
      ? query.orderBy(sql`material.name collate app.by_pinyin`).orderBy('material.id')
      : query.orderBy('material.id', 'desc')) as Query;
  // The ids first, or the columns of all rows before the page would be worked out.
  const ids = inOrder(rows)
    .select('material.id')
    .limit(sql<number>`${slots.limit}`)
    .offset(sql<number>`${slots.offset}`);
  return inOrder(rows.where(sql<boolean>`material.id = any(array(${ids}))`))
    .select([...columnsFor({ session, language: defaultLanguage } as never, 'page'), total.as('total')])
    .compile();
}
