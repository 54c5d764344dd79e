-- What makes a business table safe. Migrations call these procedures once for each table.

create or replace function app.has_column(target regclass, field name) returns boolean
language sql stable
return exists (select from pg_attribute where attrelid = target and attname = field and not attisdropped);

-- Every update increments the version, so that a stale one can be told.
create or replace function app.touch() returns trigger
language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_time := now();
  new.updated_by := app.current_user_id();
  return new;
end $$;

-- Isolation in the database: no role, not even the owner, sees a row of another tenant, and no row of another one is written.
-- edp_reader owns the few narrow functions that look across and filter by the tenant themselves.
create or replace procedure app.isolate(target regclass)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format($f$create policy tenant on %s
    using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
    with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int)$f$, target);
  execute format('create policy reader on %s for select to edp_reader using (true)', target);
  execute format('grant select on %s to edp_app, edp_reader', target);
end $$;

-- Isolation, change records and versions for a business table.
create or replace procedure app.protect(target regclass, variadic secrets text[] default '{}')
language plpgsql as $$
declare
  arguments text := (select coalesce(string_agg(quote_literal(secret), ', '), '') from unnest(secrets) as secret);
begin
  call app.isolate(target);
  execute format('grant insert, update, delete on %s to edp_app', target);
  execute format('create trigger record_change after insert or update or delete on %s
    for each row execute function app.record_change(%s)', target, arguments);
  if app.has_column(target, 'version') then
    execute format('create trigger touch before update on %s for each row execute function app.touch()', target);
  end if;
end $$;
