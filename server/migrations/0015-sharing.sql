-- Sharing: of some tables a tenant may say that people see, or change, only what is theirs, what belongs
-- to their organisation, and what a rule gives them. Whose records those are is settled when a session
-- is read (`app.sharing_of`) and travels with each statement as a setting beside the tenant:
--
--   app.see_brand, app.edit_brand = '<lowest owner id>:<hex of one bit per owner id from there on>'
--
-- A setting that is absent or empty means everybody's records: public types, administrators, the system itself.

-- What the tenant chose; a table without a line is public.
create table public.sharing_mode (
  tenant_id  int not null default app.current_tenant() references app.tenant,
  table_name text not null,
  mode       smallint not null check (mode in (0, 1, 2)), -- 0 public, 1 public to see, 2 private
  like app.record including defaults,
  primary key (tenant_id, table_name)
);
call app.protect('public.sharing_mode');

create table public.sharing_rule (
  tenant_id  int not null default app.current_tenant() references app.tenant,
  id         bigint generated always as identity,
  name       text not null,
  table_name text not null,
  writable   boolean not null,
  active     boolean not null default true,
  remark     text not null default '',
  like app.record including defaults,
  primary key (tenant_id, id)
);
call app.protect('public.sharing_rule');

-- Whose records a rule shares (source) and with whom (target). What stands in a rule is in use: it cannot be deleted.
create table public.sharing_rule_part (
  tenant_id       int not null default app.current_tenant() references app.tenant,
  id              bigint generated always as identity,
  rule_id         bigint not null,
  side            text not null check (side in ('source', 'target')),
  user_id         bigint,
  organisation_id bigint,
  role_id         bigint,
  group_id        bigint,
  primary key (tenant_id, id),
  constraint sharing_rule_part_one_kind check (num_nonnulls(user_id, organisation_id, role_id, group_id) = 1),
  constraint sharing_rule_part_key unique nulls not distinct (tenant_id, rule_id, side, user_id, organisation_id, role_id, group_id),
  constraint sharing_rule_part_rule_id_fkey foreign key (tenant_id, rule_id) references public.sharing_rule on delete cascade,
  constraint sharing_rule_part_user_id_fkey foreign key (tenant_id, user_id) references public.user_account,
  constraint sharing_rule_part_organisation_id_fkey foreign key (tenant_id, organisation_id) references public.organisation,
  constraint sharing_rule_part_role_id_fkey foreign key (tenant_id, role_id) references public.role,
  constraint sharing_rule_part_group_id_fkey foreign key (tenant_id, group_id) references public.user_group
);
create index sharing_rule_part_user on public.sharing_rule_part (tenant_id, user_id) where user_id is not null;
create index sharing_rule_part_organisation on public.sharing_rule_part (tenant_id, organisation_id) where organisation_id is not null;
create index sharing_rule_part_role on public.sharing_rule_part (tenant_id, role_id) where role_id is not null;
create index sharing_rule_part_group on public.sharing_rule_part (tenant_id, group_id) where group_id is not null;
call app.protect('public.sharing_rule_part');

create trigger announce after insert or update or delete on public.sharing_mode for each row execute function app.announce_access();
create trigger announce after insert or update or delete on public.sharing_rule for each row execute function app.announce_access();
create trigger announce after insert or update or delete on public.sharing_rule_part for each row execute function app.announce_access();
create trigger announce_new after insert on public.user_account for each row execute function app.announce_access();

-- An organisation and those below it.
create function app.organisations_below(top bigint) returns table (id bigint)
language sql stable as $$
  with recursive below as (
    select o.id from public.organisation o where o.id = top
    union select o.id from public.organisation o join below b on o.parent_id = b.id
  )
  select id from below
$$;

-- An organisation and those above it.
create function app.organisations_above(bottom bigint) returns table (id bigint)
language sql stable as $$
  with recursive above as (
    select o.id, o.parent_id from public.organisation o where o.id = bottom
    union select o.id, o.parent_id from public.organisation o join above a on o.id = a.parent_id
  )
  select id from above
$$;

-- The people that one side of a rule means: named, in an organisation or below it, with a role, in a group.
create function app.people_of_rule(rule bigint, of_side text) returns table (user_id bigint)
language sql stable as $$
  select p.user_id from public.sharing_rule_part p where p.rule_id = rule and p.side = of_side and p.user_id is not null
  union select u.id from public.sharing_rule_part p, app.organisations_below(p.organisation_id) o, public.user_account u
   where p.rule_id = rule and p.side = of_side and p.organisation_id is not null and u.organisation_id = o.id
  union select r.user_id from public.sharing_rule_part p join public.user_role r on r.role_id = p.role_id
   where p.rule_id = rule and p.side = of_side
  union select g.user_id from public.sharing_rule_part p join public.user_group_member g on g.group_id = p.group_id
   where p.rule_id = rule and p.side = of_side
$$;

-- For each table that is not public: whose records a person with this active role sees, and whose they may change.
-- Null for everybody's: who heads the whole company sees and changes everything.
create function app.sharing_of(person bigint, active_role bigint) returns table (table_name text, mode smallint, see bigint[], edit bigint[])
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

-- Who sees a record of this owner, and why: a line for each reason.
create function app.access_to(of_table text, owner bigint) returns table (user_id bigint, kind text, detail text, writable boolean)
language sql stable as $$
  with chosen as (
    select coalesce((select m.mode from public.sharing_mode m where m.table_name = of_table), 0) as mode
  )
  select u.id, case when owner = 0 then 'system' when mode = 0 then 'public' else 'publicRead' end, '', owner = 0 or mode = 0
    from chosen, public.user_account u where owner = 0 or mode < 2
  union all select owner, 'creator', '', true where owner <> 0
  union all select distinct ur.user_id, 'administrator', '', true
    from public.user_role ur join public.role r on r.id = ur.role_id where r.administrator
  union all select u.id, 'organisation', o.name, true
    from chosen, public.user_account x, app.organisations_above(x.organisation_id) above
    join public.organisation o on o.id = above.id join public.user_account u on u.organisation_id = o.id
   where mode > 0 and x.id = owner and u.id <> owner
  union all select t.user_id, 'rule', r.name, r.writable
    from chosen, public.sharing_rule r, app.people_of_rule(r.id, 'target') t
   where mode > 0 and r.active and r.table_name = of_table and owner in (select s.user_id from app.people_of_rule(r.id, 'source') s)
$$;

-- How many rows each owner has in a shared table, as `tally` has them for the tenant.
create table public.owner_tally (
  tenant_id  int not null default app.current_tenant() references app.tenant,
  id         bigint generated always as identity,
  table_name text not null,
  owner_id   bigint not null,
  rows       bigint not null,
  primary key (tenant_id, table_name, owner_id, id)
);
call app.isolate('public.owner_tally');
grant insert, update, delete on public.owner_tally to edp_app; -- update: for the lock of a row alone

create function app.note_owner_count() returns trigger
language plpgsql as $$
declare
  owners bigint[];
begin
  if tg_op = 'INSERT' then
    with noted as (
      insert into public.owner_tally (tenant_id, table_name, owner_id, rows)
        select tenant_id, tg_table_name, owner_id, count(*) from added group by tenant_id, owner_id returning id, owner_id
    ) select array_agg(owner_id) filter (where id % 20 = 0) into owners from noted;
  else
    with noted as (
      insert into public.owner_tally (tenant_id, table_name, owner_id, rows)
        select tenant_id, tg_table_name, owner_id, -count(*) from removed group by tenant_id, owner_id returning id, owner_id
    ) select array_agg(owner_id) filter (where id % 20 = 0) into owners from noted;
  end if;
  -- Now and then the notes of an owner are summed up. Those that somebody else is summing up are left to him.
  if owners is not null then
    with summed as (
      delete from public.owner_tally t using (
        select tenant_id, table_name, owner_id, id from public.owner_tally
         where tenant_id = app.current_tenant() and table_name = tg_table_name and owner_id = any (owners) for update skip locked) noted
       where (t.tenant_id, t.table_name, t.owner_id, t.id) = (noted.tenant_id, noted.table_name, noted.owner_id, noted.id)
      returning t.tenant_id, t.owner_id, t.rows
    )
    insert into public.owner_tally (tenant_id, table_name, owner_id, rows)
      select tenant_id, tg_table_name, owner_id, sum(rows) from summed group by tenant_id, owner_id having sum(rows) <> 0;
  end if;
  return null;
end $$;

-- A record that gets another owner counts for that one.
create function app.note_owner_change() returns trigger
language plpgsql as $$
begin
  insert into public.owner_tally (tenant_id, table_name, owner_id, rows)
    values (old.tenant_id, tg_table_name, old.owner_id, -1), (new.tenant_id, tg_table_name, new.owner_id, 1);
  return null;
end $$;

-- Every statement that changes a shared table leaves a note in its tally, also where the total stays: while
-- the notes are the same, so is what a person sees of the table, and in which order.
create function app.note_update() returns trigger
language plpgsql as $$
declare
  note bigint;
begin
  -- A migration works for all tenants at once, before any server does.
  if app.current_tenant() is null then return null; end if;
  insert into public.tally (table_name, rows) values (tg_table_name, 0) returning id into note;
  if note % 50 = 0 then
    with summed as (
      delete from public.tally t using (
        select tenant_id, table_name, id from public.tally
         where tenant_id = app.current_tenant() and table_name = tg_table_name for update skip locked) noted
       where (t.tenant_id, t.table_name, t.id) = (noted.tenant_id, noted.table_name, noted.id)
      returning t.tenant_id, t.rows
    )
    insert into public.tally (tenant_id, table_name, rows)
      select tenant_id, tg_table_name, sum(rows) from summed group by tenant_id;
  end if;
  return null;
end $$;

create function app.scope_lowest(setting text) returns bigint
language sql stable parallel safe
return split_part(nullif(current_setting(setting, true), ''), ':', 1)::bigint;

create function app.scope_bits(setting text) returns varbit
language sql stable parallel safe
return ('x' || split_part(nullif(current_setting(setting, true), ''), ':', 2))::varbit;

-- The condition "this owner's records are in the scope of the setting", as text for policies and functions:
-- subqueries are evaluated once for a statement, and a bit beyond the end is no bit rather than an error.
create function app.in_scope(setting text, owner text) returns text
language sql immutable
return format($f$((select coalesce(current_setting(%1$L, true), '') = '') or %2$s = 0
  or substring((select app.scope_bits(%1$L)) from (%2$s - (select app.scope_lowest(%1$L)))::int + 1 for 1) = B'1')$f$, setting, owner);

-- How many rows of a shared table the person sees, and whose they are.
create function app.visible_rows(of_table text, out total bigint, out owners bigint[])
language plpgsql stable as $$
declare
  bits   varbit := app.scope_bits('app.see_' || of_table);
  lowest bigint := app.scope_lowest('app.see_' || of_table);
begin
  select coalesce(sum(rows), 0), coalesce(array_agg(distinct owner_id), '{}') into total, owners from public.owner_tally
   where table_name = of_table and (lowest is null or owner_id = 0 or substring(bits from (owner_id - lowest)::int + 1 for 1) = B'1');
end $$;

-- The function that looks a text up in a column (see `app.searchable`); of a shared table it finds only what the person sees.
create procedure app.write_search(target regclass, field name)
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
           and app.grams(%3$I) @> app.grams(query)
           and position(lower(query) in lower(%3$I)) > 0
           and %4$s
      )
      select count(*), case when count(*) <= most then array_agg(id) end from hits
    $body$
  $f$, search, relation, field, case when shared then app.in_scope('app.see_' || relation, 'owner_id') else 'true' end);
  execute format('alter function %s(text, int) owner to edp_reader', search);
  execute format('revoke all on function %s(text, int) from public', search);
  execute format('grant execute on function %s(text, int) to edp_app', search);
end $$;

create or replace procedure app.searchable(target regclass, field name)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = target);
begin
  execute format('create index %I on %s using gin (tenant_id, app.grams(%I))', relation || '_search_' || field, target, field);
  call app.write_search(target, field);
end $$;

-- Puts a table under the sharing rules, beside the tenant's policy. Its records belong to whoever created
-- them; what came with the system (no creator, or source 1) has owner 0 and is everybody's.
create procedure app.shareable(target regclass)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = target);
  system   text := case when exists (select from pg_attribute where attrelid = target and attname = 'source' and atttypid = 'int2'::regtype)
                   then 'source = 1' else 'false' end;
  see      text := app.in_scope('app.see_' || relation, 'owner_id');
  edit     text := app.in_scope('app.edit_' || relation, 'owner_id');
  field    name;
begin
  execute format('alter table %s add owner_id bigint not null generated always as (case when %s then 0 else coalesce(created_by, 0) end) stored', target, system);
  execute format('create index %I on %s (tenant_id, owner_id)', relation || '_by_owner', target);
  -- To edp_app: the functions of edp_reader hold the rules themselves.
  execute format('create policy sharing_see on %s as restrictive for select to edp_app using (%s)', target, see);
  execute format('create policy sharing_edit on %s as restrictive for update to edp_app using (%s)', target, edit);
  execute format('create policy sharing_delete on %s as restrictive for delete to edp_app using (%s)', target, edit);

  execute format('create trigger note_owner_added after insert on %s referencing new table as added
    for each statement execute function app.note_owner_count()', target);
  execute format('create trigger note_owner_removed after delete on %s referencing old table as removed
    for each statement execute function app.note_owner_count()', target);
  execute format('create trigger note_owner_changed after update on %s
    for each row when (old.owner_id is distinct from new.owner_id) execute function app.note_owner_change()', target);
  execute format('create trigger note_updated after update on %s for each statement execute function app.note_update()', target);
  -- The rows of all tenants are counted once; policies would hide them from an owner that is no superuser.
  execute format('alter table %s no force row level security', target);
  alter table public.owner_tally no force row level security;
  execute format('insert into public.owner_tally (tenant_id, table_name, owner_id, rows)
    select tenant_id, %L, owner_id, count(*) from %s group by tenant_id, owner_id', relation, target);
  alter table public.owner_tally force row level security;
  execute format('alter table %s force row level security', target);

  for field in select a.attname from pg_attribute a where a.attrelid = target and a.attnum > 0
    and to_regprocedure(format('app.%I(text, int)', 'search_' || relation || '_' || a.attname)) is not null
  loop
    call app.write_search(target, field);
  end loop;
end $$;

-- A change record is for those who see the record; it keeps the owner, so that it does after a deletion too.
alter table public.change_record add owner_id bigint;
create policy sharing_see on public.change_record as restrictive for select to edp_app using (
  owner_id is null
  or coalesce(current_setting('app.see_' || table_name, true), '') = ''
  or owner_id = 0
  or substring(app.scope_bits('app.see_' || table_name) from (owner_id - app.scope_lowest('app.see_' || table_name))::int + 1 for 1) = B'1');

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
            app.current_user_id(), nullif(current_setting('app.request', true), ''), (whole ->> 'owner_id')::bigint);
  end if;
  return null;
end $$;

-- Foreign keys do not care who sees what, so "in use" counts the records that the person does not see as well.
drop function app.uses_of(regclass, bigint);
drop function app.uses_of(regclass, bigint[]);
create function app.uses_of(target regclass, records bigint[]) returns table (table_name text, uses bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as referrer, r.relname,
           (select a.attname from pg_attribute a
             where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'tenant_id') as col
      from pg_constraint c join pg_class r on r.oid = c.conrelid
     where c.contype = 'f' and c.confrelid = target and c.confdeltype <> 'c'
  loop
    return query execute format('select %L::text, count(*) from %s where tenant_id = app.current_tenant() and %I = any ($1) having count(*) > 0',
      reference.relname, reference.referrer, reference.col) using records;
  end loop;
end $$;
alter function app.uses_of(regclass, bigint[]) owner to edp_reader;
revoke all on function app.uses_of(regclass, bigint[]) from public;
grant execute on function app.uses_of(regclass, bigint[]) to edp_app;

call app.shareable('public.brand');
