import type { Permission } from '@edp/contract/kernel/permission.ts';
import type { TestApp } from '../test-app.ts';

/** A new role of the first demo tenant with exactly these permissions. Gives its id. */
export async function addRole(
  app: TestApp,
  code: string,
  permissions: readonly Permission[],
  inventoryOrganisations: readonly string[] = [],
): Promise<string> {
  return app.inTenant(1, async (tenantOne) => {
    const { rows } = await tenantOne.query<{ id: string }>(
      'insert into role (code, name) values ($1, $1) returning id',
      [code],
    );
    const { id } = rows[0]!;
    await tenantOne.query(
      'insert into role_resource (role_id, resource_id) select $1, id from resource where code = any($2)',
      [id, permissions],
    );
    await tenantOne.query(
      'insert into role_inventory_organisation (role_id, inventory_organisation_id) select $1, id from inventory_organisation where code = any($2)',
      [id, inventoryOrganisations],
    );
    return id;
  });
}
