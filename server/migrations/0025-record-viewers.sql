-- Who has which record open, in which process: others who have it open are told. Like presence, it ends with the process.
create unlogged table app.record_viewer (
  process_id text not null references app.live_process on delete cascade,
  tenant_id  int not null,
  table_name text not null,
  record_id  bigint not null,
  user_id    bigint not null,
  user_name  text not null,
  editing    boolean not null,
  primary key (tenant_id, table_name, record_id, user_id, process_id)
);
create index record_viewer_of_process on app.record_viewer (process_id);
grant select, insert, update, delete on app.record_viewer to edp_app;
create trigger announce after insert or update or delete on app.record_viewer for each row execute function app.announce_record_viewer();
