-- People, their roles, and what each role may see and do.

create table public.user_account (
  tenant_id      int not null default app.current_tenant() references app.tenant,
  id             bigint generated always as identity,
  account        text not null,
  name           text not null,
  password_hash  text not null,
  avatar_file_id bigint,
  watermark      boolean not null default false,
  active         boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint user_account_account_key unique (tenant_id, account),
  constraint user_account_avatar_file_id_fkey foreign key (tenant_id, avatar_file_id) references public.file
);
call app.protect('public.user_account', 'password_hash');

create table public.inventory_organisation (
  tenant_id    int not null default app.current_tenant() references app.tenant,
  id           bigint generated always as identity,
  code         text not null,
  name         text not null,
  active       boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint inventory_organisation_code_key unique (tenant_id, code)
);
call app.protect('public.inventory_organisation');

create table public.role (
  tenant_id    int not null default app.current_tenant() references app.tenant,
  id           bigint generated always as identity,
  code         text not null,
  name         text not null,
  -- Has every permission and menu, also those that later versions bring.
  administrator boolean not null default false,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint role_code_key unique (tenant_id, code)
);
call app.protect('public.role');

-- Menu lines (with or without an address) and, below them, the permissions of their screens.
create table public.resource (
  tenant_id    int not null default app.current_tenant() references app.tenant,
  id           bigint generated always as identity,
  parent_id    bigint,
  kind         text not null check (kind in ('menu', 'permission')),
  code         text not null,
  name         text not null,
  icon         text not null default '',
  url          text not null default '',
  sort_order   int not null default 0,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint resource_code_key unique (tenant_id, code),
  constraint resource_parent_id_fkey foreign key (tenant_id, parent_id) references public.resource on delete cascade
);
call app.protect('public.resource');

create table public.role_resource (
  tenant_id   int not null default app.current_tenant() references app.tenant,
  role_id     bigint not null,
  resource_id bigint not null,
  primary key (tenant_id, role_id, resource_id),
  constraint role_resource_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade,
  constraint role_resource_resource_id_fkey foreign key (tenant_id, resource_id) references public.resource on delete cascade
);
call app.protect('public.role_resource');

create table public.user_role (
  tenant_id int not null default app.current_tenant() references app.tenant,
  user_id   bigint not null,
  role_id   bigint not null,
  primary key (tenant_id, user_id, role_id),
  constraint user_role_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade,
  constraint user_role_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade
);
call app.protect('public.user_role');

create table public.role_inventory_organisation (
  tenant_id                 int not null default app.current_tenant() references app.tenant,
  role_id                   bigint not null,
  inventory_organisation_id bigint not null,
  primary key (tenant_id, role_id, inventory_organisation_id),
  constraint role_inventory_organisation_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade,
  constraint role_inventory_organisation_organisation_id_fkey
    foreign key (tenant_id, inventory_organisation_id) references public.inventory_organisation on delete cascade
);
call app.protect('public.role_inventory_organisation');

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

-- Server processes keep sessions in memory for a moment; whatever changes a session, a role or a
-- person's rights is told to all of them, whoever made the change.
create function app.announce_session() returns trigger
language plpgsql as $$
begin
  perform pg_notify('session_changed', encode(old.ticket_hash, 'hex'));
  return null;
end $$;
create trigger announce after update of role_id, invorg_id, language or delete on app.session
  for each row execute function app.announce_session();

create function app.announce_access() returns trigger
language plpgsql as $$
begin
  perform pg_notify('access_changed', coalesce(new.tenant_id, old.tenant_id)::text);
  return null;
end $$;
create trigger announce after update or delete on public.user_account for each row execute function app.announce_access();
create trigger announce after insert or update or delete on public.user_role for each row execute function app.announce_access();
create trigger announce after update or delete on public.role for each row execute function app.announce_access();
create trigger announce after insert or delete on public.role_resource for each row execute function app.announce_access();
create trigger announce after insert or delete on public.role_inventory_organisation for each row execute function app.announce_access();

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
