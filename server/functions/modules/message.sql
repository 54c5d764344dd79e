-- The sender of a message to many learns how many have read it, also when a recipient has deleted theirs since.
create or replace function app.note_messages_read() returns trigger
language plpgsql as $$
begin
  update public.message_recipient r set read_time = m.read_time
    from rows m
   where m.sending_id is not null and m.read_time is not null
     and r.tenant_id = m.tenant_id and r.sending_id = m.sending_id and r.user_id = m.user_id and r.read_time is null;
  return null;
end $$;
