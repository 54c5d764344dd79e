import { material, type MaterialRow } from '@edp/contract/modules/material/material.ts';
import { sql } from 'kysely';
import { withoutHidden } from '../../../kernel/field-rights/hide-fields.ts';
import type { actFor } from '../../../kernel/session/act-for.ts';
import { translatedName } from '../../../kernel/record/translations.ts';
import type { MaterialLabel } from './label.ts';

type Acting = NonNullable<Awaited<ReturnType<typeof actFor>>>;

/** The labels of materials say this, in the order in which they were chosen. */
export async function readLabels({ db, session, language }: Acting, ids: readonly string[]): Promise<MaterialLabel[]> {
  const { rows } = await sql<
    Pick<MaterialRow, 'specificationModel' | 'specification' | 'unitText'> &
      Omit<MaterialLabel, 'specification' | 'unit'>
  >`
    select material.code, ${translatedName('material', language)} as name, material.specification_model as "specificationModel", material.specification,
           coalesce((select ${translatedName('unit', language)} from unit where unit.id = material.unit_id), '') as "unitText",
           coalesce((select o.name from inventory_organisation o where o.id = ${session.invorgId}::bigint), '') as organisation
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place) join material on material.id = wanted.id
     order by wanted.place`.execute(db);
  return rows.map(({ code, name, organisation, ...fields }) => {
    const seen: Partial<typeof fields> = withoutHidden(session, material.list.output, fields);
    return {
      code,
      name,
      organisation,
      specification: seen.specificationModel || seen.specification || '',
      unit: seen.unitText ?? '',
    };
  });
}
