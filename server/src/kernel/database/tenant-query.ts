import pg from 'pg';
import type { Settings } from '../sharing/sharing.ts';

/** Prepared on every connection when it is opened, so that a query may take it for granted. */
const readAsTenantOnly = {
  name: 'read-as',
  text: `select set_config('app.tenant', $1, true), set_config('transaction_read_only', 'on', true)`,
};
/** One private type, as most tenants have who have any: to take an array apart costs more than the setting. */
const readWithSetting = {
  name: 'read-with-setting',
  text: `select set_config('app.tenant', $1, true), set_config('transaction_read_only', 'on', true), set_config($2, $3, true)`,
};
const readWithSettings = {
  name: 'read-with-settings',
  text: `select set_config(name, value, true) from unnest($1::text[], $2::text[]) as setting (name, value)`,
};

export const prepareReadAs = (client: pg.ClientBase) =>
  Promise.all([
    client.query({ ...readAsTenantOnly, values: [''] }),
    client.query({ ...readWithSetting, values: ['', 'app.see', ''] }),
    client.query({ ...readWithSettings, values: [[], []] }),
  ]);

/** For whom a statement reads: the prepared statement that says so, and its values. */
export interface Reader {
  statement: string;
  values: unknown[];
}

/** Settings belong to a session and so to a tenant. */
const readers = new WeakMap<Settings, Reader>();

function readerWith(tenantId: number, settings: Settings): Reader {
  if (settings.length === 1) return { statement: readWithSetting.name, values: [String(tenantId), ...settings[0]!] };
  const all: Settings = [['app.tenant', String(tenantId)], ['transaction_read_only', 'on'], ...settings];
  return { statement: readWithSettings.name, values: [all.map(([name]) => name), all.map(([, value]) => value)].map(prepareValue) };
}

/** Most people are bound by their tenant alone; the others carry what they see of shared types. */
export function readAs(tenantId: number, settings: Settings = []): Reader {
  if (!settings.length) return { statement: readAsTenantOnly.name, values: [String(tenantId)] };
  const ready = readers.get(settings) ?? readerWith(tenantId, settings);
  readers.set(settings, ready);
  return ready;
}

export interface Statement {
  name: string | undefined;
  text: string;
  values: unknown[];
}

/** The parts of pg's connection and query that are used here; its types leave them out. */
interface Wire {
  bind(message: { portal: string; statement: string; values: unknown[]; valueMapper: (value: unknown) => unknown }): void;
  execute(message: { portal: string; rows: number }): void;
  sync(): void;
}
interface WireQuery {
  name: string | undefined;
  values: unknown[];
  hasBeenParsed(wire: Wire): boolean;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
type QueryResultCallback = (error: Error | null, result: pg.QueryResult) => void;
type QueryClass = new (text: string, values: unknown[], callback: QueryResultCallback) => WireQuery;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/**
 * What a named statement returns never changes while it is prepared: PostgreSQL refuses to run it
 * after its columns changed. So it is asked for once, not with every execution.
 */
const descriptions = new Map<string, unknown>();

/**
 * A read together with its tenant in one message exchange. PostgreSQL runs everything up to the Sync
 * at its end as one transaction, so the setting holds for this statement and for nothing after it;
 * BEGIN and COMMIT around it would cost three more answers, half as much as the read itself.
 */
class TenantQuery extends (pg.Query as unknown as QueryClass) {
  readonly #reader: Reader;
  #tenantSet = false;
  #description: unknown;

  constructor(reader: Reader, { name, text, values }: Statement, callback: QueryResultCallback) {
    super(text, values, callback);
    this.name = name;
    this.#reader = reader;
  }

  override prepare(wire: Wire) {
    send(wire, this.#reader.statement, this.#reader.values);
    this.#description = this.name && this.hasBeenParsed(wire) ? descriptions.get(this.name) : undefined;
    if (!this.#description) return super.prepare(wire);
    send(wire, this.name!, this.values);
    return wire.sync();
  }

  override handleRowDescription(message: unknown) {
    if (this.name) descriptions.set(this.name, message);
    super.handleRowDescription(message);
  }

  // What the setting itself answers is nobody's result.
  override handleDataRow(message: unknown) {
    if (this.#tenantSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    if (this.#tenantSet) return super.handleCommandComplete(message, wire);
    this.#tenantSet = true;
    if (this.#description) super.handleRowDescription(this.#description);
  }
}

function send(wire: Wire, statement: string, values: unknown[]) {
  wire.bind({ portal: '', statement, values, valueMapper: (value) => value });
  wire.execute({ portal: '', rows: 0 });
}

/** Runs one reading statement for a tenant, on a connection of the pool. */
export function readAsTenant(pool: pg.Pool, reader: Reader, { name, text, values }: Statement): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const statement = { name, text, values: values.map(prepareValue) };
    pool.connect((connectError, client) => {
      if (connectError || !client) return reject(connectError ?? new Error('no connection'));
      const query = new TenantQuery(reader, statement, (error, result) => {
        client.release();
        if (error) reject(error);
        else resolve(result);
      });
      return client.query(query as never);
    });
  });
}
