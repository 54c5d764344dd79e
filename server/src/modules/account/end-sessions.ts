import type { Context } from '../../kernel/http/bind.ts';

/** Ends every session of a person but the caller's own, and answers when all processes have heard of it. */
export async function endSessions({ db, session, kernel, afterCommit }: Context, userId: string): Promise<void> {
  const ended = await db
    .deleteFrom('app.session')
    .where('tenant_id', '=', session.tenantId).where('user_id', '=', userId)
    .where('ticket_hash', '<>', Buffer.from(session.ticketHash, 'hex'))
    .returning('ticket_hash')
    .execute();
  const last = ended.at(-1);
  if (!last) return;
  // They are told in the order in which they were ended: who has heard of the last has heard of all.
  const heard = kernel.sessions.waitForInvalidation(last.ticket_hash.toString('hex'));
  afterCommit(() => heard);
}
