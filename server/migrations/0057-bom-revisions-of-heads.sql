-- The structure of a BOM is seen where the BOM is (see 0055), also where BOMs themselves are public.
create policy head_see on public.bom_revision as restrictive for select to edp_app using (
  (select app.sees_all_heads()) or (select true from public.bom b where b.tenant_id = (select app.current_tenant()) and b.id = bom_id) is true);
