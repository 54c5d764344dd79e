-- The systems that a tenant uses; certificates and settings belong to them.
create table public.application (
  tenant_id int not null default app.current_tenant(),
  id        bigint generated always as identity,
  code      text not null,
  name      text not null,
  remarks   text not null default '',
  active    boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint application_code_key unique (tenant_id, code)
);
call app.protect('public.application');
call app.shareable('public.application');
call app.searchable('public.application', 'code', 'name');
