-- Who is connected, by session: "online" is a session with an open window, not one whose browser was closed.
-- The rows are those of running processes, which tell them again.
delete from app.live_process;
alter table app.presence add column ticket_hash bytea not null, drop constraint presence_pkey;
alter table app.presence add primary key (tenant_id, user_id, ticket_hash, process_id);
