import { session } from '@edp/contract/modules/session/session.ts';
import { countAttempt } from '../../kernel/session/attempts.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { invOrgsOfRole, rolesOf } from '../role/role.queries.ts';
import { readPreference } from '../preference/preference.queries.ts';
import { invalid } from '../../kernel/app-error.ts';
import { drawCaptcha } from './captcha.ts';
import { captchaKey, login } from './login.ts';
import { loginInfo } from './login-info.ts';

const captchasPerAddress = { most: 120, seconds: 60 };

export const sessionRoutes = bind(session, {
  async captcha({ input, kernel, caller }) {
    await countAttempt(kernel.pool, `captcha:${caller.address}`, captchasPerAddress);
    const picture = await drawCaptcha(kernel.pool, captchaKey(input.source, caller.address));
    return (reply) => reply.header('content-type', 'image/png').header('cache-control', 'no-store').send(picture);
  },
  login,
  async logout(context) {
    const { db, session: current, kernel, afterCommit } = context;
    afterCommit(kernel.sessions.waitForInvalidation);
    await db.deleteFrom('app.session').where('ticket_hash', '=', ticketHash(current)).execute();
    return null;
  },
  check: () => null,
  info: loginInfo,
  async setRole(context) {
    const { db, input, session: current } = context;
    const roles = await rolesOf(db, current.userId, current.language);
    const role = roles.find((each) => each.roleId === input.roleId);
    if (!role) throw invalid('role.notYours', 'roleId');
    const { defaultInvorgId } = await readPreference(db, current.userId);
    // The organisation stays where the new role has it too; otherwise the user's own choice, or the first one.
    const organisationId = [current.invorgId, defaultInvorgId].find((id) =>
      role.invOrgData.some((organisation) => organisation.id === id),
    );
    await updateSession(context, { role_id: role.roleId, invorg_id: organisationId ?? role.invOrgData[0]?.id ?? null });
    return null;
  },
  async setInvOrg(context) {
    const { db, input, session: current } = context;
    const organisations = current.roleId ? await invOrgsOfRole(db, current.roleId) : [];
    if (!organisations.some((organisation) => organisation.id === input.invorgId))
      throw invalid('invOrg.notYours', 'invorgId');
    await updateSession(context, { invorg_id: input.invorgId });
    return null;
  },
});

const ticketHash = (current: Context['session']) => Buffer.from(current.ticketHash, 'hex');

async function updateSession(context: Context, values: { role_id?: string; invorg_id: string | null }) {
  context.afterCommit(context.kernel.sessions.waitForInvalidation);
  await context.db
    .updateTable('app.session')
    .set(values)
    .where('ticket_hash', '=', ticketHash(context.session))
    .execute();
}
