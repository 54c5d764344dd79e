import {
  type CompiledQuery, type ConnectionProvider, type DatabaseConnection, DefaultQueryExecutor, DummyDriver, Kysely,
  PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type QueryResult, sql,
} from 'kysely';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import type { Sharing } from '../sharing/sharing.ts';
import type { Schema } from './schema.generated.ts';
import { statementName } from './statement.ts';
import { readAs, readAsTenant, type Statement } from './tenant-query.ts';
import { isUnreachable } from './unreachable.ts';

/** The database as a handler sees it: bound to one tenant, so no query needs to name it. */
export interface Database extends Kysely<Schema> {
  /** What the person sees and may change; the policies hold it, this is for choosing a good way to read. */
  readonly sharing?: Sharing | undefined;
}

/** For whom a transaction acts; the database reads it in its policies and change records. */
export interface Actor {
  /** None before a tenant is known: then no business table has a row. */
  tenantId?: number | undefined;
  userId?: string | undefined;
  requestId?: string | undefined;
  /** Of whoever is no administrator, where the tenant has types that are not public. */
  sharing?: Sharing | undefined;
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};
const driver = new DummyDriver();
const config = { dialect };

const actAs = {
  name: 'act-as',
  text: `select set_config('app.tenant', $1, true), set_config('app.user', $2, true), set_config('app.request', $3, true)`,
};
const limitTo = { name: 'limit-to', text: `select set_config(name, value, true) from unnest($1::text[], $2::text[]) as setting (name, value)` };
const actAsValues = (actor: Actor) => [String(actor.tenantId ?? ''), actor.userId ?? '', actor.requestId ?? ''];

/** Each query is a transaction of its own and can only read. */
export function readingDatabase(pool: pg.Pool, tenantId: number, sharing?: Sharing): Database {
  const reader = readAs(tenantId, sharing?.seeSettings);
  return connectedTo((query) => readAsTenant(pool, reader, named(query)), sharing);
}

/** Everything that `work` does is one transaction: all of it happens, or nothing. */
export async function inTransaction<T>(pool: pg.Pool, actor: Actor, work: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await Promise.all([client.query('begin'), client.query({ ...actAs, values: actAsValues(actor) }), limit(client, actor.sharing)]);
    const result = await work(connectedTo((query) => client.query(named(query)), actor.sharing));
    await commit(client);
    client.release();
    return result;
  } catch (error) {
    await leave(client, error);
    throw error;
  }
}

/** A connection that is lost while it commits leaves open whether it did: the answer must not claim either. */
async function commit(client: pg.PoolClient) {
  try {
    await client.query('commit');
  } catch (error) {
    throw isUnreachable(error) ? new AppError(503, 'error.uncertain', { retryAfter: 2 }) : error;
  }
}

/** The policies of shared tables read these settings; without them everything is public. */
function limit(client: pg.PoolClient, sharing: Sharing | undefined): unknown {
  if (!sharing) return undefined;
  const settings = [...sharing.seeSettings, ...sharing.editSettings];
  return client.query({ ...limitTo, values: [settings.map(([name]) => name), settings.map(([, value]) => value)] });
}

/**
 * Does a part of a transaction for another tenant, as nobody of it: what brings a tenant into being. A failure
 * leaves the setting as it is, because it undoes the whole transaction.
 */
export async function asTenant<T>(db: Database, tenantId: number, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ tenant: string; user: string }>`
    select coalesce(current_setting('app.tenant', true), '') as tenant, coalesce(current_setting('app.user', true), '') as user`.execute(db);
  const actAsOther = (tenant: string, user: string) => sql`select set_config('app.tenant', ${tenant}, true), set_config('app.user', ${user}, true)`.execute(db);
  await actAsOther(String(tenantId), '');
  const result = await work();
  await actAsOther(rows[0]!.tenant, rows[0]!.user);
  return result;
}

function named(query: CompiledQuery): Statement {
  return { name: statementName(query.sql), text: query.sql, values: query.parameters as unknown[] };
}

/** A connection goes back to the pool only when it is surely outside a transaction. */
async function leave(client: pg.PoolClient, error: unknown) {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(error instanceof Error ? error : true);
  }
}

function connectedTo(run: (query: CompiledQuery) => Promise<pg.QueryResult>, sharing?: Sharing): Database {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, rowCount } = await run(query);
      return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery() {
      throw new Error('Streaming is not supported: page through the rows instead.');
    },
  };
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
  const db = new Kysely<Schema>({ config, dialect, driver, executor: new DefaultQueryExecutor(compiler, adapter, provider) });
  return sharing ? Object.assign(db, { sharing }) : db;
}
