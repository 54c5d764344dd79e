-- Menus that a tenant arranges itself, and dictionaries as its data.

alter table public.resource
  -- Made by the tenant: a group, or a page of another system. Everything else comes with the product.
  add column own boolean not null default false,
  -- In no menu; the permissions below it hold as before.
  add column hidden boolean not null default false;
-- Open windows read their menu again.
call app.announce_access_on('public.resource', 'insert', 'update', 'delete');

create table public.dictionary (
  tenant_id int not null default app.current_tenant(),
  id        bigint generated always as identity,
  code      text not null, -- the key that clients ask by
  name      text not null,
  remark    text not null default '',
  source    smallint not null default 2 check (source in (1, 2)), -- 1 system, 2 user-created
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint dictionary_code_key unique (tenant_id, code)
);
create index dictionary_in_order on public.dictionary (tenant_id, source, id);
call app.protect('public.dictionary');
call app.searchable('public.dictionary', 'code', 'name');

create table public.dictionary_item (
  tenant_id     int not null default app.current_tenant(),
  id            bigint generated always as identity,
  dictionary_id bigint not null,
  code          text not null, -- what records hold; never changed
  name          text not null,
  name_eng      text not null default '', -- empty: the name is shown in English as well
  sort_order    int not null default 0,
  active        boolean not null default true,
  source        smallint not null default 2 check (source in (1, 2)),
  primary key (tenant_id, id),
  constraint dictionary_item_code_key unique (tenant_id, dictionary_id, code) deferrable initially immediate,
  constraint dictionary_item_dictionary_id_fkey foreign key (tenant_id, dictionary_id) references public.dictionary on delete cascade
);
create index dictionary_item_in_order on public.dictionary_item (tenant_id, dictionary_id, sort_order, id);
call app.protect('public.dictionary_item', root => 'dictionary', root_column => 'dictionary_id');

-- Where records hold the code of an item, stated once.
create table app.dictionary_use (
  dictionary  text not null,
  table_name  text not null,
  column_name text not null,
  primary key (table_name, column_name)
);
grant select on app.dictionary_use to edp_app, edp_reader;
insert into app.dictionary_use (dictionary, table_name, column_name) values
  ('edp_productunit_type', 'unit', 'unit_category'),
  ('edp_label_useobj', 'label_set', 'use_object'),
  ('dms_sku_itemtype', 'material', 'item_type');
