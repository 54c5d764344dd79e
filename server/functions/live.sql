-- Sends an event to users of a tenant, or to all of them when `users` is null, through whichever process they are
-- connected to, when the transaction commits. A notification holds 8000 bytes, so a frame goes in parts.
create or replace function app.push_live(tenant int, users text[], event text, data jsonb) returns void
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

create or replace function app.announce_presence() returns trigger
language plpgsql as $$
begin
  perform pg_notify('presence_changed', format('%s %s', coalesce(new.tenant_id, old.tenant_id), coalesce(new.user_id, old.user_id)));
  return null;
end $$;

create or replace function app.announce_record_viewer() returns trigger
language plpgsql as $$
begin
  perform pg_notify('record_viewers_changed',
    format('%s %s %s', coalesce(new.tenant_id, old.tenant_id), coalesce(new.table_name, old.table_name), coalesce(new.record_id, old.record_id)));
  return null;
end $$;
