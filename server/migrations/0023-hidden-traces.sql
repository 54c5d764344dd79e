-- What people do not see must not show through what was written down about it, nor through its pictures.

-- The nodes of a tree are shared with its set (see `app.share_with_set`).
create function app.shared_as(table_name text) returns text
language sql immutable parallel safe
return case table_name when 'category' then 'category_set' when 'label' then 'label_set' else table_name end;

-- Whose a changed record is: its own owner, or the one of the set that it stands in.
create function app.owner_of(table_name text, record jsonb) returns bigint
language plpgsql stable as $$
begin
  -- Written out, so that they are planned once: a tree that is deleted may have tens of thousands of nodes.
  case table_name
    when 'category' then return (select owner_id from public.category_set where id = (record ->> 'category_set_id')::bigint);
    when 'label' then return (select owner_id from public.label_set where id = (record ->> 'label_set_id')::bigint);
    else return (record ->> 'owner_id')::bigint;
  end case;
end $$;

create or replace function app.record_change() returns trigger
language plpgsql as $$
declare
  before  jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after   jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  whole   jsonb := before || after;
  changes jsonb;
begin
  select jsonb_object_agg(field, case
      when field = any (tg_argv) then '{"before": "***", "after": "***"}'::jsonb
      else jsonb_strip_nulls(jsonb_build_object('before', before -> field, 'after', after -> field))
    end)
    into changes
    from jsonb_object_keys(whole) as field
   where before -> field is distinct from after -> field
     and field not in ('tenant_id', 'id', 'version', 'created_by', 'created_time', 'updated_by', 'updated_time', 'owner_id');
  if changes is not null then
    insert into public.change_record (tenant_id, table_name, record_id, action, changes, user_id, request_id, owner_id)
    values ((whole ->> 'tenant_id')::int, tg_table_name, coalesce(whole ->> 'id', ''), lower(tg_op), changes,
            app.current_user_id(), nullif(current_setting('app.request', true), ''), app.owner_of(tg_table_name, whole));
  end if;
  return null;
end $$;

-- A node whose set is not known any more is nobody's to read about but those who see every set.
drop policy sharing_see on public.change_record;
create policy sharing_see on public.change_record as restrictive for select to edp_app using (
  (owner_id is null and app.shared_as(table_name) = table_name)
  or coalesce(current_setting('app.see_' || app.shared_as(table_name), true), '') = ''
  or owner_id = 0
  or substring(app.scope_bits('app.see_' || app.shared_as(table_name))
       from (owner_id - app.scope_lowest('app.see_' || app.shared_as(table_name)))::int + 1 for 1) = B'1');

-- What was written down so far. Policies would hide it from an owner that is no superuser.
do $$
declare
  nodes text;
  touched text;
begin
  foreach touched in array array['change_record', 'category', 'category_set', 'label', 'label_set'] loop
    execute format('alter table public.%I no force row level security', touched);
  end loop;
  foreach nodes in array array['category', 'label'] loop
    execute format('update public.change_record c set owner_id = s.owner_id
      from public.%1$I n join public.%2$I s on s.tenant_id = n.tenant_id and s.id = n.%3$I
     where c.tenant_id = n.tenant_id and c.table_name = %1$L and c.record_id = n.id::text',
      nodes, app.shared_as(nodes), app.shared_as(nodes) || '_id');
  end loop;
  foreach touched in array array['change_record', 'category', 'category_set', 'label', 'label_set'] loop
    execute format('alter table public.%I force row level security', touched);
  end loop;
end $$;

-- Whether a person has changed anything, whoever may read about it: such a person is disabled, not deleted.
create function app.has_history(person bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.change_record where tenant_id = app.current_tenant() and user_id = person)
$$;
alter function app.has_history(bigint) owner to edp_reader;
revoke all on function app.has_history(bigint) from public;
grant execute on function app.has_history(bigint) to edp_app;

-- Whether something that the person sees refers to a file.
create function app.sees_file(wanted bigint) returns boolean
language plpgsql stable as $$
declare
  reference record;
  seen      boolean;
begin
  for reference in
    select c.conrelid::regclass as referrer,
           (select a.attname from pg_attribute a
             where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'tenant_id') as col
      from pg_constraint c where c.contype = 'f' and c.confrelid = 'public.file'::regclass
  loop
    execute format('select exists (select from %s where tenant_id = app.current_tenant() and %I = $1)', reference.referrer, reference.col)
      into seen using wanted;
    if seen then return true; end if;
  end loop;
  return false;
end $$;
create index brand_by_picture on public.brand (tenant_id, picture_file_id) where picture_file_id is not null;
create index unit_by_picture on public.unit (tenant_id, picture_file_id) where picture_file_id is not null;
create index category_by_picture on public.category (tenant_id, picture_file_id) where picture_file_id is not null;
create index label_by_picture on public.label (tenant_id, picture_file_id) where picture_file_id is not null;
create index user_account_by_avatar on public.user_account (tenant_id, avatar_file_id) where avatar_file_id is not null;

-- A company that is no longer served is out at once, in every process.
create function app.announce_tenant() returns trigger
language plpgsql as $$
begin
  perform pg_notify('access_changed', new.id::text);
  return null;
end $$;
create trigger announce after update of active on app.tenant for each row execute function app.announce_tenant();
