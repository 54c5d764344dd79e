-- The files of the pictures in an HTML text, as the server writes it (kernel/rich-text/sanitise-html.ts).
create or replace function app.picture_files(html text) returns bigint[]
language sql immutable parallel safe strict
return array(select distinct found[1]::bigint from regexp_matches(html, '<img src="/file/v6/view/([1-9][0-9]{0,17})"', 'g') found);

-- The files of texts of which few have pictures. Not strict, so that it is inlined.
create or replace function app.text_files(html text) returns bigint[]
language sql immutable parallel safe
return case when html like '%<img %' then app.picture_files(html) else '{}' end;

-- For a column with HTML: its files stand in a column beside it, so that they are kept as long as the text shows them.
create or replace procedure app.rich_text(target regclass, field name)
language plpgsql as $$
declare
  files name := field || '_file_ids';
begin
  execute format('alter table %s add column %I bigint[] not null generated always as (app.text_files(%I)) stored', target, files, field);
  -- Few texts have pictures.
  execute format('create index on %s (tenant_id) where %I <> ''{}''', target, files);
end $$;

-- The columns that `app.rich_text` made.
create or replace function app.text_file_columns() returns table (referrer regclass, field name)
language sql stable as $$
  select a.attrelid::regclass, a.attname
    from pg_attribute a join pg_class c on c.oid = a.attrelid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and a.attgenerated = 's' and a.attname like '%\_file\_ids' and not a.attisdropped
$$;
