-- Messages are the user's own correspondence: isolated by tenant like all else, but without change records, in which
-- others could read it.
create table public.message (
  tenant_id    int not null default app.current_tenant(),
  id           bigint generated always as identity,
  user_id      bigint not null,
  -- As the sender was called then; empty for the system.
  sender_name  text not null default '',
  kind         text not null check (kind in ('system', 'notice', 'todo')),
  title        text not null,
  content      text not null,
  link         text not null default '',
  read_time    timestamptz,
  created_time timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint message_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index message_newest on public.message (tenant_id, user_id, id desc);
create index message_unread on public.message (tenant_id, user_id, id desc) where read_time is null;
-- Read messages expire by the time they were read, unread ones by their age.
create index message_expiry_read on public.message (tenant_id, read_time) where read_time is not null;
create index message_expiry_unread on public.message (tenant_id, created_time) where read_time is null;
call app.isolate('public.message');
grant insert, update, delete on public.message to edp_app;
