-- What a file was uploaded for. Null where the client named none and several were possible, and for earlier files.
alter table public.file add column purpose text;

-- Quotas are summed from the rows, by index alone: a kept total would cost every write.
create index file_usage on public.file (tenant_id, created_by) include (bytes);
create index public_upload_usage on app.public_upload (id) include (bytes);

-- Removes those of the next `most` files after an id that are a day old and that no foreign key refers to. Returns the
-- last id considered, null at the end. A table that refers to files later needs nothing here.
create function app.remove_orphaned_files(after bigint, most int) returns table (last bigint, removed bigint)
language plpgsql as $$
declare
  orphaned   text := (
    select coalesce(string_agg(format('not exists (select from %s r where r.tenant_id = f.tenant_id and r.%I = f.id)',
             c.conrelid::regclass, a.attname), ' and '), 'true')
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'tenant_id'
     where c.contype = 'f' and c.confrelid = 'public.file'::regclass);
  considered bigint[];
  locked     bigint[];
begin
  considered := array(select id from public.file where tenant_id = app.current_tenant() and id > after order by id limit most);
  last := considered[cardinality(considered)];
  -- A transaction that is just beginning to refer to a file holds a key share lock on it: such a file is skipped.
  execute format('select array(select f.id from public.file f
      where f.tenant_id = app.current_tenant() and f.id = any ($1) and f.created_time < now() - interval ''1 day'' and %s
      for update skip locked)', orphaned) into locked using considered;
  -- One that committed between the snapshot above and the lock is seen by this second look; later ones wait for the lock.
  execute format('delete from public.file f where f.tenant_id = app.current_tenant() and f.id = any ($1) and %s', orphaned) using locked;
  get diagnostics removed = row_count;
  return next;
end $$;
