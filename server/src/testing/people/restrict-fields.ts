import type { FieldRight, Restriction } from '@edp/contract/kernel/record/field-rights.ts';
import pg from 'pg';
import type { TestApp } from '../test-app.ts';

/** Keeps a role of the first demo tenant from exactly these fields. */
export async function restrictFields(
  app: TestApp,
  roleId: string,
  restrictions: Readonly<Record<FieldRight, Restriction>>,
): Promise<void> {
  const tenantOne = new pg.Client({ connectionString: app.databaseUrl });
  await tenantOne.connect();
  await tenantOne.query(`set app.tenant = '1'`);
  await tenantOne.query('delete from role_field where role_id = $1', [roleId]);
  const rows = Object.entries(restrictions).map(([right, restriction]) => [...right.split('.'), restriction]);
  for (const [noun, field, restriction] of rows) {
    await tenantOne.query('insert into role_field (role_id, noun, field, restriction) values ($1, $2, $3, $4)', [
      roleId,
      noun,
      field,
      restriction,
    ]);
  }
  await tenantOne.end();
}
