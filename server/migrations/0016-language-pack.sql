-- The texts that a tenant has put in the place of the built-in ones, by page and language: {"title": "…"}.
create table public.language_pack (
  tenant_id     int not null default app.current_tenant() references app.tenant,
  id            bigint generated always as identity,
  function_name text not null,
  language      text not null,
  texts         jsonb not null,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint language_pack_page_key unique (tenant_id, function_name, language)
);
call app.protect('public.language_pack');

-- Accounts are looked for by name, which is searchable already, and by account.
call app.searchable('public.user_account', 'account');

-- When somebody was last here, for as long as they have no session.
create table app.last_seen (
  tenant_id int not null references app.tenant,
  user_id   bigint not null,
  time      timestamptz not null,
  primary key (tenant_id, user_id),
  constraint last_seen_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
grant select on app.last_seen to edp_app;
grant select, insert, update on app.last_seen to edp_reader;

-- Sessions also run out while no tenant is known: the function looks across tenants.
create function app.remember_last_seen() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- With the person go the sessions: then there is nobody left to remember.
  insert into app.last_seen (tenant_id, user_id, time)
    select old.tenant_id, old.user_id, old.last_seen_time
     where exists (select from public.user_account u where u.tenant_id = old.tenant_id and u.id = old.user_id)
    on conflict (tenant_id, user_id) do update set time = greatest(last_seen.time, excluded.time);
  return null;
end $$;
alter function app.remember_last_seen() owner to edp_reader;
revoke all on function app.remember_last_seen() from public;
grant execute on function app.remember_last_seen() to edp_app;
create trigger remember_last_seen after delete on app.session for each row execute function app.remember_last_seen();
