-- A search takes a few milliseconds however many rows contain its word: it names what it finds up to a number, and
-- says only that there is more beyond. One function searches every column that `app.searchable` made an index for.

-- The grams of a text with its tenant in front: the index then holds those of each tenant apart, and nothing of all the
-- others is read. Tables of the whole installation have tenant 0.
create function app.grams(tenant int, source text) returns text[]
language plpgsql immutable parallel safe strict cost 1000 as $$
declare
  word  text := lower(source);
  size  int := length(word);
  owner text := tenant || ':';
  found text[] := '{}';
begin
  for i in 1 .. size loop
    found := found || (owner || substr(word, i, 1));
    if i < size then found := found || (owner || substr(word, i, 2)); end if;
  end loop;
  return found;
end $$;

-- What a text must have to contain a query: its 2-grams; the 1-grams follow from them, and their long lists take
-- the most time to read. A query of one or two characters is itself a gram: then nothing is left to compare.
create function app.query_grams(tenant int, query text) returns text[]
language sql immutable parallel safe strict as $$
  select case when length(word) < 2 then array[tenant || ':' || word]
         else array(select tenant || ':' || substr(word, i, 2) from generate_series(1, length(word) - 1) i) end
    from (select lower(query) as word) given
$$;

create function app.has_column(target regclass, field name) returns boolean
language sql stable
return exists (select from pg_attribute where attrelid = target and attname = field and not attisdropped);

create function app.search_index(target regclass, field name) returns name
language sql stable
return (select format('%s_search_%s', relname, field)::name from pg_class where oid = target);

create or replace procedure app.searchable(target regclass, field name)
language plpgsql as $$
declare
  tenant text := case when app.has_column(target, 'tenant_id') then 'tenant_id' else '0' end;
begin
  execute format('create index %I on %s using gin (app.grams(%s, %I))', app.search_index(target, field), target, tenant, field);
end $$;

-- How many rows the planner expects, from what it knows of the values.
create function app.expected_rows(target regclass, condition text) returns numeric
language plpgsql as $$
declare
  plan json;
begin
  execute format('explain (format json) select from %s where %s', target, condition) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
end $$;

-- The rows of the tenant whose column contains a text and whose other columns have the given values, of a shared table
-- only those that the person sees; null if they are more than `most`. Row-level security keeps the planner from using a GIN index, because its operators are not
-- leakproof; so this belongs to edp_reader and holds the policies itself.
create function app.search(target regclass, field name, query text, given jsonb, most int) returns bigint[]
language plpgsql security definer set search_path = pg_catalog, pg_temp set max_parallel_workers_per_gather = 0 as $$
declare
  relation  name := (select relname from pg_class where oid = target);
  is_tenant boolean := app.has_column(target, 'tenant_id');
  tenant    int := case when is_tenant then app.current_tenant() else 0 end;
  whole     text := case when is_tenant then format('tenant_id = %L', tenant) else 'true' end;
  indexed   text := format('app.grams(%s, %I) @> %L', case when is_tenant then 'tenant_id' else '0' end, field, app.query_grams(tenant, query));
  contained text := format('position(%L in lower(%I)) > 0', lower(query), field);
  visible   text := case when app.has_column(target, 'owner_id') then app.in_scope('app.see_' || relation, 'owner_id') else 'true' end;
  narrowed  text := coalesce((select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(given)), 'true');
  hits      text;
  found     bigint[];
begin
  if not exists (select from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = target and c.relname = app.search_index(target, field)) then
    raise exception '%.% is not searchable', relation, field;
  end if;
  -- The index is read as far as the word occurs, the table as far as it takes to find too many: the more frequent
  -- the word, the sooner. A row of the table costs about three entries of the index.
  hits := case when app.expected_rows(target, indexed) ^ 2 > 3 * most * app.expected_rows(target, whole)
                 then format('select id from %s where %s and %s and %s and %s', target, whole, contained, narrowed, visible)
               -- An offset, so that the planner begins with this index and no other.
               else format('select id from (select * from %s where %s offset 0) hit where %s and %s and %s', target, indexed,
                           case when length(lower(query)) <= 2 then 'true' else contained end, narrowed, visible) end;
  execute format('select array_agg(id) from (%s limit %s) hits', hits, most + 1) into found;
  return case when cardinality(found) > most then null else coalesce(found, '{}') end;
end $$;
alter function app.search(regclass, name, text, jsonb, int) owner to edp_reader;
revoke all on function app.search(regclass, name, text, jsonb, int) from public;
grant execute on function app.search(regclass, name, text, jsonb, int) to edp_app;

-- The columns that are searchable already get the new index, and lose the function of their own.
do $$
declare
  searched record;
begin
  for searched in
    select c.oid::regclass as target, a.attname as field, format('app.%I', 'search_' || c.relname || '_' || a.attname) as finder
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and to_regprocedure(format('app.%I(text, int)', 'search_' || c.relname || '_' || a.attname)) is not null
  loop
    execute format('drop function %s(text, int)', searched.finder);
    execute format('drop index public.%I', app.search_index(searched.target, searched.field));
    call app.searchable(searched.target, searched.field);
  end loop;
end $$;

drop index app.tenant_application_search;
grant select on app.tenant_application to edp_reader;
call app.searchable('app.tenant_application', 'company_name');
drop procedure app.write_search(regclass, name);
drop function app.query_grams(text);
drop function app.grams(text);

call app.countable('public.setting');
call app.count_present('public.setting', quote_literal('setting'));
call app.count_by('public.sharing_rule', 'table_name');
create index sharing_rule_by_type on public.sharing_rule (tenant_id, table_name, id desc);
create index tenant_application_by_status on app.tenant_application (status, created_time desc, id desc);
