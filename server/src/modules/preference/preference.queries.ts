import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { MutedSignals, Preference, preference } from '@edp/contract/modules/preference/preference.ts';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { rolesOf } from '../role/role.queries.ts';

/** A page that makes a noise is a choice of its user. */
const unset: MutedSignals = { system: ['sound'], notice: ['sound'], todo: ['sound'] };

/** A user who has saved nothing has no default, and every message shows without a sound. */
export async function readPreference(db: Database, userId: string): Promise<Preference> {
  const stored = await db.selectFrom('user_preference').select(['default_role_id', 'default_invorg_id', 'muted']).where('user_id', '=', userId).executeTakeFirst();
  return { defaultRoleId: stored?.default_role_id ?? '', defaultInvorgId: stored?.default_invorg_id ?? '', muted: { ...unset, ...(stored?.muted as Partial<MutedSignals> | undefined) } };
}

/** Both defaults are among what the user has; one that is taken away later is ignored. */
export async function savePreference({ db, session, input: { defaultRoleId, defaultInvorgId, muted } }: Context<ParsedOf<typeof preference.save>>): Promise<void> {
  const roles = await rolesOf(db, session.userId, session.language);
  if (defaultRoleId && !roles.some(({ roleId }) => roleId === defaultRoleId)) throw invalid('rule.reference', 'defaultRoleId');
  if (defaultInvorgId && !roles.some(({ invOrgData }) => invOrgData.some(({ id }) => id === defaultInvorgId))) throw invalid('rule.reference', 'defaultInvorgId');
  const values = { default_role_id: defaultRoleId ?? null, default_invorg_id: defaultInvorgId ?? null, muted: JSON.stringify(muted) };
  await db
    .insertInto('user_preference').values({ user_id: session.userId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
    .execute();
}
