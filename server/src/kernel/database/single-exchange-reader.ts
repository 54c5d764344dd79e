import pg from 'pg';
import { type ReadSettings, settingsStatements, type Statement, type TenantReader } from './tenant-reader.ts';

/** The parts of pg's connection and query that are used here; its types leave them out. */
interface Wire {
  bind(message: {
    portal: string;
    statement: string;
    values: unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  execute(message: { portal: string; rows: number }): void;
  sync(): void;
}
interface WireQuery {
  name: string | undefined;
  values: unknown[];
  requiresPreparation(): boolean;
  hasBeenParsed(wire: Wire): boolean;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
type QueryResultCallback = (error: Error | null, result: pg.QueryResult) => void;
type QueryClass = new (text: string, values: unknown[], callback: QueryResultCallback) => WireQuery;
interface Internals {
  Query: QueryClass;
  Connection: new () => Wire;
  utils: { prepareValue: (value: unknown) => unknown };
}

const queryMethods = [
  'requiresPreparation',
  'hasBeenParsed',
  'prepare',
  'handleRowDescription',
  'handleDataRow',
  'handleCommandComplete',
];
const wireMethods = ['bind', 'execute', 'sync'];

/** Whether this version of `pg` has the methods that are overridden and called here. */
export function hasInternals(library: object): boolean {
  const { Query, Connection, utils } = library as Partial<Internals>;
  const hasMethods = (made: { prototype: object } | undefined, names: readonly string[]) =>
    names.every((name) => typeof (made?.prototype as Record<string, unknown> | undefined)?.[name] === 'function');
  return (
    hasMethods(Query, queryMethods) && hasMethods(Connection, wireMethods) && typeof utils?.prepareValue === 'function'
  );
}

/**
 * The columns of a named statement never change while it is prepared: PostgreSQL refuses to run it
 * after they changed. So its description is requested once, not with every execution.
 */
const descriptions = new Map<string, unknown>();

/**
 * A read together with its tenant in one message exchange. PostgreSQL runs everything up to the Sync
 * at its end as one transaction, so the setting holds for this statement and for nothing after it;
 * BEGIN and COMMIT around it would cost three more answers, half as much as the read itself.
 */
function tenantQueryClass({ Query }: Internals) {
  return class TenantQuery extends Query {
    readonly #settings: ReadSettings;
    readonly #genericPlan: boolean;
    #tenantSet = false;
    #description: unknown;

    constructor(settings: ReadSettings, { name, text, values, genericPlan }: Statement, callback: QueryResultCallback) {
      super(text, values, callback);
      this.name = name;
      this.#settings = settings;
      this.#genericPlan = genericPlan;
    }

    /** Without a name and without values pg would send the text alone, and not the tenant. */
    override requiresPreparation() {
      return true;
    }

    override prepare(wire: Wire) {
      const { statement, genericPlan, values } = this.#settings;
      send(wire, (this.#genericPlan ? genericPlan : statement).name, values);
      this.#description = this.name && this.hasBeenParsed(wire) ? descriptions.get(this.name) : undefined;
      if (!this.#description) return super.prepare(wire);
      send(wire, this.name!, this.values);
      return wire.sync();
    }

    override handleRowDescription(message: unknown) {
      if (this.name) descriptions.set(this.name, message);
      super.handleRowDescription(message);
    }

    // The row of the settings is not part of the result.
    override handleDataRow(message: unknown) {
      if (this.#tenantSet) super.handleDataRow(message);
    }

    override handleCommandComplete(message: unknown, wire: Wire) {
      if (this.#tenantSet) return super.handleCommandComplete(message, wire);
      this.#tenantSet = true;
      if (this.#description) super.handleRowDescription(this.#description);
    }
  };
}

function send(wire: Wire, statement: string, values: unknown[]) {
  wire.bind({ portal: '', statement, values, valueMapper: (value) => value });
  wire.execute({ portal: '', rows: 0 });
}

export function openSingleExchangeReader(pool: pg.Pool): TenantReader {
  const internals = pg as unknown as Internals;
  const TenantQuery = tenantQueryClass(internals);
  const { prepareValue } = internals.utils;
  // Prepared on every connection, so that a query can bind them at once. A connection that breaks reports that to the
  // query it was opened for.
  pool.on(
    'connect',
    (client) => void Promise.all(settingsStatements.map((statement) => client.query(statement))).catch(() => {}),
  );

  return (settings, { values, ...statement }) =>
    new Promise((resolve, reject) => {
      const mapped = { ...statement, values: values.map(prepareValue) };
      pool.connect((connectError, client) => {
        if (connectError || !client) return reject(connectError ?? new Error('no connection'));
        const query = new TenantQuery(settings, mapped, (error, result) => {
          client.release();
          if (error) reject(error);
          else resolve(result);
        });
        return client.query(query as never);
      });
    });
}
