import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** M00000001, M00000002, …: the next that no material has. The counter is locked until the material is there. */
export async function nextCode(db: Database): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ code: string; taken: boolean }>`
      with counted as (
        insert into material_counter as counter (last) values (1)
        on conflict (tenant_id) do update set last = counter.last + 1 returning last
      ), made as (select 'M' || lpad(last::text, 8, '0') as code from counted)
      select code, exists (select from material m where app.fold(m.code) = app.fold(made.code)) as taken from made`.execute(db);
    const { code, taken } = rows[0]!;
    // A user may have typed such a code.
    if (!taken) return code;
  }
}
