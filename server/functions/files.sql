-- Bytes that no row refers to any more are noted by the transaction that lets go of them, until the server has removed
-- them: neither a crash nor a store that does not answer leaves keys behind.
create or replace function app.discard_file() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.storage_key <> old.storage_key then
    insert into app.discarded_file (storage_key) values (old.storage_key) on conflict do nothing;
  end if;
  return null;
end $$;

-- Whether the records of a table do not show their files to everyone who sees them. The module of the table says so by a function
-- `app.<table>_hides_files` and gives the files out by itself.
create or replace function app.hides_files(relation regclass) returns boolean
language sql stable
return exists (select from pg_class c where c.oid = relation and to_regprocedure(format('app.%I()', c.relname || '_hides_files')) is not null);

-- Whether a record that the user sees refers to a file.
create or replace function app.sees_file(wanted bigint) returns boolean
language plpgsql stable as $$
declare
  reference record;
  seen      boolean;
begin
  for reference in select referrer, field from app.references_to('public.file') where not app.hides_files(referrer) loop
    execute format('select exists (select from %s where tenant_id = app.current_tenant() and %I = $1)', reference.referrer, reference.field)
      into seen using wanted;
    if seen then return true; end if;
  end loop;
  for reference in select referrer, field from app.text_file_columns() where not app.hides_files(referrer) loop
    execute format('select exists (select from %1$s where tenant_id = app.current_tenant() and %2$I <> ''{}'' and $1 = any (%2$I))', reference.referrer, reference.field)
      into seen using wanted;
    if seen then return true; end if;
  end loop;
  return false;
end $$;

-- Removes those of the next `most` files after an id that are a day old and that no foreign key refers to and no text shows. Returns the
-- last id considered, null at the end.
create or replace function app.remove_orphaned_files(after bigint, most int) returns table (last bigint, removed bigint)
language plpgsql as $$
declare
  orphaned   text := (
    select coalesce(string_agg(condition, ' and '), 'true')
      from (select format('not exists (select from %s r where r.tenant_id = f.tenant_id and r.%I = f.id)', referrer, field) from app.references_to('public.file')
            union all
            select format('not exists (select from %1$s r where r.tenant_id = f.tenant_id and r.%2$I <> ''{}'' and f.id = any (r.%2$I))', referrer, field)
              from app.text_file_columns()) as unused (condition));
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
