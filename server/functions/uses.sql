-- The columns that refer to the `id` of a table, from its foreign keys: a table that refers to it later needs nothing more.
create or replace function app.references_to(target regclass) returns table (referrer regclass, field name, cascades boolean)
language sql stable as $$
  select c.conrelid::regclass, a.attname, c.confdeltype = 'c'
    from pg_constraint c
    cross join unnest(c.conkey, c.confkey) as pair (referring, referred)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.referring
    join pg_attribute t on t.attrelid = c.confrelid and t.attnum = pair.referred and t.attname = 'id'
   where c.contype = 'f' and c.confrelid = target and c.conparentid = 0
   order by c.oid
$$;

-- How many rows refer to each of the records, by table: what "in use" means, for every table. Counted up to 1,000 of a record.
-- Foreign keys do not care who sees what, so this counts the records that the user does not see as well.
drop function if exists app.uses_of(regclass, bigint[]);
create function app.uses_of(target regclass, records bigint[]) returns table (record_id bigint, table_name text, uses bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  reference record;
begin
  for reference in
    select r.referrer, r.field, c.relname from app.references_to(target) r join pg_class c on c.oid = r.referrer where not r.cascades
  loop
    return query execute format('select wanted, %L::text, found.uses from unnest($1) wanted cross join lateral (
        select count(*) as uses from (select from %s where tenant_id = app.current_tenant() and %I = wanted limit 1000) used) found
       where found.uses > 0',
      reference.relname, reference.referrer, reference.field) using records;
  end loop;
end $$;
alter function app.uses_of(regclass, bigint[]) owner to edp_reader;
revoke all on function app.uses_of(regclass, bigint[]) from public;
grant execute on function app.uses_of(regclass, bigint[]) to edp_app;
