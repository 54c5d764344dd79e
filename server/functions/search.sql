-- Search in Chinese: one or two Han characters are a whole word, which trigrams cannot find. One index per table over all
-- its searched columns, behind a narrow function that filters by the tenant and the sharing rules. A name is also found by its
-- pinyin initials, which stand beside it in a column of their own.

-- As texts are compared in a search: letter case and width aside (ＡＢ, AB, ab), and m² is m2. ASCII is normalised already, and to see
-- that it is takes a fifth of the time. Not strict, so that it is inlined.
create or replace function app.fold(value text) returns text
language sql immutable parallel safe
return lower(case when octet_length(value) = char_length(value) then value else normalize(value, nfkc) end);

-- The 1- and 2-grams of several texts with the tenant in front: the index then holds those of each tenant apart. Tables of
-- the whole installation have tenant 0. Built-in functions alone: a loop over the characters takes three times as long.
create or replace function app.grams(tenant int, texts text[]) returns text[]
language plpgsql immutable parallel safe strict cost 1000 as $$
declare
  -- Control characters, which no input contains: one between the columns, one between the grams.
  word  constant text := app.fold(array_to_string(texts, chr(31)));
  owner constant text := chr(30) || tenant || ':';
begin
  return string_to_array(substr(owner || array_to_string(string_to_array(word, null), owner)
    || regexp_replace(word, '..?', owner || '\&', 'g')
    || regexp_replace(substr(word, 2), '..?', owner || '\&', 'g'), 2), chr(30));
end $$;

-- A text must have these to contain a query: its 2-grams; the 1-grams follow from them, and their long lists take
-- the most time to read. A query of one or two characters is itself a gram: then nothing is left to compare.
create or replace function app.query_grams(tenant int, query text) returns text[]
language sql immutable parallel safe strict as $$
  select case when length(word) < 2 then array[tenant || ':' || word]
         else array(select tenant || ':' || substr(word, i, 2) from generate_series(1, length(word) - 1) i) end
    from (select app.fold(query) as word) given
$$;

-- The search index of a table, and the columns in it, which are its comment; no row if the table has none.
create or replace function app.search_index(target regclass, out index regclass, out fields name[], out expression text)
language sql stable as $$
  select i.indexrelid::regclass, string_to_array(obj_description(i.indexrelid, 'pg_class'), ',')::name[], pg_get_expr(i.indexprs, i.indrelid)
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
   where i.indrelid = target and c.relname = t.relname || '_search'
$$;

-- Makes columns of a table searchable; beside a name its initials.
create or replace procedure app.searchable(target regclass, variadic fields name[])
language plpgsql as $$
declare
  schema text;
  index  text;
begin
  if 'name' = any (fields) and not 'initials' = any (fields) then
    if not app.has_column(target, 'initials') then
      execute format('alter table %s add column initials text not null generated always as (app.initials(name)) stored', target);
    end if;
    fields := fields || 'initials'::name;
  end if;
  select c.relnamespace::regnamespace::text, c.relname || '_search' into schema, index from pg_class c where c.oid = target;
  execute format('create index %I on %s using gin (app.grams(%s, array[%s]))', index, target,
    case when app.has_column(target, 'tenant_id') then 'tenant_id' else '0' end,
    (select string_agg(format('%I', field), ', ' order by place) from unnest(fields) with ordinality as given (field, place)));
  execute format('comment on index %s.%I is %L', schema, index, array_to_string(fields, ','));
end $$;

-- How many rows the planner expects, from what it knows of the values.
create or replace function app.expected_rows(target regclass, condition text) returns numeric
language plpgsql as $$
declare
  plan json;
begin
  execute format('explain (format json) select from %s where %s', target, condition) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric;
end $$;

-- The condition that a row contains a query in any of the columns. A gram may come from a column that is not asked for. Most texts contain the
-- query as it was typed, and to fold one takes seven times as long as to look into it. Initials are of letters and digits alone.
create or replace function app.containing(fields name[], query text) returns text
language sql stable as $$
  select format('(%s)', string_agg(format('position(%L in %I) > 0', query, field), ' or ') || ' or ' || string_agg(format('position(%L in app.fold(%I)) > 0', app.fold(query), field), ' or '))
    from unnest(fields) field where field <> 'initials' or app.fold(query) ~ '^[a-z0-9]+$'
$$;

-- The condition that other columns of a row have the given values. An object among them stands for a table of links to the record with that id or,
-- with `nodes`, for a column that refers to that node of a tree or to one below it: in a hash table, level by level (see in-subtree.ts).
create or replace function app.has_values(given jsonb, tenant int) returns text
language sql stable as $$
  select coalesce(string_agg(case
      when value -> 'nodes' is not null then format('(%1$I in (with recursive level as (select array[%2$L::bigint] as ids
                                  union select (select array_agg(n.id) from public.%3$I n where n.tenant_id = %4$L and n.parent_id = any (level.ids)) from level where level.ids is not null)
                                select unnest(ids) from level)) is true', key, value ->> 'id', value ->> 'nodes', tenant)
      when jsonb_typeof(value) = 'object' then format('exists (select from public.%I link where link.tenant_id = %L and link.%I = %L and link.%I = id)',
                                key, tenant, value ->> 'other', value ->> 'id', value ->> 'own')
      else format('%I = %L', key, value #>> '{}') end, ' and '), 'true')
    from jsonb_each(given)
$$;

-- The share of the rows of a tenant (`whole`) that have the links which are among the given values.
create or replace function app.linked_share(target regclass, whole text, given jsonb, tenant int) returns numeric
language sql stable as $$
  select coalesce(min(least(1, app.expected_rows(format('public.%I', key)::regclass, format('tenant_id = %L and %I = %L', tenant, value ->> 'other', value ->> 'id'))
                               / greatest(1, app.expected_rows(target, whole)))), 1)
    from jsonb_each(given) where value -> 'own' is not null
$$;

-- The rows of the tenant that contain a text in any of the columns and whose other columns have the given values (`app.has_values`), of a shared
-- table only those that the user sees, within what the module of the table lets the session see; null if they are more than `most`.
-- Row-level security keeps the planner from using a GIN index, because its operators are not leakproof; so this belongs to edp_reader and
-- holds the policies itself.
create or replace function app.search(target regclass, fields name[], query text, given jsonb, most int) returns bigint[]
language plpgsql security definer set search_path = pg_catalog, pg_temp set max_parallel_workers_per_gather = 0 as $$
declare
  relation  name := (select relname from pg_class where oid = target);
  is_tenant boolean := app.has_column(target, 'tenant_id');
  tenant    int := case when is_tenant then app.current_tenant() else 0 end;
  indexed   record := app.search_index(target);
  sought    name[] := fields || case when 'name' = any (fields) then array['initials'::name] else '{}' end;
  word      text := app.fold(query);
  whole     text := case when is_tenant then format('tenant_id = %L', tenant) else 'true' end;
  matching  text := format('%s @> %L', indexed.expression, app.query_grams(tenant, query));
  contained text := app.containing(sought, query);
  bounded   text := app.module_scope(relation, 'hit');
  visible   text := case when app.has_column(target, 'owner_id') then app.in_scope('app.see_' || relation, 'owner_id') else 'true' end || ' and ' || bounded;
  narrowed  text := app.has_values(given, tenant);
  linked    numeric := app.linked_share(target, whole, given || app.module_links(relation), tenant);
  is_equal  boolean := exists (select from jsonb_each(given) where value -> 'own' is null);
  is_shared boolean := coalesce(current_setting('app.see_' || relation, true), '') <> '';
  -- Nothing but values, of which the planner knows how many rows have them.
  is_plain  boolean := not exists (select from jsonb_each(given) where jsonb_typeof(value) = 'object');
  expected  numeric;
  enough    int := most;
  is_proven boolean;
  hits      text;
  found     bigint[];
begin
  if cardinality(fields) = 0 or not coalesce(sought <@ indexed.fields, false) then
    raise exception '% of % is not searchable', fields, relation;
  end if;
  if length(word) <= 2 or not is_equal and not is_shared then expected := app.expected_rows(target, matching); end if;
  -- A tenth is proof enough of a word that is expected three times as often as it takes; a hundredth of a single gram, whose frequency the planner knows.
  if not is_shared and 3 * most < (case when not is_equal then expected * linked when is_plain then linked * app.expected_rows(target, matching || ' and ' || narrowed) end) then
    -- The first rows often prove it at once. The index would be read for all rows that have the word, and where these are most rows the planner works out the grams of each instead.
    enough := most / case when length(word) <= 2 and not is_equal then 100 else 10 end;
    execute format('select count(*) > %s from (select from (select * from %s where %s limit %s) hit where %s and %s and %s limit %s) hits',
                   enough, target, whole, most, contained, narrowed, bounded, enough + 1) into is_proven;
    if is_proven then return null; end if;
    enough := most / case when is_equal then 1 else 10 end;
  end if;
  -- The index is read as far as the word occurs, the table as far as it takes to find too many: the more frequent
  -- the word, the sooner. A row of the table costs about three entries of the index. Of a longer word the planner multiplies the
  -- frequencies of its grams, which says little of codes: p0, 00 and 01 are in all of them, p0001 in few.
  hits := case when length(word) <= 2 and expected ^ 2 * linked > 3 * enough * app.expected_rows(target, whole)
                 then format('select id from %s hit where %s and %s and %s and %s', target, whole, contained, narrowed, visible)
               -- An offset, so that the planner begins with this index and no other.
               else format('select id from (select * from %s where %s offset 0) hit where %s and %s and %s', target, matching,
                           case when length(word) <= 2 and sought @> indexed.fields then 'true' else contained end, narrowed, visible) end;
  execute format('select array_agg(id) from (%s limit %s) hits', hits, enough + 1) into found;
  return case when cardinality(found) > enough then null else coalesce(found, '{}') end;
end $$;
alter function app.search(regclass, name[], text, jsonb, int) owner to edp_reader;
revoke all on function app.search(regclass, name[], text, jsonb, int) from public;
grant execute on function app.search(regclass, name[], text, jsonb, int) to edp_app;

-- The share of the tenant's rows that the planner expects to contain a text in a searched column: for an estimate of how
-- many a search finds. Under row-level security the planner would not use what it knows of the index.
create or replace function app.matching_share(target regclass, query text) returns numeric
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  is_tenant boolean := app.has_column(target, 'tenant_id');
  tenant    int := case when is_tenant then app.current_tenant() else 0 end;
  whole     text := case when is_tenant then format('tenant_id = %L', tenant) else 'true' end;
begin
  return least(1, app.expected_rows(target, format('%s @> %L', (app.search_index(target)).expression, app.query_grams(tenant, query)))
                  / greatest(1, app.expected_rows(target, whole)));
end $$;
alter function app.matching_share(regclass, text) owner to edp_reader;
revoke all on function app.matching_share(regclass, text) from public;
grant execute on function app.matching_share(regclass, text) to edp_app;
