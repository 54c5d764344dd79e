create table public.brand (
  tenant_id       int not null default app.current_tenant(),
  id              bigint generated always as identity,
  code            text not null,
  name            text not null,
  active          boolean not null default true,
  sort_order      int not null default 0,
  picture_file_id bigint,
  description     text not null default '',
  source          smallint not null default 2 check (source in (1, 2)), -- 1 system, 2 user-created
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint brand_code_key unique (tenant_id, code),
  constraint brand_picture_file_id_fkey foreign key (tenant_id, picture_file_id) references public.file
);
create index brand_in_order on public.brand (tenant_id, sort_order, id);
create index brand_by_activity on public.brand (tenant_id, active, sort_order, id);
create index brand_by_picture on public.brand (tenant_id, picture_file_id) where picture_file_id is not null;
call app.protect('public.brand');
call app.shareable('public.brand');
call app.searchable('public.brand', 'code', 'name');
create sequence public.brand_code_number;
grant usage on sequence public.brand_code_number to edp_app;
