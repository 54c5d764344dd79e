-- The inventory organisation of a session is a boundary in the database (see functions/inventory.sql), no longer only in the calls that think of it.
call app.bound_to_organisation('public.material');
call app.bound_to_organisation('public.product');
call app.bound_to_organisation('public.bom');

call app.bound_with_owner('public.material_file', 'material');
call app.bound_with_owner('public.material_accessory', 'material');
call app.bound_with_owner('public.material_stock', 'material');
call app.bound_with_owner('public.product_file', 'product');
call app.bound_with_owner('public.product_label', 'product');
call app.bound_with_owner('public.product_value', 'product');
call app.bound_with_owner('public.goods_group_product', 'product');

-- The structure of a BOM, where a session has a boundary at all.
do $$
declare
  part regclass;
begin
  foreach part in array '{public.bom_revision,public.bom_item}'::regclass[] loop
    call app.bound_by(part, '(select coalesce(current_setting(''app.organisation'', true), '''') = '''') or (select true from public.bom b where b.tenant_id = (select app.current_tenant()) and b.id = bom_id) is true', true);
  end loop;
end $$;

-- The tables of all nouns that say something about a record of any table: names in other languages, and what was changed.
call app.bound_by('public.translation', format('case table_name when ''material'' then %s when ''product'' then %s else true end',
  app.in_organisation('material', 'translation.record_id'), app.in_organisation('product', 'translation.record_id')), false);
create policy organisation_see on public.change_record as restrictive for select to edp_app using (
  (select coalesce(current_setting('app.organisation', true), '') = '') or app.is_root_in_organisation(root_table, root_id));
