-- Where users belong: the tree of departments. Inventory organisations are what a session works in.

create table public.organisation (
  tenant_id  int not null default app.current_tenant(),
  id         bigint generated always as identity,
  parent_id  bigint,
  code       text not null,
  name       text not null,
  sort_order int not null default 0,
  active     boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint organisation_code_key unique (tenant_id, code),
  constraint organisation_parent_id_fkey foreign key (tenant_id, parent_id) references public.organisation,
  constraint organisation_parent_other check (parent_id <> id)
);
create index organisation_below on public.organisation (tenant_id, parent_id, sort_order, id);
call app.protect('public.organisation');
call app.searchable('public.organisation', 'code', 'name');
-- The place of a user decides what they see.
call app.announce_access_on('public.organisation', 'update', 'delete');

create table public.inventory_organisation (
  tenant_id    int not null default app.current_tenant(),
  id           bigint generated always as identity,
  code         text not null,
  name         text not null,
  active       boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint inventory_organisation_code_key unique (tenant_id, code)
);
call app.protect('public.inventory_organisation');
