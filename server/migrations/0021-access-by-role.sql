-- A rule that names a role is in effect while that role is in use, and only where the role has the permission:
-- `app.access_to` says through which role somebody sees a record, where it is through a role alone.
drop function app.access_to(text, bigint);

create function app.access_to(of_table text, owner bigint) returns table (user_id bigint, role_id bigint, kind text, detail text, writable boolean)
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
