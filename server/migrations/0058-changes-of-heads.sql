-- And so is what was changed about it: of a BOM that is gone, those alone read who see all heads.
create policy head_see on public.change_record as restrictive for select to edp_app using (
  (select app.sees_all_heads()) or case when root_table = 'bom' then (select true from public.bom b where b.tenant_id = (select app.current_tenant()) and b.id = root_id::bigint) is true else true end);
