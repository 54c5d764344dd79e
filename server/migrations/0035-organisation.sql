-- Organisations have a screen of their own: what is left of the line 人员与组织 are the employees. A name that the tenant chose stays.
do $$
declare
  tenant int;
begin
  for tenant in select id from app.tenant loop
    perform set_config('app.tenant', tenant::text, true);
    -- A superuser is not restricted by the policies.
    update public.translation t set name = 'Employees'
      from public.resource r
     where t.tenant_id = tenant and r.tenant_id = tenant and r.code = 'people' and t.table_name = 'resource' and t.record_id = r.id and t.name = 'People and organisations';
    update public.resource r set url = '/employee' where r.tenant_id = tenant and r.code = 'people' and r.url = '';
    update public.resource r set name = '员工管理' where r.tenant_id = tenant and r.code = 'people' and r.name = '人员与组织';
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- Who leads a department. A person who leads one cannot be deleted; their account can be disabled.
alter table public.organisation
  add column head_id bigint,
  add constraint organisation_head_id_fkey foreign key (tenant_id, head_id) references public.user_account;
create index organisation_by_head on public.organisation (tenant_id, head_id) where head_id is not null;

-- Which one is the master is part of every session that works in it.
call app.announce_access_on('public.inventory_organisation', 'update', 'delete');
