import { hash } from 'node:crypto';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { material } from '@edp/contract/modules/material/material.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';

type Input = ParsedOf<typeof material.setStock>;

/** No client tries again for longer. */
const rememberedFor = '30 days';

interface Resolved {
  place: number;
  material_id: string | null;
  editable: boolean | null;
  organisation_id: string | null;
  assigned: boolean;
}

/**
 * Takes over what a system that counts stock says: each entry replaces what the organisation holds. The same message again, which
 * a client sends when it got no answer, changes nothing.
 */
export async function setStock(context: Context<Input>): Promise<{ applied: boolean }> {
  const {
    db,
    input: { key, entries },
  } = context;
  const content = hash('sha256', JSON.stringify(entries));
  await sql`delete from material_stock_message where created_time < now() - ${rememberedFor}::interval`.execute(db);
  const { rows: added } =
    await sql`insert into material_stock_message (key, content_hash) values (${key}, ${content}) on conflict do nothing returning key`.execute(
      db,
    );
  if (added.length === 0) {
    const { rows } = await sql<{
      content_hash: string;
    }>`select content_hash from material_stock_message where key = ${key}`.execute(db);
    if (rows[0]?.content_hash !== content) throw new AppError(409, 'material.stockKeyUsed', { field: 'key' });
    return { applied: false };
  }
  const resolved = await resolve(context, entries);
  const columns = sql`unnest(${resolved.map((row) => row.material_id)}::bigint[], ${resolved.map((row) => row.organisation_id)}::bigint[],
    ${entries.map(({ quantity }) => quantity ?? '0')}::numeric[]) as given (material_id, organisation_id, quantity)`;
  await sql`delete from material_stock s using ${columns} where s.material_id = given.material_id and s.inventory_organisation_id = given.organisation_id and given.quantity = 0`.execute(
    db,
  );
  await sql`
    insert into material_stock as s (material_id, inventory_organisation_id, quantity)
    select material_id, organisation_id, quantity from ${columns} where quantity > 0
    on conflict on constraint material_stock_key do update set quantity = excluded.quantity where s.quantity <> excluded.quantity`.execute(
    db,
  );
  return { applied: true };
}

/**
 * The ids behind the codes; outside of the master, of organisations that the role has. The materials are locked: no
 * switch that stock depends on changes in between, and what the user may only see is not locked.
 */
async function resolve({ db, session }: Context, entries: Input['entries']): Promise<Resolved[]> {
  const [codes, organisations] = [entries.map(({ itemCode }) => itemCode), entries.map(({ invOrgCode }) => invOrgCode)];
  const { rows: locked } = await sql<{ id: string }>`
    select id from material where id = any(array(select found.id from app.records_with_codes('material', ${codes}::text[]) found)) order by id for share`.execute(
    db,
  );
  const { rows } = await sql<Resolved>`
    select given.place::int, m.id as material_id, m.id = any(${locked.map(({ id }) => id)}::bigint[]) as editable, o.id as organisation_id, a.material_id is not null as assigned
      from unnest(${codes}::text[], ${organisations}::text[]) with ordinality as given (code, organisation, place)
      left join app.records_with_codes('material', ${codes}::text[]) found on found.folded = app.fold(given.code)
      left join material m on m.id = found.id
      left join inventory_organisation o on o.code = given.organisation
       and (${session.isMasterOrganisation} or exists (select from role_inventory_organisation ri where ri.role_id = ${session.roleId}::bigint and ri.inventory_organisation_id = o.id))
      left join material_assignment a on a.material_id = m.id and a.inventory_organisation_id = o.id
     order by given.place`.execute(db);
  const rules = rows.flatMap((row, index) =>
    problemOf(row, entries[index]!).map(({ field, text }) => ({ field: `entries.${index}.${field}`, rule: text })),
  );
  const keys = rows.map(({ material_id, organisation_id }) => `${material_id} ${organisation_id}`);
  keys.forEach((key, index) => {
    if (rules.length === 0 && keys.indexOf(key) < index)
      rules.push({ field: `entries.${index}.itemCode`, rule: rule('material.stockTwice') });
  });
  if (rules.length > 0) throw new AppError(400, 'error.invalid', { rules });
  return rows;
}

function problemOf(
  { material_id, editable, organisation_id, assigned }: Resolved,
  { itemCode, invOrgCode }: Input['entries'][number],
) {
  if (material_id === null) return [{ field: 'itemCode', text: rule('material.unknownCode', { code: itemCode }) }];
  if (!editable) return [{ field: 'itemCode', text: rule('error.readOnly') }];
  if (organisation_id === null)
    return [{ field: 'invOrgCode', text: rule('material.unknownOrganisation', { code: invOrgCode }) }];
  return assigned ? [] : [{ field: 'invOrgCode', text: rule('material.notAssigned', { code: itemCode }) }];
}
