-- Specifications: what products of a category differ in, such as colour or bore, and the values to choose from.

create table public.specification (
  tenant_id   int not null default app.current_tenant(),
  -- From the sequence of the materials: `spec/invalid` takes the id of a definition or of a SKU record, which is a material.
  id          bigint not null default nextval('public.material_id_seq'),
  name        text not null,
  category_id bigint not null, -- in the set PRO_BASE_CLASS
  active      boolean not null default true,
  sort_order  int not null default 0,
  description text not null default '',
  source      smallint not null default 2 check (source in (1, 2)), -- 1 system, 2 user-created
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint specification_category_id_fkey foreign key (tenant_id, category_id) references public.category
);
-- Whatever the letter case and width.
create unique index specification_name_key on public.specification (tenant_id, category_id, app.fold(name));
create index specification_in_order on public.specification (tenant_id, sort_order, id);
create index specification_by_activity on public.specification (tenant_id, active, sort_order, id);
grant usage on sequence public.material_id_seq to edp_app;
call app.protect('public.specification');
call app.shareable('public.specification');
call app.searchable('public.specification', 'name');

-- A value keeps its id as long as it exists: products refer to it.
create table public.specification_value (
  tenant_id        int not null default app.current_tenant(),
  id               bigint generated always as identity,
  specification_id bigint not null,
  name             text not null,
  sort_order       int not null default 0,
  primary key (tenant_id, id),
  -- Not a unique index, which cannot be deferred: two values may exchange their names in one statement.
  constraint specification_value_name_key exclude using btree (tenant_id with =, specification_id with =, app.fold(name) with =) deferrable initially immediate,
  constraint specification_value_specification_id_fkey foreign key (tenant_id, specification_id) references public.specification on delete cascade
);
create index specification_value_in_order on public.specification_value (tenant_id, specification_id, sort_order, id);
call app.protect('public.specification_value', root => 'specification', root_column => 'specification_id');
call app.share_with_set('public.specification_value', 'public.specification');
