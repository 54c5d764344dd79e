-- Whose records the sharing rules of a tenant give to a user (see sharing.sql).

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
