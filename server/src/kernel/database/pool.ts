import pg from 'pg';
import { closeWhenSilent } from './silent-connection.ts';
import { openPlainReader } from './plain-reader.ts';
import { hasInternals, openSingleExchangeReader } from './single-exchange-reader.ts';
import type { DatabasePool, TenantReader } from './tenant-reader.ts';

const timestamptz = 1184;
const date = 1082;

/**
 * PostgreSQL writes a time as `2026-11-15 10:30:00.123+08` in the session's time zone, which is the
 * installation's: its first 19 characters are just what the wire wants.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format: 'text' | 'binary' = 'text') {
    if (oid === timestamptz) return (value: string) => value.slice(0, 19);
    if (oid === date) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

const statementMs = 30_000;
/** The server ends a statement after `statementMs`, so silence beyond that means that nothing will ever arrive. */
const silentMs = statementMs + 5000;

type OpenReader = (pool: pg.Pool) => TenantReader;

export interface PoolOptions {
  url: string;
  timeZone: string;
  size: number;
  openReader?: OpenReader;
}

/** The fastest reader that this version of `pg` allows. */
export function chooseReader(library: object, warn: (message: string) => void): OpenReader {
  if (hasInternals(library)) return openSingleExchangeReader;
  warn('this version of pg cannot read in a single exchange: each read takes four, which is slower');
  return openPlainReader;
}

export function openPool({ url, timeZone, size, openReader = chooseReader(pg, () => {}) }: PoolOptions): DatabasePool {
  const settings = [
    ['TimeZone', timeZone],
    ['statement_timeout', statementMs],
    ['idle_in_transaction_session_timeout', statementMs],
    // To compile a statement takes longer than any of them runs.
    ['jit', 'off'],
  ];
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    connectionTimeoutMillis: 5000,
    // Connections stay open: a timer for each query would only close what the next one needs.
    idleTimeoutMillis: 0,
    keepAlive: true,
    application_name: 'edp',
  });
  pool.on('connect', (client) => {
    // The pool listens while a connection is idle; without a listener, one that breaks while it is in use would end the
    // process.
    client.on('error', () => {});
    closeWhenSilent(client, silentMs);
  });
  // An idle one that breaks is replaced. Connections are still being closed when `end` resolves, and may break then as
  // well.
  pool.on('error', () => {});
  return Object.assign(pool, { readAsTenant: openReader(pool) });
}
