-- Sessions, logins, and the state that protects them.

-- A session is found by the hash of its ticket, before any tenant is known.
create table app.session (
  ticket_hash    bytea primary key,
  tenant_id      int not null references app.tenant,
  user_id        bigint not null,
  role_id        bigint,
  invorg_id      bigint,
  language       text not null,
  idle_limit     interval not null,
  created_time   timestamptz not null default now(),
  last_seen_time timestamptz not null default now(),
  constraint session_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index session_by_user on app.session (tenant_id, user_id);
grant select, insert, update, delete on app.session to edp_app;
create trigger announce after update of role_id, invorg_id, language or delete on app.session
  for each row execute function app.announce_session();
create trigger remember_last_seen after delete on app.session for each row execute function app.remember_last_seen();

-- When a user was last here, for as long as they have no session.
create table app.last_seen (
  tenant_id int not null references app.tenant,
  user_id   bigint not null,
  time      timestamptz not null,
  primary key (tenant_id, user_id),
  constraint last_seen_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
grant select on app.last_seen to edp_app;
grant select, insert, update on app.last_seen to edp_reader;

-- Every login attempt at an existing account. Unknown login names are never stored: they may be passwords typed into the wrong field.
create table public.login_record (
  tenant_id int not null default app.current_tenant(),
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
-- Append-only for the server, like change records; `app.remove_old_login_records` alone removes old ones.
call app.isolate('public.login_record');
grant insert on public.login_record to edp_app;

-- Requests that were carried out, so that none is carried out twice. Logged: it must survive a crash.
create table app.nonce (
  hash         bytea primary key,
  created_time timestamptz not null default now()
);
create index nonce_by_time on app.nonce (created_time);
grant select, insert, delete on app.nonce to edp_app;

-- Short-lived state that a crash may forget.
create unlogged table app.captcha (
  key          text primary key,
  answer       text not null,
  created_time timestamptz not null default now()
);
grant select, insert, update, delete on app.captcha to edp_app;

create unlogged table app.attempt (
  key          text primary key,
  count        int not null,
  window_start timestamptz not null
);
grant select, insert, update, delete on app.attempt to edp_app;
