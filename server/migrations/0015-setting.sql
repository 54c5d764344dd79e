-- Modules, categories and labels that applications are sorted by.
create table public.setting (
  tenant_id    int not null default app.current_tenant(),
  id           bigint generated always as identity,
  type         text not null check (type in ('APPLICATION_MODULE', 'APPLICATION_CATEGORY', 'APPLICATION_LABEL')),
  name         text not null,
  code         text not null default '', -- the mark of a category
  remark       text not null default '',
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint setting_name_key unique (tenant_id, type, name)
);
create unique index setting_code_key on public.setting (tenant_id, type, code) where code <> '';
-- The newest change stands on top.
create index setting_in_order on public.setting (tenant_id, type, updated_time desc, id desc);
call app.protect('public.setting');
call app.searchable('public.setting', 'name');
