-- What two spellings of the same name have in common: letter case, width, blanks and punctuation aside.
create or replace function app.squeeze(value text) returns text
language sql immutable parallel safe strict
return regexp_replace(app.fold(value), '[[:space:][:punct:]、。，；：·—…]', '', 'g');

-- How much of their 2-grams two texts share: 1 for the same, 0 for nothing.
create or replace function app.likeness(one text, other text) returns real
language sql immutable parallel safe strict as $$
  select (2.0 * (select count(*) from (select unnest(a) intersect select unnest(b)) shared)
          / greatest(1, (select count(distinct x) from unnest(a) x) + (select count(distinct x) from unnest(b) x)))::real
    from (select app.query_grams(0, one) as a, app.query_grams(0, other) as b) grams
$$;

-- The materials that a new one may be the same as, the most similar first. As app.search it belongs to edp_reader and holds the
-- policies itself, because row-level security keeps the planner from using the index. Candidates share one of the rarest
-- 2-grams: those that most names have would find too many.
create or replace function app.similar_materials(given_code text, given_name text, given_specification text, own bigint, most int)
returns table (id bigint, same_code boolean, same_name boolean, likeness real)
language plpgsql security definer set search_path = pg_catalog, pg_temp set max_parallel_workers_per_gather = 0 as $$
declare
  tenant    constant int := app.current_tenant();
  indexed   constant record := app.search_index('public.material');
  grams     constant text[] := app.query_grams(tenant, given_name) || app.query_grams(tenant, given_code);
  rare      text[] := array(select gram from (select distinct gram from unnest(grams) gram where length(gram) > length(tenant::text) + 2) wanted
                             order by app.expected_rows('public.material', format('%s @> %L', indexed.expression, array[gram])) limit 6);
begin
  return query execute format($f$
    select c.id, c.same_code, c.same_name, c.likeness from (
      select m.id, app.squeeze(m.code) = app.squeeze($1) as same_code,
             app.squeeze(m.name) = app.squeeze($2) and ($3 = '' or app.squeeze(m.specification) = app.squeeze($3)) as same_name,
             app.likeness(app.squeeze(m.name || m.specification), app.squeeze($2 || $3)) as likeness
        from (select * from public.material where %s && $4 offset 0) m
       where m.tenant_id = $5 and m.id <> coalesce($6, 0) and %s
       limit 5000) c
     where c.same_code or c.same_name or c.likeness >= 0.6
     order by c.same_code desc, c.same_name desc, c.likeness desc, c.id limit $7$f$,
    indexed.expression, app.in_scope('app.see_material', 'm.owner_id'))
    using given_code, given_name, given_specification, rare, tenant, own, most;
end $$;
alter function app.similar_materials(text, text, text, bigint, int) owner to edp_reader;
revoke all on function app.similar_materials(text, text, text, bigint, int) from public;
grant execute on function app.similar_materials(text, text, text, bigint, int) to edp_app;
