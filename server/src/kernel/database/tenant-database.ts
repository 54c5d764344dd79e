import {
  type CompiledQuery,
  Kysely,
  sql,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import type { Sharing } from '../sharing/sharing.ts';
import { readCursor } from './cursor.ts';
import { hasGenericPlan } from './generic-plan.ts';
import { openPlainReader } from './plain-reader.ts';
import type { Schema } from '../schema/schema.generated.ts';
import { preparedStatement } from './statement.ts';
import { together } from './together.ts';
import { type DatabasePool, readSettings, type Reader } from './tenant-reader.ts';
import { runTransaction, type Transaction, openTransaction } from './transaction.ts';

/** The database as a handler sees it: bound to one tenant, so no query needs to name it. */
export interface Database extends Kysely<Schema> {
  /** The records that the user sees and may change; the policies enforce it, this is for choosing a good way to read. */
  readonly sharing?: Sharing | undefined;
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

/** Builds and compiles statements without a connection, for those that are the same for every request. */
export const queryBuilder = new Kysely<Schema>({ dialect });

/** How a database runs its statements. */
interface Access {
  run: (query: CompiledQuery) => Promise<pg.QueryResult>;
  /** Rows in batches, for `query.stream(batchSize)`. */
  stream: (query: CompiledQuery, batchSize: number) => AsyncIterableIterator<pg.QueryResult>;
}

const toResult = <R>({ rows, rowCount }: pg.QueryResult): QueryResult<R> => ({
  rows: rows as R[],
  numAffectedRows: BigInt(rowCount ?? 0),
});

export function bindDatabase({ run, stream }: Access, sharing: Sharing | undefined): Database {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => toResult<R>(await run(query)),
    async *streamQuery<R>(query: CompiledQuery, batchSize: number) {
      for await (const batch of stream(query, batchSize)) yield toResult<R>(batch);
    },
  };
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
  const db = new Kysely<Schema>({
    config,
    dialect,
    driver,
    executor: new DefaultQueryExecutor(compiler, adapter, provider),
  });
  return sharing ? Object.assign(db, { sharing }) : db;
}

/** For whom a transaction acts; the database reads it in its policies and change records. */
export interface Actor {
  /** None before a tenant is known: then no business table has a row. */
  tenantId?: number | undefined;
  userId?: string | undefined;
  requestId?: string | undefined;
  /** The sharing of a user who is no administrator, where the tenant has types that are not public. */
  sharing?: Sharing | undefined;
  /**
   * The nonce of the request (see `nonceHash`): a transaction with the same one waits for this one and is refused, unless this
   * one fails.
   */
  nonce?: string | undefined;
}

/** Each query is a transaction of its own and can only read. */
export function readingDatabase(pool: DatabasePool, tenantId: number, sharing?: Sharing): Database {
  const settings = readSettings({ tenantId, sharing });
  const read = pool.readAsTenant ?? openPlainReader(pool);
  const access = {
    run: (query: CompiledQuery) => read(settings, { ...preparedStatement(query), genericPlan: hasGenericPlan(query) }),
    stream: (query: CompiledQuery, batchSize: number) => streamSnapshot(pool, { tenantId, sharing }, query, batchSize),
  };
  return bindDatabase(access, sharing);
}

/** Everything that `work` does is one transaction: all of it happens, or nothing. */
export function inTransaction<T>(pool: pg.Pool, actor: Actor, work: (db: Database) => Promise<T>): Promise<T> {
  return runTransaction(
    pool,
    (client) => begin(client, actor),
    (transaction) => work(bindDatabase(within(transaction), actor.sharing)),
  );
}

/** All statements of `work` see the database as it was at the first of them; none of them can write. */
export function inSnapshot<T>(pool: pg.Pool, reader: Reader, work: (db: Database) => Promise<T>): Promise<T> {
  return runTransaction(pool, beginSnapshot(reader), (transaction) =>
    work(bindDatabase(within(transaction), reader.sharing)),
  );
}

const within = (transaction: Transaction): Access => ({
  run: (query) => transaction.run(preparedStatement(query)),
  stream: (query, batchSize) => readCursor(transaction, query, batchSize),
});

const settings = `select set_config('app.tenant', $1, true), set_config('app.user', $2, true), set_config('app.request', $3, true)`;
const actAs = { name: 'act-as', text: settings };
const actOnce = { name: 'act-once', text: `with call as (insert into app.nonce (hash) values ($4)) ${settings}` };
const limitTo = {
  name: 'limit-to',
  text: `select set_config(name, value, true) from unnest($1::text[], $2::text[]) as setting (name, value)`,
};

function begin(client: pg.PoolClient, { tenantId, userId, requestId, sharing, nonce }: Actor): Promise<unknown> {
  const values = [String(tenantId ?? ''), userId ?? '', requestId ?? ''];
  // A replay fails what follows it as well, and is the error to tell.
  return together(
    client.query('begin'),
    nonce
      ? client.query({ ...actOnce, values: [...values, nonce] }).catch(explainReplay)
      : client.query({ ...actAs, values }),
    limit(client, sharing),
  );
}

/** The policies of shared tables read these settings; without them everything is public. */
function limit(client: pg.PoolClient, sharing: Sharing | undefined): unknown {
  if (!sharing) return undefined;
  const allSettings = [...sharing.seeSettings, ...sharing.editSettings];
  return client.query({
    ...limitTo,
    values: [allSettings.map(([name]) => name), allSettings.map(([, value]) => value)],
  });
}

function explainReplay(error: unknown): never {
  throw (error as pg.DatabaseError).constraint === 'nonce_pkey' ? new AppError(409, 'error.replayed') : error;
}

/**
 * Does a part of a transaction for another tenant, without a user: what creates a tenant. A failure leaves the setting
 * as it is, because it undoes the whole transaction.
 */
export async function asTenant<T>(db: Database, tenantId: number, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ tenant: string; user: string }>`
    select coalesce(current_setting('app.tenant', true), '') as tenant, coalesce(current_setting('app.user', true), '') as user`.execute(
    db,
  );
  const actAsOther = (tenant: string, user: string) =>
    sql`select set_config('app.tenant', ${tenant}, true), set_config('app.user', ${user}, true)`.execute(db);
  await actAsOther(String(tenantId), '');
  const result = await work();
  await actAsOther(rows[0]!.tenant, rows[0]!.user);
  return result;
}

const beginSnapshot = (reader: Reader) => (client: pg.PoolClient) => {
  const { statement, values } = readSettings(reader);
  return Promise.all([
    client.query('begin isolation level repeatable read read only'),
    client.query({ ...statement, values }),
  ]);
};

/**
 * The rows of one query in batches, in a snapshot that ends with the last batch, with an error, or when the consumer
 * stops.
 * PostgreSQL ends it as well when the consumer takes no batch for `idle_in_transaction_session_timeout`.
 */
async function* streamSnapshot(
  pool: pg.Pool,
  reader: Reader,
  query: CompiledQuery,
  batchSize: number,
): AsyncGenerator<pg.QueryResult, void> {
  const transaction = await openTransaction(pool, beginSnapshot(reader));
  let isOver = false;
  try {
    yield* readCursor(transaction, query, batchSize);
  } catch (error) {
    isOver = true;
    throw await transaction.rollback(error);
  } finally {
    if (!isOver) await transaction.rollback(undefined);
  }
}
