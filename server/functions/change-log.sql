-- The change log: who changed which fields of which record, written once per statement from its transition tables.
-- A record belongs to a root: a node to its tree, a link to the record that it was added to, a translation to the record that it
-- translates. Most records are their own root. `app.protect` and `app.protect_links` put the triggers on a table.

-- The roots of the records that a column refers to: {"<id>": {"table": …, "id": …, "owner": owner of the root}}. What is gone
-- has no owner, so that only users who see every record of its type read about it.
create or replace function app.roots_of(of_table text, ids bigint[]) returns jsonb
language plpgsql stable as $$
declare
  root  record;
  owner text;
  roots jsonb;
begin
  select c.root_table, c.root_column into root from app.change_root c where c.table_name = of_table;
  owner := case when app.has_column(to_regclass(format('public.%I', coalesce(root.root_table, of_table))), 'owner_id') then 'r.owner_id' else 'null' end;
  if root.root_table is not null then
    execute format($f$
      select jsonb_object_agg(wanted, jsonb_build_object('table', $2, 'id', coalesce(n.%2$I::text, ''), 'owner', %4$s))
        from unnest($1) wanted left join public.%1$I n on n.id = wanted left join public.%3$I r on r.id = n.%2$I$f$,
      of_table, root.root_column, root.root_table, owner) into roots using ids, root.root_table;
  elsif owner <> 'null' then
    execute format($f$
      select jsonb_object_agg(id, jsonb_build_object('table', $2, 'id', id::text, 'owner', r.owner_id)) from public.%I r where id = any ($1)$f$,
      of_table) into roots using ids, of_table;
  end if;
  return coalesce(roots, '{}');
end $$;

-- The fields of the rows that a bulk statement added or removed, as the text of an expression over a row `r`: the same as `app.log_changes` builds of the whole row as JSON, in
-- half of the time. What is null or an empty text is left out, because a text that is joined with null is null. To make and plan it takes as long as to log a few rows.
create or replace function app.logged_fields(target regclass, side text, ignored text[], secrets text[]) returns text
language sql stable as $$
  select format('(''{'' || concat_ws('', '', %s) || ''}'')::jsonb', string_agg(format('%L || %s || ''}''', to_json(attname::text) || ': {"' || side || '": ',
           case when attname = any (secrets) then format('case when r.%I::text <> '''' then ''"***"'' end', attname)
                -- A column of JSON may hold its null.
                when atttypid in ('json'::regtype, 'jsonb'::regtype) then format('nullif(nullif(r.%I::text, ''null''), ''""'')', attname)
                when typcategory = 'S' then format('to_json(nullif(r.%I, ''''))::text', attname)
                else format('to_json(r.%I)::text', attname) end), ', '))
    from pg_attribute join pg_type t on t.oid = atttypid where attrelid = target and attnum > 0 and not attisdropped and attname <> all (ignored) and right(attname, 9) <> '_file_ids'
$$;

-- Logs the records that a statement changed: of new and removed ones the fields that are filled in, of others those that differ, nulls included; secrets as "***". `rows` are the new
-- rows, of a delete the old ones. Arguments, as given to `app.protect`: root, root_column, root_table_column, each empty where
-- there is none, then the columns that are secret. Planned once: planning takes longer than writing one record.
create or replace function app.log_changes() returns trigger
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  own_table    constant text := coalesce(nullif(tg_argv[0], ''), tg_table_name);
  root_column  constant text := coalesce(nullif(tg_argv[1], ''), 'id');
  table_column constant text := tg_argv[2];
  secrets      constant text[] := tg_argv[3:];
  ignored      constant text[] := '{tenant_id,id,version,created_by,created_time,updated_by,updated_time,owner_id,initials,pinyin,has_left}';
  request      constant text := nullif(current_setting('app.request', true), '');
  side         constant text := case tg_op when 'INSERT' then 'after' else 'before' end;
  -- By the table and the id that the records refer to; empty for records that are their own root.
  roots        jsonb := '{}';
  is_bulk      boolean;
begin
  if not exists (select from rows) then return null; end if;
  is_bulk := tg_op <> 'UPDATE' and (select count(*) from (select from rows limit 20) few) = 20;
  if tg_argv[1] <> '' then
    execute format('select jsonb_object_agg(of_table, app.roots_of(of_table, ids)) from (
        select %s as of_table, array_agg(distinct %I) as ids from rows group by 1) referred',
      case when table_column = '' then quote_literal(own_table) else quote_ident(table_column) end, root_column) into roots;
  end if;

  if is_bulk then
    execute format('
      insert into public.change_record (tenant_id, table_name, record_id, root_table, root_id, action, changes, user_id, request_id, owner_id)
      select tenant_id, $1, record_id, coalesce(root ->> ''table'', of_table), coalesce(root ->> ''id'', of_id), $2, changes, app.current_user_id(), $3, coalesce(own_owner, (root ->> ''owner'')::bigint)
        from (select r.tenant_id, r.id::text as record_id, %s as of_table, r.%I::text as of_id, %s as changes, %s as own_owner from rows r offset 0) logged
       cross join lateral (select $4 #> array[of_table, of_id] as root) found
       where changes <> ''{}''',
      case when table_column = '' then quote_literal(own_table) else format('coalesce(r.%I::text, %L)', table_column, own_table) end, root_column,
      app.logged_fields(tg_relid, side, ignored, secrets), case when app.has_column(tg_relid, 'owner_id') then 'r.owner_id' else 'null::bigint' end)
      using tg_table_name::text, lower(tg_op), request, roots;
  elsif tg_op <> 'UPDATE' then
    insert into public.change_record (tenant_id, table_name, record_id, root_table, root_id, action, changes, user_id, request_id, owner_id)
    select tenant_id, tg_table_name, record_id, coalesce(root ->> 'table', of_table), coalesce(root ->> 'id', whole ->> root_column),
           lower(tg_op), changes, app.current_user_id(), request, coalesce(whole ->> 'owner_id', root ->> 'owner')::bigint
      from (select r.tenant_id, r.id::text as record_id, to_jsonb(r) as whole from rows r offset 0) changed
     cross join lateral (
       -- As text: to build an object for each field takes half as long again, and a product may bring thousands of rows.
       select ('{' || string_agg(to_json(key) || ': {"' || side || '": ' || case when key = any (secrets) then '"***"' else value::text end || '}', ', ') || '}')::jsonb as changes
         from jsonb_each(whole - ignored) where value not in ('null', '""') and right(key, 9) <> '_file_ids') fields
     cross join lateral (select coalesce(whole ->> table_column, own_table) as of_table) reference
     cross join lateral (select roots -> of_table -> (whole ->> root_column) as root) found
     where changes is not null;
  else
    insert into public.change_record (tenant_id, table_name, record_id, root_table, root_id, action, changes, user_id, request_id, owner_id)
    select tenant_id, tg_table_name, record_id, coalesce(root ->> 'table', of_table), coalesce(root ->> 'id', whole ->> root_column),
           'update', changes, app.current_user_id(), request, coalesce(whole ->> 'owner_id', root ->> 'owner')::bigint
      from (select r.tenant_id, r.id::text as record_id, to_jsonb(r) as whole, to_jsonb(o) as earlier
              -- A full join, because the plan is kept: a nested loop that was chosen for one row would take forever for thousands.
              from rows r full join old_rows o on o.id = r.id offset 0) changed
     cross join lateral (
       select jsonb_object_agg(key, case when key = any (secrets) then '{"before": "***", "after": "***"}'
                                         else jsonb_build_object('before', earlier -> key, 'after', value) end) as changes
         from jsonb_each(whole - ignored) where value is distinct from earlier -> key and key !~ '_file_ids$') fields
     cross join lateral (select coalesce(whole ->> table_column, own_table) as of_table) reference
     cross join lateral (select roots -> of_table -> (whole ->> root_column) as root) found
     where changes is not null;
  end if;
  return null;
end $$;

-- Logs the links that a statement added or removed: one record for each root, {"<other column>": {"added": [ids]}}.
-- Arguments: root, root_column, other_column.
create or replace function app.log_links() returns trigger
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  side  constant text := case tg_op when 'INSERT' then 'added' else 'removed' end;
  roots jsonb;
begin
  if not exists (select from rows) then return null; end if;
  roots := (select app.roots_of(tg_argv[0], array_agg(distinct (to_jsonb(r) ->> tg_argv[1])::bigint)) from rows r);
  insert into public.change_record (tenant_id, table_name, record_id, root_table, root_id, action, changes, user_id, request_id, owner_id)
  select tenant_id, tg_table_name, root_id, tg_argv[0], root_id, lower(tg_op), jsonb_build_object(tg_argv[2], jsonb_build_object(side, others)),
         app.current_user_id(), nullif(current_setting('app.request', true), ''), (roots -> root_id ->> 'owner')::bigint
    from (select r.tenant_id, to_jsonb(r) ->> tg_argv[1] as root_id, jsonb_agg(to_jsonb(r) -> tg_argv[2]) as others from rows r group by 1, 2) changed;
  return null;
end $$;

-- Whether a user has changed anything, also what the caller may not read about: such a user is disabled, not deleted.
create or replace function app.has_history(person bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.change_record where tenant_id = app.current_tenant() and user_id = person)
$$;
alter function app.has_history(bigint) owner to edp_reader;
revoke all on function app.has_history(bigint) from public;
grant execute on function app.has_history(bigint) to edp_app;

-- Users who see records from now on also read what happened to them before: the history of these records follows their owner.
create or replace function app.hand_over_history(of_table text, records bigint[], successor bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.change_record set owner_id = successor
   where tenant_id = app.current_tenant() and root_table = of_table and root_id = any (records::text[])
$$;
alter function app.hand_over_history(text, bigint[], bigint) owner to edp_reader;
revoke all on function app.hand_over_history(text, bigint[], bigint) from public;
grant execute on function app.hand_over_history(text, bigint[], bigint) to edp_app;

-- The change log has a partition for each month, so that old ones can be dropped at once. Months are those of UTC, whatever
-- the time zone of a session. The default partition is empty while partitions are made ahead; without them it takes the
-- rows, so that no write fails.

-- Creates the partitions of this month and of the next `months_ahead`; what the default partition holds of them moves there.
create or replace function app.create_change_partitions(months_ahead int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '5s' as $$
declare
  first   constant timestamptz := date_trunc('month', now());
  month   timestamptz;
  name    text;
  span    text;
  created int := 0;
begin
  -- One process at a time.
  perform pg_advisory_xact_lock(hashtext('app.create_change_partitions'));
  for month in select * from generate_series(first, first + make_interval(months => months_ahead), interval '1 month') loop
    name := to_char(month, '"change_record_"YYYY_MM');
    continue when to_regclass('public.' || name) is not null;
    span := format('created_time >= %L and created_time < %L', month, month + interval '1 month');
    lock table public.change_record_default in access exclusive mode;
    execute format('create table public.%I (like public.change_record including defaults including constraints)', name);
    execute format('with moved as (delete from public.change_record_default where %s returning *) insert into public.%I select * from moved', span, name);
    execute format('alter table public.change_record attach partition public.%I for values from (%L) to (%L)', name, month, month + interval '1 month');
    created := created + 1;
  end loop;
  return created;
end $$;

-- Drops what is older than this month and the `keep_months` before it, never less than one; returns how many partitions.
create or replace function app.drop_change_partitions(keep_months int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '5s' as $$
declare
  keep_from constant timestamptz := date_trunc('month', now()) - make_interval(months => greatest(keep_months, 1));
  name      text;
  dropped   int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.create_change_partitions'));
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'public.change_record'::regclass and c.relname ~ '^change_record_\d{4}_\d{2}$'
       and to_date(right(c.relname, 7), 'YYYY_MM') < keep_from
  loop
    execute format('drop table public.%I', name);
    dropped := dropped + 1;
  end loop;
  delete from public.change_record_default where created_time < keep_from;
  return dropped;
end $$;
revoke all on function app.create_change_partitions(int), app.drop_change_partitions(int) from public;
grant execute on function app.create_change_partitions(int), app.drop_change_partitions(int) to edp_app;
