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

-- The condition "the session sees what this row depends on, whichever user owns it" as text, for the functions of edp_reader: what the module of
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

-- The links that this condition asks for, as app.search takes them: what the module says in `app.<table>_links_in_scope`, {} where it
-- says nothing.
create or replace function app.module_links(relation name) returns jsonb
language plpgsql stable as $$
declare
  links jsonb := '{}';
begin
  if to_regprocedure(format('app.%I()', relation || '_links_in_scope')) is not null then
    execute format('select app.%I()', relation || '_links_in_scope') into links;
  end if;
  return links;
end $$;

-- The tables whose records belong to users and can be handed over.
create or replace function app.handed_over_tables() returns setof name
language sql stable as $$
  select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid
   where a.attname = 'handed_to' and not a.attisdropped and c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1
$$;

-- Whose records the sharing rules of a tenant give to a user.

-- An organisation and those below it.
create or replace function app.organisations_below(top bigint) returns table (id bigint)
language sql stable as $$
  with recursive below as (
    select o.id from public.organisation o where o.id = top
    union select o.id from public.organisation o join below b on o.parent_id = b.id
  )
  select id from below
$$;

-- An organisation and those above it.
create or replace function app.organisations_above(bottom bigint) returns table (id bigint)
language sql stable as $$
  with recursive above as (
    select o.id, o.parent_id from public.organisation o where o.id = bottom
    union select o.id, o.parent_id from public.organisation o join above a on o.id = a.parent_id
  )
  select id from above
$$;

-- The users that one side of a rule means: named, in an organisation or below it, with a role, in a group.
create or replace function app.people_of_rule(rule bigint, of_side text) returns table (user_id bigint)
language sql stable as $$
  select p.user_id from public.sharing_rule_part p where p.rule_id = rule and p.side = of_side and p.user_id is not null
  union select u.id from public.sharing_rule_part p, app.organisations_below(p.organisation_id) o, public.user_account u
   where p.rule_id = rule and p.side = of_side and p.organisation_id is not null and u.organisation_id = o.id
  union select r.user_id from public.sharing_rule_part p join public.user_role r on r.role_id = p.role_id
   where p.rule_id = rule and p.side = of_side
  union select g.user_id from public.sharing_rule_part p join public.user_group_member g on g.group_id = p.group_id
   where p.rule_id = rule and p.side = of_side
$$;

-- For each table that is not public: whose records a user with this active role sees, and whose they may change.
-- Null for all: the head of the whole company sees and changes everything.
create or replace function app.sharing_of(person bigint, active_role bigint) returns table (table_name text, mode smallint, see bigint[], edit bigint[])
language sql stable as $$
  with place as (
    select organisation_id from public.user_account where id = person
  ), colleagues as (
    select u.id as user_id from place, app.organisations_below(place.organisation_id) o, public.user_account u where u.organisation_id = o.id
    union select person
  ), given as (
    select r.id, r.table_name, r.writable from public.sharing_rule r
     where r.active and exists (
       select from public.sharing_rule_part p
        where p.rule_id = r.id and p.side = 'target'
          and (p.user_id = person or p.role_id = active_role
               or p.organisation_id in (select o.id from place, app.organisations_above(place.organisation_id) o)
               or p.group_id in (select g.group_id from public.user_group_member g where g.user_id = person)))
  ), shared as (
    select g.table_name, g.writable, s.user_id from given g, app.people_of_rule(g.id, 'source') s
  )
  select table_name, mode, case when cardinality(see) < people then see end, case when cardinality(edit) < people then edit end
    from (
      select m.table_name, m.mode, (select count(*) from public.user_account) as people,
             array(select user_id from colleagues union select s.user_id from shared s where s.table_name = m.table_name) as see,
             array(select user_id from colleagues union select s.user_id from shared s where s.table_name = m.table_name and s.writable) as edit
        from public.sharing_mode m where m.mode > 0
    ) limited
$$;

-- Who sees a record of this owner, and why: a row for each reason. A rule that names a role is in effect while that role is
-- active, and only where the role has the permission: `role_id` is given where the access is through a role alone.
create or replace function app.access_to(of_table text, owner bigint) returns table (user_id bigint, role_id bigint, kind text, detail text, writable boolean)
language sql stable as $$
  with chosen as (
    select coalesce((select m.mode from public.sharing_mode m where m.table_name = of_table), 0) as mode
  ), given as (
    select r.id, r.name, r.writable from chosen, public.sharing_rule r
     where mode > 0 and r.active and r.table_name = of_table and owner in (select s.user_id from app.people_of_rule(r.id, 'source') s)
  ), named as (
    select g.id, p.user_id from given g join public.sharing_rule_part p on p.rule_id = g.id and p.side = 'target' and p.user_id is not null
    union select g.id, u.id from given g join public.sharing_rule_part p on p.rule_id = g.id and p.side = 'target' and p.organisation_id is not null,
                  app.organisations_below(p.organisation_id) o, public.user_account u where u.organisation_id = o.id
    union select g.id, m.user_id from given g join public.sharing_rule_part p on p.rule_id = g.id and p.side = 'target'
                  join public.user_group_member m on m.group_id = p.group_id
  ), in_role as (
    select g.id, ur.user_id, ur.role_id from given g join public.sharing_rule_part p on p.rule_id = g.id and p.side = 'target'
      join public.user_role ur on ur.role_id = p.role_id
     where not exists (select from named n where n.id = g.id and n.user_id = ur.user_id)
  )
  select u.id, null::bigint, case when owner = 0 then 'system' when mode = 0 then 'public' else 'publicRead' end, '', owner = 0 or mode = 0
    from chosen, public.user_account u where owner = 0 or mode < 2
  union all select owner, null, 'creator', '', true where owner <> 0
  union all select distinct ur.user_id, null::bigint, 'administrator', '', true
    from public.user_role ur join public.role r on r.id = ur.role_id where r.administrator
  union all select u.id, null, 'organisation', o.name, true
    from chosen, public.user_account x, app.organisations_above(x.organisation_id) above
    join public.organisation o on o.id = above.id join public.user_account u on u.organisation_id = o.id
   where mode > 0 and x.id = owner and u.id <> owner
  union all select reached.user_id, reached.role_id, 'rule', g.name, g.writable
    from given g join (select id, user_id, null::bigint as role_id from named union all select id, user_id, role_id from in_role) reached on reached.id = g.id
$$;
