-- How many records hold each of the codes of a dictionary, by table, counted up to 1,000 of each. What a user does not see is in use as well.
create or replace function app.item_uses(key text, codes text[]) returns table (code text, table_name text, uses bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  place record;
begin
  for place in select u.table_name, u.column_name from app.dictionary_use u where u.dictionary = key order by u.table_name loop
    return query execute format('select wanted, %1$L::text, found.uses from unnest($1) wanted cross join lateral (
        select count(*) as uses from (select from public.%1$I where tenant_id = app.current_tenant() and %2$I = wanted limit 1000) used) found
       where found.uses > 0',
      place.table_name, place.column_name) using codes;
  end loop;
end $$;
alter function app.item_uses(text, text[]) owner to edp_reader;
revoke all on function app.item_uses(text, text[]) from public;
grant execute on function app.item_uses(text, text[]) to edp_app;
