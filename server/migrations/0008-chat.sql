-- Chat between two users; without change records, like messages. `app.remove_old_chat` alone removes old ones.
create table public.chat_message (
  tenant_id    int not null default app.current_tenant(),
  id           bigint generated always as identity,
  from_id      bigint not null default app.current_user_id(),
  to_id        bigint not null,
  -- The two users in a fixed order, so that a conversation is one range of an index.
  lower_id     bigint not null generated always as (least(from_id, to_id)) stored,
  higher_id    bigint not null generated always as (greatest(from_id, to_id)) stored,
  content      text not null,
  -- Within a conversation times go up with the ids; `now()` is when the transaction began.
  created_time timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  constraint chat_message_two_people check (from_id <> to_id),
  constraint chat_message_from_id_fkey foreign key (tenant_id, from_id) references public.user_account on delete cascade,
  constraint chat_message_to_id_fkey foreign key (tenant_id, to_id) references public.user_account on delete cascade
);
create index chat_message_of_two on public.chat_message (tenant_id, lower_id, higher_id, id desc);
create index chat_message_expiry on public.chat_message (tenant_id, created_time);
create index chat_message_by_sender on public.chat_message (tenant_id, from_id);
create index chat_message_by_receiver on public.chat_message (tenant_id, to_id);
call app.isolate('public.chat_message');
grant insert on public.chat_message to edp_app;

-- A conversation as one of the two sees it.
create table public.chat_thread (
  tenant_id       int not null default app.current_tenant(),
  user_id         bigint not null,
  peer_id         bigint not null,
  last_message_id bigint,
  -- What the peer said is read up to here.
  read_to_id      bigint not null default 0,
  unread          int not null default 0,
  primary key (tenant_id, user_id, peer_id),
  constraint chat_thread_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade,
  constraint chat_thread_peer_id_fkey foreign key (tenant_id, peer_id) references public.user_account on delete cascade,
  constraint chat_thread_last_message_id_fkey foreign key (tenant_id, last_message_id) references public.chat_message on delete cascade
);
create index chat_thread_by_peer on public.chat_thread (tenant_id, peer_id);
create index chat_thread_by_last on public.chat_thread (tenant_id, last_message_id);
call app.isolate('public.chat_thread');
grant insert, update on public.chat_thread to edp_app;
