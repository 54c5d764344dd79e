-- Server processes keep sessions in memory for a moment; whatever changes a session, a role or a user's rights is
-- announced to all of them.
create or replace function app.announce_session() returns trigger
language plpgsql as $$
begin
  perform pg_notify('session_changed', encode(old.ticket_hash, 'hex'));
  return null;
end $$;

create or replace function app.announce_access() returns trigger
language plpgsql as $$
begin
  perform pg_notify('access_changed', tenant_id::text) from (select distinct tenant_id from changed) tenants;
  return null;
end $$;

-- Announces every statement that inserts into, updates or deletes from a table that decides on rights.
create or replace procedure app.announce_access_on(target regclass, variadic events text[])
language plpgsql as $$
declare
  event text;
begin
  foreach event in array events loop
    execute format('create trigger %I after %s on %s referencing %s table as changed for each statement execute function app.announce_access()',
      'announce_' || event, event, target, case event when 'delete' then 'old' else 'new' end);
  end loop;
end $$;

-- A company that is no longer served is out at once, in every process.
create or replace function app.announce_tenant() returns trigger
language plpgsql as $$
begin
  perform pg_notify('access_changed', new.id::text);
  return null;
end $$;

-- When a user was last here, kept when a session ends. Sessions also expire while no tenant is known: this looks across.
create or replace function app.remember_last_seen() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- A user's sessions are deleted with the user: then there is none left to remember.
  insert into app.last_seen (tenant_id, user_id, time)
    select old.tenant_id, old.user_id, old.last_seen_time
     where exists (select from public.user_account u where u.tenant_id = old.tenant_id and u.id = old.user_id)
    on conflict (tenant_id, user_id) do update set time = greatest(last_seen.time, excluded.time);
  return null;
end $$;
alter function app.remember_last_seen() owner to edp_reader;
revoke all on function app.remember_last_seen() from public;
grant execute on function app.remember_last_seen() to edp_app;
