-- Push and release certificates of applications, and who is told before they expire.
create table public.certificate (
  tenant_id       int not null default app.current_tenant(),
  id              bigint generated always as identity,
  application_id  bigint not null,
  app_key         text not null,
  type            text not null check (type in ('PUSH', 'RELEASE')),
  usable          boolean not null,
  -- Encrypted by the server (kernel/crypto/secret-box.ts): neither the table nor a backup reveals it.
  sealed_password text not null,
  -- Both days belong to the validity.
  start_date      date not null,
  end_date        date not null,
  package_name    text not null,
  file_id         bigint,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint certificate_in_order check (end_date >= start_date),
  constraint certificate_application_id_fkey foreign key (tenant_id, application_id) references public.application,
  constraint certificate_file_id_fkey foreign key (tenant_id, file_id) references public.file
);
create index certificate_of_application on public.certificate (tenant_id, application_id);
create index certificate_by_end on public.certificate (tenant_id, end_date);
create index certificate_by_usability on public.certificate (tenant_id, usable, id desc);
create index certificate_by_file on public.certificate (tenant_id, file_id) where file_id is not null;
call app.protect('public.certificate', secrets => '{sealed_password}');
call app.searchable('public.certificate', 'app_key');

create table public.certificate_remind (
  tenant_id      int not null default app.current_tenant(),
  certificate_id bigint not null,
  user_id        bigint not null,
  primary key (tenant_id, certificate_id, user_id),
  constraint certificate_remind_certificate_id_fkey foreign key (tenant_id, certificate_id) references public.certificate on delete cascade,
  constraint certificate_remind_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index certificate_remind_of_user on public.certificate_remind (tenant_id, user_id);
call app.protect_links('public.certificate_remind', root => 'certificate', root_column => 'certificate_id', other_column => 'user_id');

-- Which reminders have been sent. The end date is part of the key: with another one they begin again.
create table public.certificate_reminder (
  tenant_id      int not null default app.current_tenant(),
  certificate_id bigint not null,
  end_date       date not null,
  days           int not null,
  created_time   timestamptz not null default now(),
  primary key (tenant_id, certificate_id, end_date, days),
  constraint certificate_reminder_certificate_id_fkey foreign key (tenant_id, certificate_id) references public.certificate on delete cascade
);
call app.isolate('public.certificate_reminder');
grant insert, delete on public.certificate_reminder to edp_app;

-- Who read a password or took the file, and when. It can be added to and read, never altered, and it outlives the
-- certificate: so it refers to it by its number alone.
create table public.certificate_reveal (
  tenant_id      int not null default app.current_tenant(),
  id             bigint generated always as identity,
  certificate_id bigint not null,
  what           text not null check (what in ('password', 'file')),
  user_id        bigint not null default app.current_user_id(),
  created_time   timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint certificate_reveal_user_id_fkey foreign key (tenant_id, user_id) references public.user_account
);
create index certificate_reveal_newest on public.certificate_reveal (tenant_id, certificate_id, id desc);
create index certificate_reveal_expiry on public.certificate_reveal (tenant_id, created_time);
create index certificate_reveal_by_user on public.certificate_reveal (tenant_id, user_id);
call app.isolate('public.certificate_reveal');
grant insert on public.certificate_reveal to edp_app;
