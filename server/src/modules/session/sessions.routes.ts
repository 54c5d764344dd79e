import { sessions } from '@edp/contract/modules/session/sessions.ts';
import { AppError, assertFound, notFound } from '../../kernel/app-error.ts';
import { bind } from '../../kernel/http/bind.ts';
import { lockRights, requirePerson } from '../../kernel/session/rights.ts';
import { assertMayWatch } from '../../kernel/session/administrators.ts';
import { endSessions } from '../../kernel/session/end-sessions.ts';
import { endSession, findSession, listSessions } from './sessions.queries.ts';

export const sessionsRoutes = bind(sessions, {
  own: (context) => listSessions(context, context.session.userId),
  async endOwn(context) {
    const found = assertFound(await findSession(context, context.input.id));
    // Of another person: it does not exist.
    if (found.user_id !== context.session.userId) throw notFound();
    assertOther(context.session.ticketHash, found.ticket_hash);
    await endSession(context, found.id);
    return null;
  },
  async endOthers(context) {
    await endSessions(context, context.session.userId);
    return null;
  },
  async ofUser(context) {
    const { db, input } = context;
    const { id } = assertFound(
      await db.selectFrom('user_account').select('id').where('id', '=', input.userId).executeTakeFirst(),
    );
    await assertMayWatch(context, id);
    return listSessions(context, id);
  },
  async end(context) {
    await lockRights(context);
    const found = assertFound(await findSession(context, context.input.id));
    assertOther(context.session.ticketHash, found.ticket_hash);
    if (found.user_id !== context.session.userId) await requirePerson(context, found.user_id);
    await endSession(context, found.id);
    return null;
  },
});

function assertOther(own: string, ended: Buffer) {
  if (ended.toString('hex') === own) throw new AppError(400, 'sessions.current');
}
