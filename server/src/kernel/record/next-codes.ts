import { sql } from 'kysely';
import type { Database } from '../database/tenant-database.ts';
import type { Schema } from '../schema/schema.generated.ts';

/**
 * `nextCodes(db, 'unit', 'U')` → U00000001, …: the next that no record has. The counter is locked until the records
 * are there.
 */
export async function nextCodes(db: Database, table: keyof Schema, prefix: string, count = 1): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const { rows } = await sql<{ code: string }>`
      with counted as (
        insert into code_counter as counter (table_name, last) values (${table}, ${count - codes.length}::int)
        on conflict (tenant_id, table_name) do update set last = counter.last + excluded.last returning last
      ), made as (
        select ${prefix} || lpad(number::text, 8, '0') as code, number from counted, generate_series(last - ${count - codes.length}::int + 1, last) as number
      ), taken as (
        -- A user may have typed such a code.
        select folded from app.records_with_codes(${table}::regclass, array(select code from made))
      )
      select code from made where app.fold(code) not in (select folded from taken) order by number`.execute(db);
    codes.push(...rows.map(({ code }) => code));
  }
  return codes;
}
