-- Records of revealed certificates are append-only for the server: it may remove old ones, but none younger than 30 days.
create or replace function app.remove_old_reveals(older_than timestamptz, most int) returns int
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
revoke all on function app.remove_old_reveals(timestamptz, int) from public;
grant execute on function app.remove_old_reveals(timestamptz, int) to edp_app;
