-- Sharing: of some tables a tenant may say that users see, or change, only what is theirs, what belongs to their
-- organisation, and what a rule gives them. Whose records those are is settled when a session is read (`app.sharing_of`) and
-- travels with each statement as a setting beside the tenant:
--
--   app.see_<table>, app.edit_<table> = '<lowest owner id>:<hex of one bit per owner id from there on>'
--
-- A setting that is absent or empty means all records: public types, administrators, the system itself.

create or replace function app.scope_lowest(setting text) returns bigint
language sql stable parallel safe
return split_part(nullif(current_setting(setting, true), ''), ':', 1)::bigint;

create or replace function app.scope_bits(setting text) returns varbit
language sql stable parallel safe
return ('x' || split_part(nullif(current_setting(setting, true), ''), ':', 2))::varbit;

-- The condition "this owner's records are in the scope of the setting", as text for policies and functions:
-- subqueries are evaluated once for a statement, and a bit beyond the end is no bit rather than an error.
create or replace function app.in_scope(setting text, owner text) returns text
language sql immutable
return format($f$((select coalesce(current_setting(%1$L, true), '') = '') or %2$s = 0
  or substring((select app.scope_bits(%1$L)) from (%2$s - (select app.scope_lowest(%1$L)))::int + 1 for 1) = B'1')$f$, setting, owner);

-- Whom a record belongs to, as text for its generated column: the user to whom it was handed over, or who created it. What came
-- with the system (no creator, or source 1) has owner 0 and is for all.
create or replace function app.owner_of(target regclass) returns text
language sql stable
return format('case when %s then 0 else coalesce(handed_to, created_by, 0) end',
  case when exists (select from pg_attribute where attrelid = target and attname = 'source' and atttypid = 'int2'::regtype) then 'source = 1' else 'false' end);

-- The user to whom a record was handed over, such as by one who left. It is not among what a form saves.
create or replace procedure app.add_handed_to(target regclass)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = target);
begin
  execute format('alter table %s add handed_to bigint, add constraint %I foreign key (tenant_id, handed_to) references public.user_account',
    target, relation || '_handed_to_fkey');
  execute format('create index %I on %s (tenant_id, handed_to) where handed_to is not null', relation || '_by_handed_to', target);
end $$;

-- Changes how the owner of the records of a table is found. An index with the owner that foreign keys need is built again, so these are
-- taken off meanwhile.
create or replace procedure app.set_owner(target regclass, expression text)
language plpgsql as $$
declare
  owner    smallint := (select attnum from pg_attribute where attrelid = target and attname = 'owner_id');
  referrer record;
  again    text[] := '{}';
begin
  for referrer in
    select c.conrelid::regclass as of_table, c.conname, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_index i on i.indexrelid = c.conindid
     where c.contype = 'f' and c.confrelid = target and c.conparentid = 0 and owner = any (i.indkey)
  loop
    execute format('alter table %s drop constraint %I', referrer.of_table, referrer.conname);
    again := again || format('alter table %s add constraint %I %s', referrer.of_table, referrer.conname, referrer.definition);
  end loop;
  execute format('alter table %s alter column owner_id set expression as (%s)', target, expression);
  for place in 1..cardinality(again) loop
    execute again[place];
  end loop;
end $$;

-- Puts a table under the sharing rules, beside the tenant's policy. Its records belong to the user who created
-- them, or to whom they were handed over.
create or replace procedure app.shareable(target regclass)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = target);
  see      text := app.in_scope('app.see_' || relation, 'owner_id');
  edit     text := app.in_scope('app.edit_' || relation, 'owner_id');
begin
  call app.add_handed_to(target);
  execute format('alter table %s add owner_id bigint not null generated always as (%s) stored', target, app.owner_of(target));
  execute format('create index %I on %s (tenant_id, owner_id)', relation || '_by_owner', target);
  -- To edp_app: the functions of edp_reader hold the rules themselves.
  execute format('create policy sharing_see on %s as restrictive for select to edp_app using (%s)', target, see);
  execute format('create policy sharing_edit on %s as restrictive for update to edp_app using (%s)', target, edit);
  execute format('create policy sharing_delete on %s as restrictive for delete to edp_app using (%s)', target, edit);
end $$;

-- The nodes of a tree are seen and changed by the users who see and may change its set. Where no user is restricted, which is
-- asked once for a statement, nothing is looked up.
create or replace procedure app.share_with_set(nodes regclass, sets regclass)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = sets);
  shared   text := '((select coalesce(current_setting(%L, true), '''') = '''') or %I in (select s.id from %s s where s.tenant_id = app.current_tenant()%s))';
  see      text := format(shared, 'app.see_' || relation, relation || '_id', sets, '');
  edit     text := format(shared, 'app.edit_' || relation, relation || '_id', sets, ' and ' || app.in_scope('app.edit_' || relation, 's.owner_id'));
begin
  execute format('create policy set_see on %s as restrictive for select to edp_app using (%s)', nodes, see);
  execute format('create policy set_add on %s as restrictive for insert to edp_app with check (%s)', nodes, edit);
  execute format('create policy set_edit on %s as restrictive for update to edp_app using (%s)', nodes, edit);
  execute format('create policy set_delete on %s as restrictive for delete to edp_app using (%s)', nodes, edit);
end $$;

-- The condition "the session sees what this row depends on, whoever owns it" as text, for the functions of edp_reader: what the module of
-- a table says in `app.<table>_in_scope`, 'true' where it says nothing.
create or replace function app.module_scope(relation name, row_name text) returns text
language plpgsql stable as $$
declare
  condition text := 'true';
begin
  if to_regprocedure(format('app.%I(text)', relation || '_in_scope')) is not null then
    execute format('select app.%I($1)', relation || '_in_scope') into condition using row_name;
  end if;
  return condition;
end $$;

-- The tables whose records belong to users and can be handed over.
create or replace function app.handed_over_tables() returns setof name
language sql stable as $$
  select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
   where a.attname = 'handed_to' and not a.attisdropped and c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1
$$;
