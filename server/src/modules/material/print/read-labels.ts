import { sql } from 'kysely';
import type { actFor } from '../../../kernel/session/act-for.ts';
import { translatedName } from '../../../kernel/record/translations.ts';
import { inScope } from '../../../kernel/inventory/organisation-scope.ts';
import type { MaterialLabel } from './label.ts';

type Acting = NonNullable<Awaited<ReturnType<typeof actFor>>>;

/** What the labels of materials say, in the order in which they were chosen. */
export async function readLabels({ db, session, language }: Acting, ids: readonly string[]): Promise<MaterialLabel[]> {
  const { rows } = await sql<MaterialLabel>`
    select material.code, ${translatedName('material', language)} as name,
           coalesce(nullif(material.specification_model, ''), material.specification) as specification,
           coalesce((select ${translatedName('unit', language)} from unit where unit.id = material.unit_id), '') as unit,
           coalesce((select o.name from inventory_organisation o where o.id = ${session.invorgId}::bigint), '') as organisation
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place) join material on material.id = wanted.id
     where ${inScope('material', { session }) ?? sql`true`} order by wanted.place`.execute(db);
  return rows;
}
