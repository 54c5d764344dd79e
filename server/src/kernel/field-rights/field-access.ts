import type { FieldRight } from '@edp/contract/kernel/record/field-rights.ts';
import type { Database } from '../database/tenant-database.ts';

/** The restrictions of the active role. */
export interface FieldAccess {
  readonly hidden: ReadonlySet<FieldRight>;
  /** Seen, not changed. */
  readonly readOnly: ReadonlySet<FieldRight>;
}

/** Whether the role may not write a field. */
export const isLockedFor = (access: FieldAccess | undefined, right: FieldRight): boolean =>
  access !== undefined && (access.hidden.has(right) || access.readOnly.has(right));

/** Undefined for a role that is kept from nothing: such a session costs no check. */
export async function loadFieldAccess(db: Database, roleId: string): Promise<FieldAccess | undefined> {
  const rows = await db
    .selectFrom('role_field')
    .select(['noun', 'field', 'restriction'])
    .where('role_id', '=', roleId)
    .execute();
  if (rows.length === 0) return undefined;
  const rightsWith = (restriction: string) =>
    new Set(
      rows.filter((row) => row.restriction === restriction).map(({ noun, field }): FieldRight => `${noun}.${field}`),
    );
  return { hidden: rightsWith('hidden'), readOnly: rightsWith('readonly') };
}
