import { AppError } from '../app-error.ts';
import type { Database } from '../database/tenant-database.ts';
import { nameIn } from '../record/translations.ts';
import { inOrganisation, rightsOf } from './access.ts';
import { requireRoles } from './rights.ts';
import type { Session } from './session.ts';

/**
 * The session as it answers while its user looks at the system as another role. What the user holds is compared again:
 * the preview ends by itself when the role is deleted, or when it has more than the user.
 */
export async function asPreview(db: Database, own: Session, roleId: string): Promise<Session> {
  const role = await db
    .selectFrom('role')
    .select(['role.id', 'role.code', 'role.administrator', nameIn('role', own.language)])
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (!role || !(await holds(db, own, roleId))) return own;
  const rights = await rightsOf(db, own.userId, role);
  return {
    ...own,
    ...rights,
    previewRoleName: role.name,
    ...(await inOrganisation(db, await organisationOf(db, roleId, own.invorgId), rights.sharing)),
  };
}

async function holds(db: Database, own: Session, roleId: string): Promise<boolean> {
  try {
    await requireRoles({ db, session: own, language: own.language }, [roleId]);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The one that is active where the role has it too; otherwise the role's first one, as when the role is chosen. */
async function organisationOf(db: Database, roleId: string, active: string | null): Promise<string | null> {
  const organisations = await db
    .selectFrom('role_inventory_organisation as ri')
    .innerJoin('inventory_organisation as o', 'o.id', 'ri.inventory_organisation_id')
    .select('o.id')
    .where('ri.role_id', '=', roleId)
    .where('o.active', '=', true)
    .orderBy('o.code')
    .execute();
  return organisations.some(({ id }) => id === active) ? active : (organisations[0]?.id ?? null);
}
