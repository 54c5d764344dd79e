-- Names are found by their pinyin initials too, and letters of any width: every search index is built again.
-- Category sets are found by their code as well.
do $$
declare
  target regclass;
  fields name[];
begin
  for target in select i.indrelid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
                 where c.relname = t.relname || '_search' loop
    fields := array_remove((app.search_index(target)).fields, 'initials');
    execute format('drop index %s', (app.search_index(target)).index);
    if target = 'public.category_set'::regclass then fields := '{code,name}'; end if;
    call app.searchable(target, variadic fields);
  end loop;
end $$;
