import type { TestApp } from '../../testing/test-app.ts';
import type { HiddenRecord } from './hide-records.ts';

/** Everything that is stored of them. */
export async function stateOf(app: TestApp, hidden: readonly HiddenRecord[]): Promise<unknown[]> {
  const tenantOne = await app.asTenant(1);
  const state: unknown[] = [];
  for (const { table, id } of hidden) {
    const links =
      table === 'material' || table === 'product'
        ? [
            `${table}_assignment`,
            `${table}_file`,
            ...(table === 'material' ? ['material_stock', 'material_accessory'] : ['product_label', 'product_value']),
          ]
        : [];
    for (const each of links)
      state.push(
        (await tenantOne.query(`select to_jsonb(r) as row from ${each} r where ${table}_id = $1 order by 1`, [id]))
          .rows,
      );
    state.push((await tenantOne.query(`select to_jsonb(r) as row from ${table} r where id = $1`, [id])).rows);
    state.push(
      (
        await tenantOne.query(
          `select to_jsonb(r) as row from translation r where table_name = $1 and record_id = $2 order by r.id`,
          [table, id],
        )
      ).rows,
    );
  }
  return state;
}

/** Rows that refer to the hidden records, by the foreign keys of the database. */
export async function referencesTo(app: TestApp, hidden: readonly HiddenRecord[]): Promise<number> {
  const tenantOne = await app.asTenant(1);
  let count = 0;
  for (const { table, id } of hidden) {
    const { rows } = await tenantOne.query<{ referrer: string; field: string }>(
      `select referrer::text, field from app.references_to($1::regclass)`,
      [table],
    );
    for (const { referrer, field } of rows)
      count += (await tenantOne.query(`select from ${referrer} where ${field} = $1`, [id])).rows.length;
  }
  return count;
}
