-- Under sharing rules too, a BOM is seen where its head is (see functions/sharing.sql).
do $$
begin
  execute format('create policy head_see on public.bom as restrictive for select to edp_app using (%s)', app.head_in_scope('bom'));
end $$;
