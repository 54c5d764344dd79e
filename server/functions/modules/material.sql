-- Two spellings of one name have this in common: letter case, width, blanks and punctuation aside.
create or replace function app.squeeze(value text) returns text
language sql immutable parallel safe strict
return regexp_replace(app.fold(value), '[[:space:][:punct:]、。，；：·—…]', '', 'g');

-- How much of their 2-grams two texts share: 1 for the same, 0 for nothing. It is asked for each candidate, so it looks into the other text instead of taking it apart.
create or replace function app.likeness(one text, other text) returns real
language sql immutable parallel safe strict as $$
  select (2.0 * least(count(*) filter (where one <> '' and position(substr(one, i, 2) in other) > 0), greatest(1, length(other) - 1))
          / (greatest(1, length(one) - 1) + greatest(1, length(other) - 1)))::real
    from generate_series(1, greatest(1, length(one) - 1)) i
$$;

-- The 2-grams of a text that another spelling of it has as well: those without blanks and punctuation. Null where there is none.
create or replace function app.plain_grams(tenant int, value text) returns text[]
language sql immutable parallel safe as $$
  select array_agg(distinct gram) from unnest(app.query_grams(tenant, value)) gram
   where length(app.squeeze(substr(gram, length(tenant::text) + 2))) = 2
$$;

-- The materials that a new one may be the same as, the most similar first. As app.search it belongs to edp_reader and holds the
-- policies itself, because row-level security keeps the planner from using the index. To compare two names takes longer than to
-- find them, so candidates are bounded: those that have all 2-grams of the name or of the code, then those that share most of its
-- rarest ones, of each of which no more than some hundred are looked at.
create or replace function app.similar_materials(given_code text, given_name text, given_specification text, own bigint, most int)
returns table (id bigint, same_code boolean, same_name boolean, likeness real)
language plpgsql security definer set search_path = pg_catalog, pg_temp set max_parallel_workers_per_gather = 0 as $$
declare
  tenant     constant int := app.current_tenant();
  indexed    constant record := app.search_index('public.material');
  of_name    constant text[] := app.plain_grams(tenant, given_name);
  of_code    constant text[] := app.plain_grams(tenant, given_code);
  -- To ask how often one is expected takes a planning; of a long name some are enough.
  some_grams constant text[] := (array(select distinct gram from unnest(of_name || of_code) gram))[1:24];
  rare       constant text[] := array(select gram from unnest(some_grams) gram order by app.expected_rows('public.material', format('%s @> %L', indexed.expression, array[gram])) limit 6);
  -- An offset, so that the planner begins with this index and no other.
  hits       constant text := format('select m.id from (select * from public.material where %s @> %%s offset 0) m where m.id <> coalesce($4, 0) and %s limit %%s',
    indexed.expression, app.in_scope('app.see_material', 'm.owner_id') || ' and ' || app.in_organisation('material', 'm.id'));
begin
  return query execute format($f$
    with hit as materialized (
      select id, 10 as weight from (%1$s) named union all select id, 10 from (%2$s) coded
      union all select found.id, 1 from unnest($7) gram cross join lateral (%3$s) found
    ), candidate as materialized (select h.id from hit h group by h.id order by sum(h.weight) desc, h.id limit 150)
    select c.id, c.same_code, c.same_name, c.likeness from (
      select m.id, app.squeeze(m.code) = app.squeeze($1) as same_code,
             app.squeeze(m.name) = app.squeeze($2) and ($3 = '' or app.squeeze(m.specification) = app.squeeze($3)) as same_name,
             app.likeness(app.squeeze(m.name || m.specification), app.squeeze($2 || $3)) as likeness
        from candidate join public.material m on m.tenant_id = $8 and m.id = candidate.id) c
     where c.same_code or c.same_name or c.likeness >= 0.6
     order by c.same_code desc, c.same_name desc, c.likeness desc, c.id limit $9$f$,
    -- Without a name or a code there is nothing that could have all of it.
    format(hits, 'coalesce($5, array[chr(0x10ffff)])', 100), format(hits, 'coalesce($6, array[chr(0x10ffff)])', 100), format(hits, 'array[gram]', 300))
    using given_code, given_name, given_specification, own, of_name, of_code, rare, tenant, most;
end $$;
alter function app.similar_materials(text, text, text, bigint, int) owner to edp_reader;
revoke all on function app.similar_materials(text, text, text, bigint, int) from public;
grant execute on function app.similar_materials(text, text, text, bigint, int) to edp_app;

-- A session outside of the master finds what its organisation has (see app.module_scope).
create or replace function app.material_in_scope(row_name text) returns text
language sql stable as $$ select app.boundary_of('material', row_name) $$;
create or replace function app.material_links_in_scope() returns jsonb
language sql stable as $$ select app.boundary_link('material') $$;
