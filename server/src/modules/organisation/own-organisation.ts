import type { MessageKey } from '@edp/contract/texts.ts';
import { invalid } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';

/** The organisation of the user, which a new record belongs to; `missing` where the user has none. */
export async function ownOrganisation(
  { db, session }: Pick<Context, 'db' | 'session'>,
  missing: MessageKey,
): Promise<string> {
  const { organisation_id } = await db
    .selectFrom('user_account')
    .select('organisation_id')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (organisation_id === null) throw invalid(missing, 'orgId');
  return organisation_id;
}
