-- Every login attempt at an existing account. Unknown login names are never stored: they may be passwords typed into the wrong field.
create table public.login_record (
  tenant_id int not null default app.current_tenant() references app.tenant,
  id        bigint generated always as identity,
  user_id   bigint not null,
  time      timestamptz not null default now(),
  address   text not null,
  browser   text not null,
  result    text not null check (result in ('success', 'wrongPassword', 'disabled', 'throttled')),
  -- The language chosen at this login: messages to a user who is offline are written in the latest one.
  language  text not null,
  primary key (tenant_id, id),
  constraint login_record_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index login_record_by_user on public.login_record (tenant_id, user_id, id desc);
create index login_record_by_result on public.login_record (tenant_id, result, id desc);
-- The addresses from which a user has logged in before.
create index login_record_known_address on public.login_record (tenant_id, user_id, address) where result = 'success';
create index login_record_by_time on public.login_record (tenant_id, time);

-- Append-only for the server, like change records; only the function below removes old ones.
call app.isolate('public.login_record');
grant insert on public.login_record to edp_app;

create function app.remove_old_login_records(older_than timestamptz, most int) returns int
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with removed as (
    delete from public.login_record
     where tenant_id = app.current_tenant() and id = any (array(
       select id from public.login_record
        where tenant_id = app.current_tenant() and time < least(older_than, now() - interval '30 days')
        order by time limit most))
    returning 1)
  select count(*)::int from removed
$$;
revoke all on function app.remove_old_login_records(timestamptz, int) from public;
grant execute on function app.remove_old_login_records(timestamptz, int) to edp_app;

-- Set when an administrator resets the password, cleared when the user changes it.
alter table public.user_account add must_change_password boolean not null default false;
