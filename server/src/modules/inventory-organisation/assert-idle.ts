import { joinNames, type Language } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { nameIn } from '../../kernel/record/translations.ts';

type Caller = Pick<Context, 'db' | 'session' | 'language'>;

/** The master stays, and what people work in at this moment. */
export async function assertIdle({ db, session }: Caller, id: string): Promise<void> {
  const { rows } = await sql<{ master: boolean; people: number }>`
    select o.master, (select count(distinct s.user_id)::int from app.session s
             where s.tenant_id = ${session.tenantId} and s.invorg_id = o.id and s.last_seen_time > now() - s.idle_limit) as people
      from inventory_organisation o where o.id = ${id}`.execute(db);
  const { master, people } = rows[0]!;
  if (master) throw new AppError(409, 'inventoryOrganisation.isMaster');
  if (people > 0) throw new AppError(409, 'inventoryOrganisation.hasSessions', { params: { count: people } });
}

/** Before it is disabled: no stock may be out of reach, and no role without a place to work in. */
export async function assertDispensable({ db, language }: Caller, id: string): Promise<void> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from material_stock s where s.inventory_organisation_id = ${id}`.execute(db);
  const stocked = rows[0]!.count;
  if (stocked > 0)
    throw new AppError(409, 'inventoryOrganisation.hasStock', { field: 'active', params: { count: stocked } });
  const roles = await rolesWith(
    db,
    id,
    language,
    sql<boolean>`not exists (select from role_inventory_organisation other
    join inventory_organisation o on o.id = other.inventory_organisation_id and o.active
    where other.role_id = role.id and other.inventory_organisation_id <> ${id})`,
  );
  if (roles) throw new AppError(409, 'inventoryOrganisation.onlyOne', { field: 'active', params: { roles } });
}

/** Before it is deleted: roles were given it on purpose, but for those of administrators, who have all of them. */
export async function assertWithoutRoles({ db, language }: Caller, id: string): Promise<void> {
  const roles = await rolesWith(db, id, language, sql<boolean>`not role.administrator`);
  if (roles) throw new AppError(409, 'inventoryOrganisation.hasRoles', { params: { roles } });
}

const mostNamed = 5;

/** The names of the first roles that may work in it and meet a condition; empty for none. */
async function rolesWith(
  db: Database,
  id: string,
  language: Language,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<string> {
  const roles = await db
    .selectFrom('role')
    .select(nameIn('role', language))
    .where('role.id', 'in', (eb) =>
      eb.selectFrom('role_inventory_organisation').select('role_id').where('inventory_organisation_id', '=', id),
    )
    .where(condition)
    .orderBy('role.id')
    .limit(mostNamed)
    .execute();
  return joinNames(
    roles.map(({ name }) => name),
    language,
  );
}
