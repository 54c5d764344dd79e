-- For whom news is, seen from both ends; `news.audience.test.ts` holds them together. A department means those below it as well,
-- a role all who have it, an inventory organisation all who have a role there.

-- The active users of news that is not for everybody.
create or replace function app.news_readers(of_news bigint) returns table (user_id bigint)
language sql stable as $$
  select u.id from public.user_account u
   where u.active and u.id in (
     select a.user_id from public.news_audience a where a.news_id = of_news and a.user_id is not null
     union select p.id from public.news_audience a, app.organisations_below(a.organisation_id) o, public.user_account p
      where a.news_id = of_news and a.organisation_id is not null and p.organisation_id = o.id
     union select r.user_id from public.news_audience a join public.user_role r on r.role_id = a.role_id where a.news_id = of_news
     union select g.user_id from public.news_audience a join public.user_group_member g on g.group_id = a.group_id where a.news_id = of_news
     union select r.user_id from public.news_audience a
       join public.role_inventory_organisation i on i.inventory_organisation_id = a.inventory_organisation_id
       join public.user_role r on r.role_id = i.role_id
      where a.news_id = of_news)
$$;

-- The news that names a user, beside what is for everybody.
create or replace function app.news_naming(person bigint) returns table (news_id bigint)
language sql stable as $$
  select a.news_id from public.news_audience a where a.user_id = person
  union select a.news_id from public.user_account u, app.organisations_above(u.organisation_id) o, public.news_audience a
   where u.id = person and a.organisation_id = o.id
  union select a.news_id from public.user_role r join public.news_audience a on a.role_id = r.role_id where r.user_id = person
  union select a.news_id from public.user_group_member g join public.news_audience a on a.group_id = g.group_id where g.user_id = person
  union select a.news_id from public.user_role r
    join public.role_inventory_organisation i on i.role_id = r.role_id
    join public.news_audience a on a.inventory_organisation_id = i.inventory_organisation_id
   where r.user_id = person
$$;

-- Tells the readers of news that is published now, in all their windows.
create or replace function app.tell_news_readers(of_tenant int, of_news bigint) returns void
language plpgsql as $$
declare
  n record;
begin
  select * into n from public.news where tenant_id = of_tenant and id = of_news and active and published_time <= now() and coalesce(expires_time > now(), true);
  if not found then return; end if;
  perform app.push_live(n.tenant_id, case when not n.for_all then array(select user_id::text from app.news_readers(n.id)) end,
    'newsMessage', jsonb_build_object(
      'newId', n.id::text,
      'title', n.title,
      'publishDate', to_char(n.published_time, 'YYYY-MM-DD HH24:MI:SS'),
      'newsTypeValue', n.type,
      'forcedRead', n.forced::int));
end $$;

-- However a news item came to be published, its readers hear of it. Its audience is written before it becomes active.
create or replace function app.announce_news() returns trigger
language plpgsql as $$
begin
  perform app.tell_news_readers(new.tenant_id, new.id);
  return null;
end $$;

-- News is for its audience, so this module gives out what it shows and what is attached (see app.hides_files).
create or replace function app.news_hides_files() returns boolean language sql immutable return true;
create or replace function app.news_file_hides_files() returns boolean language sql immutable return true;
