import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Sharing } from '../sharing/sharing.ts';
import type { Schema } from '../schema/schema.generated.ts';
import type { Database } from './tenant-database.ts';

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
export interface Access {
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
