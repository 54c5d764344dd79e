import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { inventoryOrganisation } from '@edp/contract/modules/inventory-organisation/inventory-organisation.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { isAdministrator, lockRights } from '../../kernel/session/rights.ts';
import { assertDispensable, assertIdle, assertWithoutRoles } from './assert-idle.ts';
import { findInventoryOrganisation } from './inventory-organisation.queries.ts';

type Input<Name extends keyof typeof inventoryOrganisation> = ParsedOf<(typeof inventoryOrganisation)[Name]>;

export async function saveInventoryOrganisation(context: Context<Input<'save'>>) {
  const {
    db,
    language,
    input: { id, version, code, name, unitOrgId, active },
  } = context;
  await lockRights(context);
  if (id !== undefined)
    await lockForUpdate(db, 'inventory_organisation', id, version, () => findInventoryOrganisation(db, id, language));
  const before = id === undefined ? undefined : await findInventoryOrganisation(db, id, language);
  if (unitOrgId !== undefined && unitOrgId !== before?.unitOrgId) await requireUnit(db, unitOrgId);
  if (before?.active === 1 && active === 0) await assertCanDisable(context, before.id);
  const values = { code, name, unit_organisation_id: unitOrgId ?? null, active: active === 1 };
  if (id === undefined) return addOrganisation(db, values);
  await db.updateTable('inventory_organisation').set(values).where('id', '=', id).execute();
  return { id };
}

/** Roles of administrators have everything, also what is added later. The first one of a tenant is the master. */
async function addOrganisation(
  db: Database,
  values: { code: string; name: string; unit_organisation_id: string | null; active: boolean },
) {
  const { id } = await db
    .insertInto('inventory_organisation')
    .values({ ...values, master: sql<boolean>`not exists (select from inventory_organisation o where o.master)` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into role_inventory_organisation (role_id, inventory_organisation_id) select r.id, ${id}::bigint from role r where r.administrator`.execute(
    db,
  );
  return { id };
}

async function requireUnit(db: Database, id: string) {
  const unit = await db.selectFrom('organisation').select('active').where('id', '=', id).executeTakeFirst();
  if (!unit) throw new AppError(409, 'inventoryOrganisation.unitUnknown', { field: 'unitOrgId' });
  if (!unit.active) throw new AppError(409, 'inventoryOrganisation.unitDisabled', { field: 'unitOrgId' });
}

async function assertCanDisable(context: Context, id: string) {
  await assertIdle(context, id);
  await assertDispensable(context, id);
}

export async function setInventoryOrganisationStatus(
  context: Context,
  { id, version, active }: Input<'setStatus'>,
): Promise<void> {
  const { db, language } = context;
  await lockRights(context);
  await lockForUpdate(db, 'inventory_organisation', id, version, () => findInventoryOrganisation(db, id, language));
  if (active === 0) await assertCanDisable(context, id);
  // One that is so already is left alone: it keeps its version, and no change is recorded.
  await db
    .updateTable('inventory_organisation')
    .set({ active: active === 1 })
    .where('id', '=', id)
    .where('active', '<>', active === 1)
    .execute();
}

export async function deleteInventoryOrganisation(context: Context, id: string): Promise<void> {
  const { db, language } = context;
  await lockRights(context);
  await findInventoryOrganisation(db, id, language);
  await assertIdle(context, id);
  await assertWithoutRoles(context, id);
  await deleteUnused(context, 'inventory_organisation', id);
}

/** The roles that may work in the new master see the materials of all from then on. */
export async function setMaster(context: Context<Input<'setMaster'>>): Promise<void> {
  const {
    db,
    language,
    input: { id, version },
    kernel,
    afterCommit,
  } = context;
  await lockRights(context);
  await lockForUpdate(db, 'inventory_organisation', id, version, () => findInventoryOrganisation(db, id, language));
  const { active, master } = await findInventoryOrganisation(db, id, language);
  if (master === 1) return;
  if (active === 0) throw new AppError(409, 'inventoryOrganisation.masterDisabled');
  await requireBoth(context, id);
  // The old one first: there is never more than one.
  await db.updateTable('inventory_organisation').set({ master: false }).where('master', '=', true).execute();
  await db.updateTable('inventory_organisation').set({ master: true }).where('id', '=', id).execute();
  // Sessions know whether they work in the master: the next request of each sees what it may see now.
  afterCommit(kernel.sessions.waitForInvalidation);
}

/**
 * A caller gives no more than they hold: they see everything already, and work in the one that is to see everything.
 */
async function requireBoth(context: Context, id: string) {
  const { db, session } = context;
  if (await isAdministrator(context)) return;
  const { rows } = await sql`
    select from inventory_organisation o where (o.id = ${id} or o.master) and o.id not in
      (select ri.inventory_organisation_id from role_inventory_organisation ri join user_role ur on ur.role_id = ri.role_id
        where ur.user_id = ${session.userId} and ri.role_id = ${session.roleId})`.execute(db);
  if (rows.length > 0) throw new AppError(403, 'inventoryOrganisation.masterRights');
}
