import { sessions, type OpenSession } from '@edp/contract/modules/session/sessions.ts';
import { sql } from 'kysely';
import { AppError, assertFound, notFound } from '../../kernel/app-error.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { lockRights, requirePerson } from '../../kernel/session/rights.ts';
import { assertMayWatch } from '../../kernel/session/administrators.ts';
import { endSessions } from '../../kernel/session/end-sessions.ts';

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

/** app.session is under no policy of a tenant: every query names it. */
async function listSessions(
  { db, session, kernel: { config } }: Pick<Context, 'db' | 'session' | 'kernel'>,
  userId: string,
): Promise<OpenSession[]> {
  return db
    .selectFrom('app.session as s')
    .select([
      's.id',
      's.browser',
      's.address',
      's.remembered',
      's.created_time as createTime',
      's.last_seen_time as lastSeenTime',
      sql<boolean>`exists (select from app.presence p where p.tenant_id = s.tenant_id and p.user_id = s.user_id and p.ticket_hash = s.ticket_hash)`.as(
        'online',
      ),
      sql<boolean>`s.ticket_hash = ${Buffer.from(session.ticketHash, 'hex')}`.as('current'),
    ])
    .where('s.tenant_id', '=', session.tenantId)
    .where('s.user_id', '=', userId)
    .where(sql<boolean>`s.last_seen_time > now() - s.idle_limit`)
    .where(
      sql<boolean>`s.created_time > now() - least(s.absolute_limit, make_interval(days => ${config.sessionMaxDays}))`,
    )
    .orderBy('current', 'desc')
    .orderBy('s.last_seen_time', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

/** Whose session it is; undefined where the tenant has none of this id. */
const findSession = ({ db, session }: Pick<Context, 'db' | 'session'>, id: string) =>
  db
    .selectFrom('app.session')
    .select(['id', 'user_id', 'ticket_hash'])
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Answers when all processes know it. */
async function endSession({ db, session, kernel, afterCommit }: Context, id: string): Promise<void> {
  afterCommit(kernel.sessions.waitForInvalidation);
  await db.deleteFrom('app.session').where('tenant_id', '=', session.tenantId).where('id', '=', id).execute();
}
