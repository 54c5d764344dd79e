-- The change log has a partition for each month, so that old ones can be dropped at once. Months are those of UTC, whatever
-- the time zone of a session. The default partition is empty while partitions are made ahead; without them it takes the
-- rows, so that no write fails.

-- Creates the partitions of this month and of the next `months_ahead`; what the default partition holds of them moves there.
create or replace function app.create_change_partitions(months_ahead int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '5s' as $$
declare
  first   constant timestamptz := date_trunc('month', now());
  month   timestamptz;
  name    text;
  span    text;
  created int := 0;
begin
  -- One process at a time.
  perform pg_advisory_xact_lock(hashtext('app.create_change_partitions'));
  for month in select * from generate_series(first, first + make_interval(months => months_ahead), interval '1 month') loop
    name := to_char(month, '"change_record_"YYYY_MM');
    continue when to_regclass('public.' || name) is not null;
    span := format('created_time >= %L and created_time < %L', month, month + interval '1 month');
    lock table public.change_record_default in access exclusive mode;
    execute format('create table public.%I (like public.change_record including defaults including constraints)', name);
    execute format('with moved as (delete from public.change_record_default where %s returning *) insert into public.%I select * from moved', span, name);
    execute format('alter table public.change_record attach partition public.%I for values from (%L) to (%L)', name, month, month + interval '1 month');
    created := created + 1;
  end loop;
  return created;
end $$;

-- Drops what is older than this month and the `keep_months` before it, never less than one; returns how many partitions.
create or replace function app.drop_change_partitions(keep_months int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' set lock_timeout = '5s' as $$
declare
  keep_from constant timestamptz := date_trunc('month', now()) - make_interval(months => greatest(keep_months, 1));
  name      text;
  dropped   int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('app.create_change_partitions'));
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'public.change_record'::regclass and c.relname ~ '^change_record_\d{4}_\d{2}$'
       and to_date(right(c.relname, 7), 'YYYY_MM') < keep_from
  loop
    execute format('drop table public.%I', name);
    dropped := dropped + 1;
  end loop;
  delete from public.change_record_default where created_time < keep_from;
  return dropped;
end $$;
revoke all on function app.create_change_partitions(int), app.drop_change_partitions(int) from public;
grant execute on function app.create_change_partitions(int), app.drop_change_partitions(int) to edp_app;
