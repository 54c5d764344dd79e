-- The server may remove old chat messages (kernel/jobs/retention.ts), but neither those younger than 30 days nor alter any.
create or replace function app.remove_old_chat(older_than timestamptz, most int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant  constant int := app.current_tenant();
  expired constant bigint[] := array(
    select id from public.chat_message
     where tenant_id = tenant and created_time < least(older_than, now() - interval '30 days')
     order by created_time limit most);
  removed int;
begin
  -- In the order in which sending locks them (send-chat.ts).
  perform from public.chat_thread t
    where t.tenant_id = tenant and (t.user_id, t.peer_id) in (
      select lower_id, higher_id from public.chat_message where tenant_id = tenant and id = any (expired)
      union select higher_id, lower_id from public.chat_message where tenant_id = tenant and id = any (expired))
    order by t.user_id, t.peer_id for update;
  -- A message that is removed unread does not count any more.
  update public.chat_thread t set unread = greatest(0, t.unread - late.messages)
    from (select m.to_id, m.from_id, count(*)::int as messages
            from public.chat_message m
            join public.chat_thread r on r.tenant_id = m.tenant_id and r.user_id = m.to_id and r.peer_id = m.from_id
           where m.tenant_id = tenant and m.id = any (expired) and m.id > r.read_to_id
           group by m.to_id, m.from_id) late
   where t.tenant_id = tenant and t.user_id = late.to_id and t.peer_id = late.from_id;
  delete from public.chat_message where tenant_id = tenant and id = any (expired);
  get diagnostics removed = row_count;
  return removed;
end $$;
revoke all on function app.remove_old_chat(timestamptz, int) from public;
grant execute on function app.remove_old_chat(timestamptz, int) to edp_app;
