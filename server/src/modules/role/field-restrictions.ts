import { restrictableField } from '@edp/contract/field-rights.ts';
import type { FieldRestriction } from '@edp/contract/modules/role/role.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';

export function assertFieldsKnown(fields: readonly FieldRestriction[]): void {
  for (const { noun, field, restriction } of fields) {
    const definition = restrictableField(`${noun}.${field}`);
    if (!definition) throw invalid('role.fieldUnknown', 'fields');
    if (restriction === 'hidden' && !definition.canHide) throw invalid('role.fieldNotHideable', 'fields');
  }
}

/**
 * Gives a role exactly these restrictions. What is so already stays as it is, so that the history tells the changes
 * alone; another level is another row, because the log of an update would not say of which field.
 */
export async function replaceFields(db: Database, roleId: string, fields: readonly FieldRestriction[]): Promise<void> {
  const relation = sql`jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as given (noun text, field text, restriction text)`;
  await sql`delete from role_field where role_id = ${roleId} and not exists (select from ${relation} where given.noun = role_field.noun and given.field = role_field.field and given.restriction = role_field.restriction)`.execute(
    db,
  );
  await sql`
    insert into role_field (role_id, noun, field, restriction) select ${roleId}::bigint, given.noun, given.field, given.restriction from ${relation}
    on conflict on constraint role_field_key do nothing`.execute(db);
}
