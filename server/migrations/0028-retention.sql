-- What is removed after a while (server/src/kernel/jobs/retention.ts): indexes that find the oldest rows of a tenant, and the
-- rights to remove them.

-- Read messages expire by the time they were read, unread ones by their age.
create index message_expiry_read on public.message (tenant_id, read_time) where read_time is not null;
create index message_expiry_unread on public.message (tenant_id, created_time) where read_time is null;
create index chat_message_expiry on public.chat_message (tenant_id, created_time);
-- The foreign key of a thread to its last message is looked up for every message that is removed.
create index chat_thread_by_last on public.chat_thread (tenant_id, last_message_id);
create index news_view_of_news on public.news_view (tenant_id, news_id, created_time);
create index certificate_reveal_expiry on public.certificate_reveal (tenant_id, created_time);

-- To look at news changes nothing: the view itself is the record. A change record for each view, and for each one that
-- is removed, would only grow in its place.
drop trigger record_change on public.news_view;

-- The server may remove old chat messages, but neither younger ones than this nor alter any.
create function app.remove_old_chat(older_than timestamptz, most int) returns int
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
  -- What is removed unread does not count any more.
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

-- Likewise the records of revealed certificates.
create function app.remove_old_reveals(older_than timestamptz, most int) returns int
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with removed as (
    delete from public.certificate_reveal
     where tenant_id = app.current_tenant() and id = any (array(
       select id from public.certificate_reveal
        where tenant_id = app.current_tenant() and created_time < least(older_than, now() - interval '30 days')
        order by created_time limit most))
    returning 1)
  select count(*)::int from removed
$$;
revoke all on function app.remove_old_chat(timestamptz, int), app.remove_old_reveals(timestamptz, int) from public;
grant execute on function app.remove_old_chat(timestamptz, int), app.remove_old_reveals(timestamptz, int) to edp_app;

-- Rejected applications go with their pictures. The review stays (name, reason, reviewer, time) and so refers to the
-- application by its number alone. Those rejected before this version count from now on.
alter table app.tenant_application add column rejected_time timestamptz;
update app.tenant_application set rejected_time = now() where status = 'rejected';
create index tenant_application_expiry on app.tenant_application (rejected_time) where rejected_time is not null;
alter table public.tenant_review drop constraint tenant_review_application_id_fkey;
grant delete on app.tenant_application to edp_app;
