-- The nodes of a tree are shared with its set (see `app.share_with_set`).
create or replace function app.shared_as(table_name text) returns text
language sql immutable parallel safe
return case table_name when 'category' then 'category_set' when 'label' then 'label_set' else table_name end;

-- Whose a changed record is: its own owner, or the one of the set that it stands in.
create or replace function app.owner_of(table_name text, record jsonb) returns bigint
language plpgsql stable as $$
begin
  -- Written out, so that they are planned once: a tree that is deleted may have tens of thousands of nodes.
  case table_name
    when 'category' then return (select owner_id from public.category_set where id = (record ->> 'category_set_id')::bigint);
    when 'label' then return (select owner_id from public.label_set where id = (record ->> 'label_set_id')::bigint);
    else return (record ->> 'owner_id')::bigint;
  end case;
end $$;

-- Writes down who changed which fields of a record. Its arguments are the columns whose values are secret.
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

-- Whether a user has changed anything, whoever may read about it: such a user is disabled, not deleted.
create or replace function app.has_history(person bigint) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.change_record where tenant_id = app.current_tenant() and user_id = person)
$$;
alter function app.has_history(bigint) owner to edp_reader;
revoke all on function app.has_history(bigint) from public;
grant execute on function app.has_history(bigint) to edp_app;
