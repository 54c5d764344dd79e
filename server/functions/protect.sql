-- These procedures make a business table safe. Migrations call them once for each table.

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
-- edp_reader owns the few narrow functions that look across and filter by the tenant themselves. The policy also stands for a
-- foreign key to app.tenant, from which no row is ever deleted: every insert would lock the row of the tenant.
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

-- Isolation, change records and versions for a business table. A record that belongs to another one is logged under that
-- root: `root` is its table and `root_column` refers to it; where tables differ by row, `root_table_column` names the table.
-- `secrets` are columns whose values are not logged.
create or replace procedure app.protect(target regclass, root name default '', root_column name default '', root_table_column name default '',
                                        secrets text[] default '{}')
language plpgsql as $$
declare
  log text := (select format('execute function app.log_changes(%s)', string_agg(quote_literal(argument), ', ' order by place))
                 from unnest(array[root::text, root_column, root_table_column] || secrets) with ordinality as given (argument, place));
begin
  if not app.has_column(target, 'id') then raise exception '% has no id: see app.protect_links', target; end if;
  call app.isolate(target);
  execute format('grant insert, update, delete on %s to edp_app', target);
  execute format('create trigger log_insert after insert on %s referencing new table as rows for each statement %s', target, log);
  execute format('create trigger log_update after update on %s referencing new table as rows old table as old_rows for each statement %s', target, log);
  execute format('create trigger log_delete after delete on %s referencing old table as rows for each statement %s', target, log);
  if root <> '' then
    insert into app.change_root (table_name, root_table, root_column) select relname, root, root_column from pg_class where oid = target;
  end if;
  if app.has_column(target, 'version') then
    execute format('create trigger touch before update on %s for each row execute function app.touch()', target);
  end if;
end $$;

-- A table of links, which are added and removed, never updated, is logged under their root as ids of the others.
create or replace procedure app.protect_links(target regclass, root name, root_column name, other_column name)
language plpgsql as $$
declare
  log text := format('execute function app.log_links(%L, %L, %L)', root, root_column, other_column);
begin
  call app.isolate(target);
  execute format('grant insert, delete on %s to edp_app', target);
  execute format('create trigger log_insert after insert on %s referencing new table as rows for each statement %s', target, log);
  execute format('create trigger log_delete after delete on %s referencing old table as rows for each statement %s', target, log);
end $$;
