import type { FieldRight, Restriction } from '@edp/contract/kernel/record/field-rights.ts';
import type { TestApp } from '../test-app.ts';

/** Keeps a role of the first demo tenant from exactly these fields. */
export async function restrictFields(
  app: TestApp,
  roleId: string,
  restrictions: Readonly<Record<FieldRight, Restriction>>,
): Promise<void> {
  const rows = Object.entries(restrictions).map(([right, restriction]) => [...right.split('.'), restriction]);
  await app.inTenant(1, async (tenantOne) => {
    await tenantOne.query('delete from role_field where role_id = $1', [roleId]);
    await tenantOne.query(
      `insert into role_field (role_id, noun, field, restriction)
       select $1, r ->> 0, r ->> 1, r ->> 2 from json_array_elements($2) r`,
      [roleId, JSON.stringify(rows)],
    );
  });
}
