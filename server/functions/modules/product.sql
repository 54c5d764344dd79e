-- Logs which materials a product had as variants until a statement removed them: {"material_id": {"removed": [ids]}}. Their own
-- records say what they were, but not from where they are looked for once they are gone.
create or replace function app.log_removed_variants() returns trigger
language plpgsql as $$
begin
  insert into public.change_record (tenant_id, table_name, record_id, root_table, root_id, action, changes, user_id, request_id, owner_id)
  select r.tenant_id, 'product_variant', r.product_id::text, 'product', r.product_id::text, 'delete', jsonb_build_object('material_id', jsonb_build_object('removed', jsonb_agg(r.id))),
         app.current_user_id(), nullif(current_setting('app.request', true), ''), p.owner_id
    from rows r left join public.product p on p.id = r.product_id
   where r.product_id is not null group by r.tenant_id, r.product_id, p.owner_id;
  return null;
end $$;

-- A session outside of the master finds what its organisation has (see app.module_scope).
create or replace function app.product_in_scope(row_name text) returns text
language sql stable as $$ select app.boundary_of('product', row_name) $$;
create or replace function app.product_links_in_scope() returns jsonb
language sql stable as $$ select app.boundary_link('product') $$;
