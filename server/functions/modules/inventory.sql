-- The boundary of inventory organisations: a session works in one of them and sees the materials and products which that one has,
-- and the BOMs of those. As sharing does, it travels with each statement as a setting beside the tenant:
--
--   app.organisation = '<id of the active inventory organisation>', or '0' where the user has none
--
-- A setting that is absent or empty means all records: the master organisation, the system itself.

-- The condition "the active organisation has this record" as text; `relation` is the table whose assignments are asked. The subquery
-- yields a value because of `exists` the planner may make a list of all that the organisation has, to look at one.
create or replace function app.in_organisation(relation name, record text) returns text
language sql immutable
return format($f$((select coalesce(current_setting('app.organisation', true), '') = '') or (select true from public.%1$I assigned
  where assigned.tenant_id = (select app.current_tenant()) and assigned.inventory_organisation_id = (select nullif(current_setting('app.organisation', true), '')::bigint)
    and assigned.%2$I = %3$s) is true)$f$, relation || '_assignment', relation || '_id', record);

-- Whether organisations have the records of a table: then another one says which.
create or replace function app.is_assigned(relation name) returns boolean
language sql stable
return to_regclass(format('public.%I', relation || '_assignment')) is not null;

-- The condition for a row of a table that is called `row_name`: where organisations do not have its records, what its module says in
-- `app.<table>_boundary`, 'true' where it says nothing.
create or replace function app.boundary_of(relation name, row_name text) returns text
language plpgsql stable as $$
declare
  condition text := 'true';
begin
  if app.is_assigned(relation) then return app.in_organisation(relation, row_name || '.id'); end if;
  if to_regprocedure(format('app.%I(text)', relation || '_boundary')) is not null then
    execute format('select app.%I($1)', relation || '_boundary') into condition using row_name;
  end if;
  return condition;
end $$;

-- The links that the condition asks for, as app.search takes them; {} where there is no boundary.
create or replace function app.boundary_link(relation name) returns jsonb
language sql stable
return case when app.is_assigned(relation) and coalesce(current_setting('app.organisation', true), '') <> ''
  then jsonb_build_object(relation || '_assignment', jsonb_build_object('own', relation || '_id', 'other', 'inventory_organisation_id', 'id', current_setting('app.organisation', true)))
  else '{}' end;

-- Puts a table under a condition, beside the tenant's policy and the sharing rules. To edp_app: the functions of edp_reader hold it themselves.
create or replace procedure app.bound_by(target regclass, condition text, bounds_inserts boolean)
language plpgsql as $$
begin
  execute format('create policy organisation_see on %s as restrictive for select to edp_app using (%s)', target, condition);
  execute format('create policy organisation_edit on %s as restrictive for update to edp_app using (%s)', target, condition);
  execute format('create policy organisation_delete on %s as restrictive for delete to edp_app using (%s)', target, condition);
  if bounds_inserts then execute format('create policy organisation_add on %s as restrictive for insert to edp_app with check (%s)', target, condition); end if;
end $$;

-- A new record is in no organisation until it is assigned to one, so inserts are free.
create or replace procedure app.bound_to_organisation(target regclass)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = target);
begin
  call app.bound_by(target, app.boundary_of(relation, relation), false);
end $$;

-- A row that belongs to a material or a product is seen and changed where that is.
create or replace procedure app.bound_with_owner(target regclass, owner name)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = target);
begin
  call app.bound_by(target, app.in_organisation(owner, format('%I.%I', relation, owner || '_id')), true);
end $$;

-- Whether the active organisation has the record that a change belongs to. What is gone has no organisation: only the master reads about it.
-- The function is for the partitioned log, whose rows name their record by text; it names the tables, because a statement that is put together would be planned for each row.
create or replace function app.is_root_in_organisation(root_table text, root_id text) returns boolean
language plpgsql stable as $$
declare
  organisation constant bigint := nullif(current_setting('app.organisation', true), '')::bigint;
begin
  return case root_table
    when 'material' then exists (select from public.material_assignment a where a.tenant_id = app.current_tenant() and a.inventory_organisation_id = organisation and a.material_id = root_id::bigint)
    when 'product' then exists (select from public.product_assignment a where a.tenant_id = app.current_tenant() and a.inventory_organisation_id = organisation and a.product_id = root_id::bigint)
    when 'bom' then exists (select from public.bom b where b.id = root_id::bigint)
    else true end;
end $$;
