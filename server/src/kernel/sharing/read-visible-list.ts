import type { Page } from '@edp/contract/kernel/paging.ts';
import { type CompiledQuery, sql } from 'kysely';
import type { Schema } from '../database/schema.generated.ts';
import type { Database } from '../database/tenant-database.ts';
import { offsetOf, type PageInput, pageQuery, type Query } from '../page-query.ts';
import type { Sharing } from './sharing.ts';

/**
 * What a person sees of a table, as of some notes of its tally: while those are the same, so is this,
 * and a list need not sum up the rows of each owner again.
 */
interface Visible {
  notes: string;
  total: string;
  owners: string[];
  /** Rows of the tenant. */
  all: string;
}

const known = new WeakMap<Sharing, Map<string, Visible>>();

/** In compiled statements these stand where the values of a request belong. */
const slot = { notes: Symbol('notes'), total: Symbol('total'), owners: Symbol('owners') };
const statements = new Map<string, CompiledQuery>();

/**
 * A page of a list without filters for a person who does not see every row. Who sees few gets the rows
 * of their owners, sorted; who sees many gets the list in its order without the rows of others.
 */
export async function readVisibleList<Tables extends keyof Schema, Row extends object>(
  db: Database,
  sharing: Sharing,
  table: Tables,
  key: string,
  build: () => Query<Tables, Row>,
  page: PageInput,
): Promise<Page<Row>> {
  const visible = known.get(sharing)?.get(table) ?? (await readVisible(db, sharing, table));
  const few = isFew(visible, page);
  const statement = statementFor(`${key} ${few ? 'by owner' : 'in order'}`, () =>
    pageQuery(few ? ofOwners(build(), table) : build(), page, totalNow(table)));
  const { rows } = await db.executeQuery<Row & { total: string }>({ ...statement, parameters: fill(statement, visible, page) });
  if (rows.length === 0) return { rows: [], total: Number((await readVisible(db, sharing, table)).total) };
  const [notes = '', total] = rows[0]!.total.split(':');
  if (notes === visible.notes) return { rows, total: Number(total) };
  // Somebody added or removed rows since.
  known.get(sharing)?.delete(table);
  return few ? readVisibleList(db, sharing, table, key, build, page) : { rows, total: Number(total) };
}

async function readVisible(db: Database, sharing: Sharing, table: string): Promise<Visible> {
  const { rows } = await sql<Visible>`
    select ${notesOf(table)} as notes, (select coalesce(sum(rows), 0) from tally where table_name = ${table}) as all, v.total, v.owners
      from app.visible_rows(${table}) v`.execute(db);
  const visible = rows[0]!;
  const tables = known.get(sharing) ?? new Map<string, Visible>();
  known.set(sharing, tables.set(table, visible));
  return visible;
}

/** Reading and sorting all rows of the owners costs less than walking the list until a page is full. */
const isFew = ({ total, all }: Visible, page: PageInput) => Number(total) ** 2 < 2 * (offsetOf(page) + page.pageSize) * Number(all);

/** The places of the rows, so that the planner cannot but start from the owners. */
const ofOwners = <Tables extends keyof Schema, Row>(query: Query<Tables, Row>, table: Tables) =>
  query.where(sql<boolean>`${sql.ref(`${table}.ctid`)} = any(array(select ctid from ${sql.table(table)} where owner_id = any(${slot.owners}::bigint[])))`);

/** Notes are never changed, only added and removed, so their ids tell them apart. */
const notesOf = (table: string) =>
  sql<string>`(select coalesce(bit_xor(hashint8extended(id, 0)), 0)::text from tally where table_name = ${table})`;

const totalNow = (table: string) => sql<string>`
  select now.notes || ':' || case when now.notes = ${slot.notes}::text then ${slot.total}::text else (select v.total::text from app.visible_rows(${table}) v) end
    from (select ${notesOf(table)} as notes) now`;

function statementFor(key: string, build: () => { compile(): CompiledQuery }): CompiledQuery {
  const ready = statements.get(key) ?? build().compile();
  statements.set(key, ready);
  return ready;
}

function fill({ parameters }: CompiledQuery, { notes, total, owners }: Visible, page: PageInput): unknown[] {
  const values = new Map<unknown, unknown>([[slot.notes, notes], [slot.total, total], [slot.owners, owners]]);
  const filled = parameters.slice(0, -2).map((parameter) => values.get(parameter) ?? parameter);
  return [...filled, page.pageSize, offsetOf(page)];
}
