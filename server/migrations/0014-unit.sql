create table public.unit (
  tenant_id         int not null default app.current_tenant(),
  id                bigint generated always as identity,
  code              text not null,
  name              text not null,
  unit_category     text not null, -- a code of the dictionary edp_productunit_type
  active            boolean not null default true,
  sort_order        int not null default 0,
  conversion_factor numeric(20, 10) check (conversion_factor > 0), -- to the base unit of the category, which has 1
  native_code       text not null default '',
  picture_file_id   bigint,
  description       text not null default '',
  source            smallint not null default 2 check (source in (1, 2)), -- 1 system, 2 user-created
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint unit_code_key unique (tenant_id, code),
  constraint unit_picture_file_id_fkey foreign key (tenant_id, picture_file_id) references public.file
);
create index unit_in_order on public.unit (tenant_id, sort_order, id);
create index unit_by_category on public.unit (tenant_id, unit_category, sort_order, id);
create index unit_by_activity on public.unit (tenant_id, active, sort_order, id);
create index unit_by_picture on public.unit (tenant_id, picture_file_id) where picture_file_id is not null;
call app.protect('public.unit');
call app.shareable('public.unit');
call app.searchable('public.unit', 'code', 'name');
