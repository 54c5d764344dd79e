import { type SharedTypeCode, sharedTypes } from '@edp/contract/shared-types.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { forbidden, AppError } from '../../kernel/app-error.ts';
import { isAdministrator } from '../../kernel/session/rights.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { exceedsReach, sharedByRule, wholeType } from '../../kernel/sharing/reach.ts';

/**
 * Refuses a rule, as it stands in the database, that shares more than the caller has: whose records they
 * do not see, or, to change them, may not change. Whom it shares them with is up to the caller.
 */
export async function requireShareable(context: Context, ruleId: string): Promise<void> {
  if (await isAdministrator(context)) return;
  const { db, session, language } = context;
  const rule = await db
    .selectFrom('sharing_rule')
    .select(['table_name', 'writable'])
    .where('id', '=', ruleId)
    .executeTakeFirstOrThrow();
  const type = sharedTypes.find(({ code }) => code === rule.table_name);
  // A type that this version does not know.
  if (!type) throw forbidden();
  const missing = hasPermission(session, type.view)
    ? rule.writable && !hasPermission(session, type.edit)
      ? 'sharing.actionEdit'
      : undefined
    : 'sharing.actionView';
  if (missing)
    throw new AppError(403, 'sharing.permissionMissing', {
      field: 'sharingType',
      params: { type: type.name[language], action: translate(missing, language) },
    });
  const isTooMuch = (writable: boolean) => exceedsReach(db, session, sharedByRule(ruleId, type.code, writable), ruleId);
  if (await isTooMuch(false)) throw new AppError(403, 'sharing.sourceUnseen', { field: 'addResource' });
  if (rule.writable && (await isTooMuch(true))) throw new AppError(403, 'sharing.sourceReadOnly', { field: 'power' });
}

/** Opening a type to everybody is a right of those who have all of it already; closing it gives no one more. */
export async function requireMode(context: Context, type: SharedTypeCode, mode: number): Promise<void> {
  if (await isAdministrator(context)) return;
  const { db, session } = context;
  if (mode < (await currentMode(db, type)) && (await exceedsReach(db, session, wholeType(type, mode === 0))))
    throw new AppError(403, 'sharing.modeWider', { field: 'mode' });
}

async function currentMode(db: Database, type: SharedTypeCode): Promise<number> {
  const { rows } = await sql<{ mode: number }>`select mode from sharing_mode where table_name = ${type}`.execute(db);
  return rows[0]?.mode ?? 0;
}
