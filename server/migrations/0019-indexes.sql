-- What lists and the workbench need to stay quick with hundreds of thousands of rows in a tenant.

-- Keeps how many rows of a table have each value of a column, per tenant, as notes in `tally` beside those of
-- `app.countable`: a list that is filtered by that column need not count either. For columns of few values.
create function app.note_count_by() returns trigger
language plpgsql as $$
declare
  field   text := tg_argv[0];
  changes text := case tg_op when 'INSERT' then format('select tenant_id, %I as value, 1 as n from added', field)
                             when 'DELETE' then format('select tenant_id, %I as value, -1 as n from removed', field)
                             else format('select tenant_id, %1$I as value, 1 as n from added union all select tenant_id, %1$I, -1 from removed', field) end;
  names   text[];
begin
  execute format($f$
    with noted as (
      insert into public.tally (tenant_id, table_name, rows)
        select tenant_id, %L || value::text, sum(n) from (%s) changed group by tenant_id, value having sum(n) <> 0
      returning id, table_name
    ) select array_agg(distinct table_name) filter (where id %% 20 = 0) from noted
  $f$, tg_table_name || '.' || field || '=', changes) into names;
  -- Now and then the notes of a value are summed up. Those that somebody else is summing up are left to him.
  if names is not null then
    with summed as (
      delete from public.tally t using (
        select tenant_id, table_name, id from public.tally
         where tenant_id = app.current_tenant() and table_name = any (names) for update skip locked) noted
       where (t.tenant_id, t.table_name, t.id) = (noted.tenant_id, noted.table_name, noted.id)
      returning t.tenant_id, t.table_name, t.rows
    )
    insert into public.tally (tenant_id, table_name, rows)
      select tenant_id, table_name, sum(rows) from summed group by tenant_id, table_name having sum(rows) <> 0;
  end if;
  return null;
end $$;

-- Writes down what is there already. Policies would hide it from an owner that is no superuser.
create procedure app.count_present(target regclass, tally_name text)
language plpgsql as $$
begin
  execute format('alter table %s no force row level security', target);
  alter table public.tally no force row level security;
  execute format('insert into public.tally (tenant_id, table_name, rows) select tenant_id, %s, count(*) from %s group by 1, 2', tally_name, target);
  alter table public.tally force row level security;
  execute format('alter table %s force row level security', target);
end $$;

create procedure app.count_by(target regclass, field name)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = target);
  note     text := format('execute function app.note_count_by(%L)', field);
begin
  execute format('create trigger %I after insert on %s referencing new table as added for each statement %s', 'count_by_' || field || '_added', target, note);
  execute format('create trigger %I after delete on %s referencing old table as removed for each statement %s', 'count_by_' || field || '_removed', target, note);
  execute format('create trigger %I after update on %s referencing new table as added old table as removed for each statement %s',
    'count_by_' || field || '_changed', target, note);
  call app.count_present(target, format('%L || %I::text', relation || '.' || field || '=', field));
end $$;

-- These have grown into lists that can be large.
call app.countable('public.user_account');
call app.count_present('public.user_account', quote_literal('user_account'));
call app.countable('public.organisation');
call app.count_present('public.organisation', quote_literal('organisation'));
call app.countable('public.user_group');
call app.count_present('public.user_group', quote_literal('user_group'));
call app.countable('public.sharing_rule');
call app.count_present('public.sharing_rule', quote_literal('sharing_rule'));

call app.count_by('public.brand', 'active');
call app.count_by('public.unit', 'active');
call app.count_by('public.unit', 'unit_category');
call app.count_by('public.category_set', 'active');
call app.count_by('public.category_set', 'type');
call app.count_by('public.label_set', 'active');
call app.count_by('public.application', 'active');
call app.count_by('public.user_account', 'active');
call app.count_by('public.setting', 'type');
call app.count_by('public.sharing_rule', 'active');

-- The pages of a list that is filtered, in its order.
drop index public.brand_inactive;
create index brand_by_activity on public.brand (tenant_id, active, sort_order, id);
create index unit_by_activity on public.unit (tenant_id, active, sort_order, id);
create index category_set_by_type on public.category_set (tenant_id, type, source, id desc);
create index sharing_rule_by_activity on public.sharing_rule (tenant_id, active, id desc);
create index user_account_by_activity on public.user_account (tenant_id, active, id);

-- The workbench tells what people did, which came by a request.
drop index public.change_record_newest;
create index change_record_newest on public.change_record (tenant_id, table_name, created_time desc, id desc) where request_id is not null;

-- What a text must have to contain a query: its 2-grams; the 1-grams follow from them, and their long lists take
-- the most time to read. A query of one or two characters is itself a gram: then nothing is left to compare.
create function app.query_grams(query text) returns text[]
language sql immutable parallel safe strict as $$
  select case when length(word) < 2 then array[word] else array(select substr(word, i, 2) from generate_series(1, length(word) - 1) i) end
    from (select lower(query) as word) given
$$;

create or replace procedure app.write_search(target regclass, field name)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = target);
  search   text := format('app.%I', 'search_' || relation || '_' || field);
  shared   boolean := exists (select from pg_attribute where attrelid = target and attname = 'owner_id' and attgenerated = 's');
begin
  execute format($f$
    create or replace function %1$s(query text, most int) returns table (total bigint, ids bigint[])
    language sql stable security definer set search_path = pg_catalog, pg_temp as $body$
      with hits as materialized (
        select id from public.%2$I
         where tenant_id = app.current_tenant()
           and app.grams(%3$I) @> app.query_grams(query)
           and (length(lower(query)) <= 2 or position(lower(query) in lower(%3$I)) > 0)
           and %4$s
      )
      select count(*), case when count(*) <= most then array_agg(id) end from hits
    $body$
  $f$, search, relation, field, case when shared then app.in_scope('app.see_' || relation, 'owner_id') else 'true' end);
  execute format('alter function %s(text, int) owner to edp_reader', search);
  execute format('revoke all on function %s(text, int) from public', search);
  execute format('grant execute on function %s(text, int) to edp_app', search);
end $$;

do $$
declare
  searched record;
begin
  for searched in
    select c.oid::regclass as target, a.attname as field from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and to_regprocedure(format('app.%I(text, int)', 'search_' || c.relname || '_' || a.attname)) is not null
  loop
    call app.write_search(searched.target, searched.field);
  end loop;
end $$;

call app.searchable('public.organisation', 'name');
call app.searchable('public.organisation', 'code');
call app.searchable('public.user_group', 'name');
call app.searchable('public.sharing_rule', 'name');
