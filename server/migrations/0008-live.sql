-- The live channel: what is pushed to people's windows, who is connected, messages and chat.

-- Tells people of a tenant, or all of them when `users` is null, through whichever process they are
-- connected to, when the transaction commits. A notification holds 8000 bytes, so a frame goes in parts.
create function app.push_live(tenant int, users text[], event text, data jsonb) returns void
language plpgsql as $$
declare
  frame text := jsonb_build_object('tenant', tenant, 'users', users, 'event', event, 'data', data)::text;
  -- Characters of up to four bytes.
  size  constant int := 1900;
  parts int := ceil(length(frame) / size::numeric);
  key   text := gen_random_uuid()::text;
begin
  for part in 1 .. parts loop
    perform pg_notify('live', format('%s %s %s %s', key, part, parts, substr(frame, (part - 1) * size + 1, size)));
  end loop;
end $$;

-- Who is connected to which server process. A process that dies stops saying that it is there, and the
-- others remove what it left behind.
create unlogged table app.live_process (
  id        text primary key,
  seen_time timestamptz not null default now()
);
create unlogged table app.presence (
  process_id text not null references app.live_process on delete cascade,
  tenant_id  int not null,
  user_id    bigint not null,
  primary key (tenant_id, user_id, process_id)
);
create index presence_of_process on app.presence (process_id);
grant select, insert, update, delete on app.live_process, app.presence to edp_app;

create function app.announce_presence() returns trigger
language plpgsql as $$
begin
  perform pg_notify('presence_changed', format('%s %s', coalesce(new.tenant_id, old.tenant_id), coalesce(new.user_id, old.user_id)));
  return null;
end $$;
create trigger announce after insert or delete on app.presence for each row execute function app.announce_presence();

-- However a news item came to be published, people hear of it.
create function app.announce_news() returns trigger
language plpgsql as $$
begin
  perform app.push_live(new.tenant_id, null, 'newsMessage', jsonb_build_object(
    'newId', new.id::text,
    'title', new.title,
    'publishDate', to_char(new.published_time, 'YYYY-MM-DD HH24:MI:SS'),
    'newsTypeValue', new.type,
    'forcedRead', new.forced::int));
  return null;
end $$;
create trigger announce_added after insert on public.news for each row
  when (new.active and new.published_time <= now()) execute function app.announce_news();
create trigger announce_published after update of active, published_time on public.news for each row
  when (new.active and new.published_time <= now() and not (old.active and old.published_time <= now())) execute function app.announce_news();

-- Messages and chat are people's own correspondence: isolated by tenant like all else, but without
-- change records, in which others could read it.
create table public.message (
  tenant_id    int not null default app.current_tenant() references app.tenant,
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
call app.isolate('public.message');
grant insert, update, delete on public.message to edp_app;

create table public.chat_message (
  tenant_id    int not null default app.current_tenant() references app.tenant,
  id           bigint generated always as identity,
  from_id      bigint not null default app.current_user_id(),
  to_id        bigint not null,
  -- The two people in a fixed order, so that a conversation is one range of an index.
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
call app.isolate('public.chat_message');
grant insert on public.chat_message to edp_app;

-- A conversation as one of the two sees it.
create table public.chat_thread (
  tenant_id       int not null default app.current_tenant() references app.tenant,
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
call app.isolate('public.chat_thread');
grant insert, update on public.chat_thread to edp_app;
