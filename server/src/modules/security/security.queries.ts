import type { OutputOf, ParsedOf } from '@edp/contract/kernel/call.ts';
import type { security } from '@edp/contract/modules/security/security.ts';
import { invalid } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { anyOf } from '../../kernel/record/columns.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { isAllowedAddress } from '../../kernel/session/allowed-addresses.ts';
import { lockRights } from '../../kernel/session/rights.ts';
import { readSecurity, sessionLimits } from './read-security.ts';
import { findWeakening, mayWeaken, tellAdministrators } from './weaken-two-factor.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { sql } from 'kysely';

type Input = ParsedOf<typeof security.save>;
type Caller = Pick<Context, 'db' | 'language' | 'address' | 'kernel'>;

const flag = (value: boolean | undefined) => (value ? 1 : 0);

export async function findSettings({
  db,
  language,
  address,
  kernel,
}: Caller): Promise<OutputOf<typeof security.settings>> {
  const stored = await readSecurity(db);
  const home = await db.selectFrom('home_config').select('watermark').executeTakeFirst();
  const roles = await db
    .selectFrom('role')
    .leftJoin('two_factor_role', 'two_factor_role.role_id', 'role.id')
    .select(['role.id', nameIn('role', language), 'two_factor_role.role_id as required'])
    .orderBy('role.id')
    .execute();
  return {
    ...stored,
    passwordLetters: flag(stored.passwordLetters),
    passwordDigits: flag(stored.passwordDigits),
    passwordSymbols: flag(stored.passwordSymbols),
    passwordUncommon: flag(stored.passwordUncommon),
    securityWatermarking: flag(home?.watermark),
    twoFactorRoleIds: roles.filter(({ required }) => required !== null).map(({ id }) => id),
    roles: roles.map(({ id, name }) => ({ id, name })),
    longestDays: kernel.config.sessionMaxDays,
    ownAddress: address,
  };
}

export async function saveSettings(context: Context<Input>): Promise<void> {
  const { db, input, address, kernel, afterCommit } = context;
  assertWithinInstallation(input, kernel.config.sessionMaxDays);
  if (!isAllowedAddress(input.allowedAddresses, address))
    throw invalid('security.lockedOut', 'allowedAddresses', { address });
  if (input.twoFactor === 'off' && input.twoFactorRoleIds.length)
    throw invalid('security.rolesWhileOff', 'twoFactorRoleIds');
  await lockRights(context);
  const weakening = await findWeakening(context);
  if (weakening && !(await mayWeaken(context))) {
    return afterCommit(() => {
      throw invalid('login.codeWrong', 'verificationCode');
    });
  }
  const id = await writeSettings(context);
  await writeRoles(context, id);
  await saveWatermark(db, input.securityWatermarking === 1);
  await limitOpenSessions(context);
  if (weakening) await tellAdministrators(context, weakening);
  // The next request must find the new rules, in whichever process it arrives.
  afterCommit(kernel.sessions.waitForInvalidation);
}

function assertWithinInstallation(
  { idleMinutes, sessionHours, rememberedIdleDays, rememberedDays }: Input,
  days: number,
) {
  const inDays = {
    idleMinutes: idleMinutes / 1440,
    sessionHours: sessionHours / 24,
    rememberedIdleDays,
    rememberedDays,
  };
  const tooLong = Object.entries(inDays).find(([, value]) => value > days);
  if (tooLong) throw invalid('security.tooLong', tooLong[0], { days });
}

/** Of two who are the first to save, one inserts; the other waits for that and finds a version that is not theirs. */
async function writeSettings(context: Context<Input>): Promise<string> {
  const { db, input } = context;
  const values = {
    password_length: input.passwordLength,
    password_letters: input.passwordLetters === 1,
    password_digits: input.passwordDigits === 1,
    password_symbols: input.passwordSymbols === 1,
    password_uncommon: input.passwordUncommon === 1,
    password_days: input.passwordDays,
    password_history: input.passwordHistory,
    idle_minutes: input.idleMinutes,
    session_hours: input.sessionHours,
    remembered_idle_days: input.rememberedIdleDays,
    remembered_days: input.rememberedDays,
    allowed_addresses: input.allowedAddresses,
    two_factor: input.twoFactor,
  };
  const added = await db
    .insertInto('security_setting')
    .values(values)
    .onConflict((conflict) => conflict.constraint('security_setting_one_per_tenant').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const { id } = await db.selectFrom('security_setting').select('id').executeTakeFirstOrThrow();
  await lockForUpdate(db, 'security_setting', id, input.version, () => findSettings(context));
  await db.updateTable('security_setting').set(values).where('id', '=', id).execute();
  return id;
}

async function writeRoles(
  { db, input: { twoFactorRoleIds: roleIds } }: Context<Input>,
  setting_id: string,
): Promise<void> {
  const existing = await db.selectFrom('role').select('id').where('id', '=', anyOf(roleIds)).execute();
  if (existing.length < roleIds.length) throw invalid('security.roleUnknown', 'twoFactorRoleIds');
  const before = new Set(
    (await db.selectFrom('two_factor_role').select('role_id').execute()).map(({ role_id }) => role_id),
  );
  const added = roleIds.filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !roleIds.includes(id));
  if (removed.length) await db.deleteFrom('two_factor_role').where('role_id', '=', anyOf(removed)).execute();
  if (added.length)
    await db
      .insertInto('two_factor_role')
      .values(added.map((role_id) => ({ setting_id, role_id })))
      .execute();
}

/** The company settings have the same value: there is one place for it. */
async function saveWatermark(db: Database, watermark: boolean): Promise<void> {
  const changed = await db
    .updateTable('home_config')
    .set({ watermark })
    .where('watermark', '<>', watermark)
    .returning('id')
    .execute();
  if (changed.length || !watermark) return;
  await db
    .insertInto('home_config')
    .values({ watermark })
    .onConflict((conflict) => conflict.constraint('home_config_one_per_tenant').doNothing())
    .execute();
}

/** New limits hold for the sessions that are open as well, and those from addresses that are no longer allowed end. */
async function limitOpenSessions({
  db,
  session: { tenantId },
  input,
}: Context<ParsedOf<typeof security.save>>): Promise<void> {
  for (const remembered of [false, true]) {
    await db
      .updateTable('app.session')
      .set(sessionLimits(input, remembered))
      .where('tenant_id', '=', tenantId)
      .where('remembered', '=', remembered)
      .execute();
  }
  const open = await db
    .selectFrom('app.session')
    .select('address')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('address', '<>', '')
    .execute();
  const refused = open
    .filter(({ address }) => !isAllowedAddress(input.allowedAddresses, address))
    .map(({ address }) => address);
  if (refused.length)
    await db
      .deleteFrom('app.session')
      .where('tenant_id', '=', tenantId)
      .where(sql<boolean>`address = any(${refused}::text[])`)
      .execute();
}
