import pg from 'pg';

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

export interface PoolOptions {
  url: string;
  timeZone: string;
  size: number;
}

export function openPool({ url, timeZone, size }: PoolOptions): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: size,
    types,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
    options: `-c TimeZone=${timeZone} -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'edp',
  });
}
