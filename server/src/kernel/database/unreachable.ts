import pg from 'pg';

/** The network says one of these when the database is not there, or no longer there. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
]);

/** The messages of `pg` for a connection that is lost; it gives these errors no code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/**
 * SQLSTATE of a server that shuts down, crashed, starts up or has no connection left, of a connection that failed,
 * and of a session that was ended because its transaction stood idle.
 */
const serverAway = /^(?:57P0[1-5]|53300|08\d{3}|25P0[34])$/;

/** Whether a statement failed because there was no database to run it, not because of what it says. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return serverAway.test(error.code ?? '');
  // `localhost` has two addresses, and each of them failed.
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  if (!(error instanceof Error)) return false;
  return networkCodes.has((error as NodeJS.ErrnoException).code ?? '') || lostConnection.test(error.message);
}

/** Still starting, or recovering after a crash: waiting is all that helps. */
export const isStartingUp = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57P03';
