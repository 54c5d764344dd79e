import { createHash } from 'node:crypto';
import type { Database } from '../database/tenant-database.ts';
import { AppError } from '../app-error.ts';

/**
 * Remembers a request in the transaction that carries it out: a second one with the same nonce
 * waits for the first and is refused, and one that failed may be sent again.
 */
export async function assertNotReplayed(db: Database, nonce: string, ticket: string): Promise<void> {
  const hash = createHash('sha256').update(nonce).update('\0').update(ticket).digest();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('app.nonce').values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new AppError(409, 'error.replayed');
}
