-- Who is connected to which server process. A process that dies stops refreshing its row, and the others remove what it
-- left behind.
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
create trigger announce after insert or delete on app.presence for each row execute function app.announce_presence();
