-- Which of these codes the records of a table have in the tenant, also those that the user does not see: a code is unique among all.
-- A policy keeps PostgreSQL from using the index on folded codes, because normalising is not leakproof: every record of the tenant
-- would be folded. So this belongs to edp_reader and filters by the tenant itself.
drop function if exists app.records_with_codes(regclass, text[]);
create function app.records_with_codes(target regclass, codes text[]) returns table (id bigint, folded text, code text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query execute format('select id, app.fold(code), code from %s where tenant_id = app.current_tenant() and app.fold(code) = any (array(select app.fold(c) from unnest($1) c))', target) using codes;
end $$;
alter function app.records_with_codes(regclass, text[]) owner to edp_reader;
revoke all on function app.records_with_codes(regclass, text[]) from public;
grant execute on function app.records_with_codes(regclass, text[]) to edp_app;
