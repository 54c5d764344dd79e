import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { rolePreview } from '@edp/contract/modules/role/role.ts';
import { assertFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockRights, requireRoles } from '../../kernel/session/rights.ts';

/** From the next call on the session answers as if the role were active (see `asPreview`). */
export async function startPreview(context: Context<ParsedOf<typeof rolePreview.preview>>) {
  const {
    db,
    input: { roleId },
  } = context;
  await lockRights(context);
  assertFound(await db.selectFrom('role').select('id').where('id', '=', roleId).executeTakeFirst());
  await requireRoles(context, [roleId]);
  await setPreview(context, roleId);
}

export async function setPreview({ db, session, kernel, afterCommit }: Context, roleId: string | null) {
  afterCommit(kernel.sessions.waitForInvalidation);
  await db
    .updateTable('app.session')
    .set({ preview_role_id: roleId })
    .where('ticket_hash', '=', Buffer.from(session.ticketHash, 'hex'))
    .execute();
}
