-- Login records are append-only for the server: it may remove old ones (kernel/jobs/retention.ts), but none younger than 30 days.
create or replace function app.remove_old_login_records(older_than timestamptz, most int) returns int
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with removed as (
    delete from public.login_record
     where tenant_id = app.current_tenant() and id = any (array(
       select id from public.login_record
        where tenant_id = app.current_tenant() and time < least(older_than, now() - interval '30 days')
        order by time limit most))
    returning 1)
  select count(*)::int from removed
$$;
revoke all on function app.remove_old_login_records(timestamptz, int) from public;
grant execute on function app.remove_old_login_records(timestamptz, int) to edp_app;
