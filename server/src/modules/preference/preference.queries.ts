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
  const stored = await db
    .selectFrom('user_preference')
    .select(['default_role_id', 'default_invorg_id', 'muted', 'tour_seen'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    defaultRoleId: stored?.default_role_id ?? '',
    defaultInvorgId: stored?.default_invorg_id ?? '',
    muted: { ...unset, ...(stored?.muted as Partial<MutedSignals> | undefined) },
    tourSeen: stored?.tour_seen || (await hasLoggedInBefore(db, userId)),
  };
}

/** Besides the login that is in use. */
async function hasLoggedInBefore(db: Database, userId: string): Promise<boolean> {
  const earlier = await db
    .selectFrom('login_record')
    .select('id')
    .where('user_id', '=', userId)
    .where('result', '=', 'success')
    .offset(1)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Both defaults are among what the user has; one that is taken away later is ignored. */
export async function savePreference({
  db,
  session,
  input: { defaultRoleId, defaultInvorgId, muted },
}: Context<ParsedOf<typeof preference.save>>): Promise<void> {
  const roles = await rolesOf(db, session.userId, session.language);
  if (defaultRoleId && !roles.some(({ roleId }) => roleId === defaultRoleId))
    throw invalid('rule.reference', 'defaultRoleId');
  if (defaultInvorgId && !roles.some(({ invOrgData }) => invOrgData.some(({ id }) => id === defaultInvorgId)))
    throw invalid('rule.reference', 'defaultInvorgId');
  await store(db, session.userId, {
    default_role_id: defaultRoleId ?? null,
    default_invorg_id: defaultInvorgId ?? null,
    muted: JSON.stringify(muted),
  });
}

export const endTour = (db: Database, userId: string): Promise<void> => store(db, userId, { tour_seen: true });

/** A preference that is not given stays as it is. */
async function store(
  db: Database,
  userId: string,
  values: { default_role_id?: string | null; default_invorg_id?: string | null; muted?: string; tour_seen?: boolean },
): Promise<void> {
  await db
    .insertInto('user_preference')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
    .execute();
}
