import pg from 'pg';
import { median } from '../median.ts';
import type { Seeded } from './seed-boms.ts';

/** The same questions in plain SQL, without the sharing rules, the envelope and HTTP: what PostgreSQL alone needs. */
const statements = {
  tree: ({ large }: Seeded) => `
    select i.*, m.code, m.name, m.market_price, u.name from bom_item i left join material m on (m.tenant_id, m.id) = (i.tenant_id, i.material_id) left join unit u on (u.tenant_id, u.id) = (i.tenant_id, i.unit_id)
     where i.tenant_id = 1 and i.bom_id = ${large} order by i.sort_order, i.id`,
  explode: ({ top }: Seeded) => `
    with recursive line as (
      select i.id, i.component, 1 as level, i.quantity * (1 + i.scrap_rate / 100) as total from bom_item i where i.tenant_id = 1 and i.bom_id = ${top}
      union all
      select i.id, i.component, l.level + 1, l.total * i.quantity * (1 + i.scrap_rate / 100)
        from line l join bom b on b.tenant_id = 1 and b.head = l.component join bom_item i on i.tenant_id = 1 and i.bom_id = b.id
    ) select id, component, level, total from line`,
  whereUsed: ({ bolt }: Seeded) => `
    with recursive used as (
      select i.bom_id, 1 as level from bom_item i where i.tenant_id = 1 and i.component = ${bolt}
      union select i.bom_id, u.level + 1 from used u join bom b on b.tenant_id = 1 and b.id = u.bom_id join bom_item i on i.tenant_id = 1 and i.component = b.head
    ) select b.id, b.code, b.name, u.level, count(*) over () from used u join bom b on b.tenant_id = 1 and b.id = u.bom_id order by u.level, b.id desc limit 10`,
} as const;

export type BareStatement = keyof typeof statements;

export async function timeBareSql(
  ownerUrl: string,
  seeded: Seeded,
  rounds: number,
): Promise<(name: BareStatement) => number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const times = new Map<BareStatement, number>();
  for (const name of Object.keys(statements) as BareStatement[]) {
    const measured: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      await client.query(statements[name](seeded));
      measured.push(performance.now() - started);
    }
    times.set(name, median(measured));
  }
  await client.end();
  return (name) => times.get(name)!;
}
