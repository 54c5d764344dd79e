import type { Socket } from 'node:net';
import type pg from 'pg';

/** The parts of pg's client that its types leave out. */
interface Internals {
  connection: { stream: Socket };
  /** False from the moment that a statement was sent until it is answered. */
  readyForQuery: boolean;
}

/**
 * A machine that vanished, or a firewall that forgot the connection, sends nothing: TCP would wait for many minutes.
 * A connection that owes an answer and stays silent is closed, so that its statements fail; an idle one may be silent.
 */
export function closeWhenSilent(client: pg.ClientBase, silentMs: number) {
  const internals = client as unknown as Internals;
  const { stream } = internals.connection;
  stream.setTimeout(silentMs).on('timeout', () => {
    if (!internals.readyForQuery)
      stream.destroy(Object.assign(new Error('the database stopped answering'), { code: 'ETIMEDOUT' }));
  });
}
