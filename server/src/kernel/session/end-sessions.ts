import type { Context } from '../http/bind.ts';

/** Ends every session of a person but the caller's own, and answers when all processes know it. */
export async function endSessions({ db, session, kernel, afterCommit }: Context, userId: string): Promise<void> {
  const ended = await db
    .deleteFrom('app.session')
    .where('tenant_id', '=', session.tenantId)
    .where('user_id', '=', userId)
    .where('ticket_hash', '<>', Buffer.from(session.ticketHash, 'hex'))
    .executeTakeFirst();
  if (ended.numDeletedRows) afterCommit(kernel.sessions.waitForInvalidation);
}
