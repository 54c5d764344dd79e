import { sql } from 'kysely';

/** The specification of a material (`m`): 蓝色/DN15 of a variant, otherwise the model or the specification. */
export const specificationOf = sql<string>`coalesce(case when m.value_ids <> '{}' then (select string_agg(sv.name, '/' order by chosen.place)
  from unnest(m.value_ids) with ordinality as chosen (id, place) join specification_value sv on sv.id = chosen.id) end, nullif(m.specification_model, ''), m.specification)`;
