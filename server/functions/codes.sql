-- Which of these codes the records of a table have in the tenant, also those that the user does not see: a code is unique among all.
-- A policy keeps PostgreSQL from using the index on folded codes, because normalising is not leakproof: every record of the tenant
-- would be folded. So this belongs to edp_reader and filters by the tenant itself.
drop function if exists app.records_with_codes(regclass, text[]);
create function app.records_with_codes(target regclass, codes text[]) returns table (id bigint, folded text, code text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Joined: the elements of an array are compared one by one where the planner takes no index, a thousand codes with each record.
  return query execute format('select r.id, w.folded, r.code from (select distinct app.fold(c) as folded from unnest($1) c) w
    join %s r on r.tenant_id = app.current_tenant() and app.fold(r.code) = w.folded', target) using codes;
end $$;
alter function app.records_with_codes(regclass, text[]) owner to edp_reader;
revoke all on function app.records_with_codes(regclass, text[]) from public;
grant execute on function app.records_with_codes(regclass, text[]) to edp_app;
