-- Sessions that people can tell apart and end one by one, what a tenant asks of passwords, sessions and logins, second factors,
-- and what each user prefers.

alter table app.session
  add column id bigint generated always as identity,
  add column address text not null default '',
  add column browser text not null default '',
  add column remembered boolean not null default false,
  -- However much it is used; without one the installation's own limit holds.
  add column absolute_limit interval,
  -- The password was older than the tenant allows when the user logged in: it is changed first.
  add column password_expired boolean not null default false;
update app.session set remembered = idle_limit > interval '12 hours';
create unique index session_by_id on app.session (tenant_id, id);

alter table public.login_record drop constraint login_record_result_check;
alter table public.login_record add constraint login_record_result_check
  check (result in ('success', 'wrongPassword', 'disabled', 'throttled', 'addressRefused', 'totpWrong'));

-- Without a row the rules of the product hold.
create table public.security_setting (
  tenant_id            int not null default app.current_tenant(),
  id                   bigint generated always as identity,
  password_length      int not null default 6 check (password_length between 6 and 50),
  password_letters     boolean not null default false,
  password_digits      boolean not null default false,
  password_symbols     boolean not null default false,
  password_uncommon    boolean not null default false,
  -- 0: a password may be kept for ever.
  password_days        int not null default 0 check (password_days between 0 and 3650),
  -- How many of the latest passwords, the current one among them, are not taken again.
  password_history     int not null default 0 check (password_history between 0 and 24),
  idle_minutes         int not null default 720 check (idle_minutes > 0),
  -- 0: as long as the installation allows.
  session_hours        int not null default 0 check (session_hours >= 0),
  remembered_idle_days int not null default 30 check (remembered_idle_days > 0),
  remembered_days      int not null default 0 check (remembered_days >= 0),
  -- CIDR ranges, IPv4 and IPv6; empty: from everywhere.
  allowed_addresses    text[] not null default '{}',
  two_factor           text not null default 'optional' check (two_factor in ('off', 'optional')),
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint security_setting_one_per_tenant unique (tenant_id)
);
call app.protect('public.security_setting');
call app.announce_access_on('public.security_setting', 'insert', 'update');

-- The roles whose members must have a second factor.
create table public.two_factor_role (
  tenant_id  int not null default app.current_tenant(),
  setting_id bigint not null,
  role_id    bigint not null,
  primary key (tenant_id, setting_id, role_id),
  constraint two_factor_role_setting_id_fkey foreign key (tenant_id, setting_id) references public.security_setting on delete cascade,
  constraint two_factor_role_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade
);
create index two_factor_role_by_role on public.two_factor_role (tenant_id, role_id);
call app.protect_links('public.two_factor_role', root => 'security_setting', root_column => 'setting_id', other_column => 'role_id');
call app.announce_access_on('public.two_factor_role', 'insert', 'delete');

-- The passwords that a user had before, hashed; `time` is when the next one took its place.
create table public.password_history (
  tenant_id     int not null default app.current_tenant(),
  id            bigint generated always as identity,
  user_id       bigint not null,
  password_hash text not null,
  time          timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint password_history_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index password_history_by_user on public.password_history (tenant_id, user_id, id desc);
call app.isolate('public.password_history');
grant insert, delete on public.password_history to edp_app;
create trigger remember_password after update of password_hash on public.user_account
  for each row when (old.password_hash <> new.password_hash) execute function app.remember_password();

-- The authenticator of a user, once it was confirmed; `secret` is encrypted by the server.
create table public.two_factor (
  tenant_id int not null default app.current_tenant(),
  id        bigint generated always as identity,
  user_id   bigint not null,
  secret    text not null,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint two_factor_one_per_user unique (tenant_id, user_id),
  constraint two_factor_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
call app.protect('public.two_factor', root => 'user_account', root_column => 'user_id', secrets => '{secret}');
call app.announce_access_on('public.two_factor', 'insert', 'delete');

-- The latest time step whose code was accepted: no code is accepted twice. Apart, because no login is a change of the account.
create table public.two_factor_step (
  tenant_id int not null default app.current_tenant(),
  user_id   bigint not null,
  step      bigint not null,
  primary key (tenant_id, user_id),
  constraint two_factor_step_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
call app.isolate('public.two_factor_step');
grant insert, update, delete on public.two_factor_step to edp_app;

-- Each is deleted when it is used.
create table public.recovery_code (
  tenant_id int not null default app.current_tenant(),
  id        bigint generated always as identity,
  user_id   bigint not null,
  seal      text not null,
  primary key (tenant_id, id),
  constraint recovery_code_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index recovery_code_by_user on public.recovery_code (tenant_id, user_id);
call app.isolate('public.recovery_code');
grant insert, delete on public.recovery_code to edp_app;

create table public.user_preference (
  tenant_id         int not null default app.current_tenant(),
  user_id           bigint not null,
  -- No foreign keys: what was taken away or deleted is ignored, and never kept in use by a preference.
  default_role_id   bigint,
  default_invorg_id bigint,
  -- By kind of message: which of toast, badge and sound are off.
  muted             jsonb not null default '{}',
  primary key (tenant_id, user_id),
  constraint user_preference_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
call app.isolate('public.user_preference');
grant insert, update on public.user_preference to edp_app;
