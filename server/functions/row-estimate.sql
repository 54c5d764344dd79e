-- Estimates of how many rows a tenant has, for lists too long to be counted each time. A job refreshes them; no write does.

-- The tables that are listed and searched: those that `app.searchable` made an index for.
create or replace function app.listed_tables() returns setof regclass
language sql stable as $$
  select i.indrelid::regclass from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
   where t.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and c.relname = t.relname || '_search'
   order by i.indrelid
$$;

-- Counts the rows of all tenants in one table. Tables of the whole installation have tenant 0.
create or replace function app.refresh_row_estimates(of_table regclass) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant text := case when app.has_column(of_table, 'tenant_id') then 'tenant_id' else '0' end;
  name   text := (select case when relnamespace = 'public'::regnamespace then relname else relnamespace::regnamespace || '.' || relname end
                    from pg_class where oid = of_table);
begin
  if of_table not in (select app.listed_tables()) then raise exception '% is not a listed table', of_table; end if;
  execute format('
    with counted as materialized (select %s as tenant_id, count(*) as rows from %s group by 1),
         gone as (delete from app.row_estimate e where e.table_name = $1 and e.tenant_id not in (select tenant_id from counted))
    insert into app.row_estimate (tenant_id, table_name, rows, refreshed_time) select tenant_id, $1, rows, now() from counted
    on conflict (tenant_id, table_name) do update set rows = excluded.rows, refreshed_time = excluded.refreshed_time', tenant, of_table) using name;
end $$;
alter function app.refresh_row_estimates(regclass) owner to edp_reader;
revoke all on function app.refresh_row_estimates(regclass) from public;
grant execute on function app.refresh_row_estimates(regclass) to edp_app;
