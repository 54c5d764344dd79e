-- Materials: the item master of the tenant, and where each is used and kept.

-- One organisation of a tenant is the master: it sees every material. Each belongs to a unit of the company.
alter table public.inventory_organisation
  add column master boolean not null default false,
  add column unit_organisation_id bigint,
  add constraint inventory_organisation_unit_organisation_id_fkey foreign key (tenant_id, unit_organisation_id) references public.organisation;
create unique index inventory_organisation_master_key on public.inventory_organisation (tenant_id) where master;
create index inventory_organisation_by_unit on public.inventory_organisation (tenant_id, unit_organisation_id);
call app.searchable('public.inventory_organisation', 'code', 'name');

do $$
declare
  tenant int;
begin
  for tenant in select id from app.tenant loop
    perform set_config('app.tenant', tenant::text, true);
    -- A superuser is not restricted by the policies.
    update public.inventory_organisation o set master = true
     where o.tenant_id = tenant and o.id = (select min(i.id) from public.inventory_organisation i where i.tenant_id = tenant);
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

create table public.material (
  tenant_id                  int not null default app.current_tenant(),
  id                         bigint generated always as identity,
  code                       text not null,
  name                       text not null,
  organisation_id            bigint not null, -- of the person who created it
  unit_id                    bigint not null,
  category_id                bigint not null, -- in the set PRO_BASE_CLASS
  type_id                    bigint not null, -- in the set ITEM_TYPE_CLASS
  product_category_id        bigint,
  market_price               numeric(16, 4) check (market_price >= 0),
  list_price                 numeric(16, 4) check (list_price >= 0),
  length_unit_id             bigint,
  weight_unit_id             bigint,
  volume_unit_id             bigint,
  length                     numeric(16, 4) check (length >= 0),
  width                      numeric(16, 4) check (width >= 0),
  height                     numeric(16, 4) check (height >= 0),
  gross_weight               numeric(16, 4) check (gross_weight >= 0),
  net_weight                 numeric(16, 4) check (net_weight >= 0),
  volume                     numeric(16, 4) check (volume >= 0),
  active                     boolean not null default true,
  is_inventory_asset         boolean not null default false,
  is_lot_control             boolean not null default false,
  is_serial_number_control   boolean not null default false,
  is_purchasing_item         boolean not null default false,
  is_customer_order          boolean not null default false,
  is_service_item            boolean not null default false,
  is_inventory_item          boolean not null default false,
  is_bom                     boolean not null default false,
  is_build_in_wip            boolean not null default false,
  is_invoice                 boolean not null default false,
  is_costing                 boolean not null default false,
  is_inspection              boolean not null default false,
  is_retest                  boolean not null default false,
  auto_lot_alpha_prefix      text not null default '',
  start_auto_lot_number      text not null default '',
  auto_serial_alpha_prefix   text not null default '',
  start_auto_serial_number   text not null default '',
  specification_model        text not null default '',
  specification              text not null default '',
  texture                    text not null default '',
  drawing_number             text not null default '',
  drawing_explain            text not null default '',
  size_specification         text not null default '',
  material_description       text not null default '',
  bore                       text not null default '',
  wall_thickness             text not null default '',
  outside_diameter           text not null default '',
  furnace_batch_number       text not null default '',
  block_number               text not null default '',
  start_date_active          date,
  end_date_active            date,
  picture_file_id            bigint,
  graphic_details            text not null default '',
  parameter                  text not null default '',
  like app.record including defaults,
  constraint material_asset_has_serial check (is_serial_number_control or not is_inventory_asset),
  constraint material_dates check (end_date_active >= start_date_active),
  constraint material_organisation_id_fkey foreign key (tenant_id, organisation_id) references public.organisation,
  constraint material_unit_id_fkey foreign key (tenant_id, unit_id) references public.unit,
  constraint material_length_unit_id_fkey foreign key (tenant_id, length_unit_id) references public.unit,
  constraint material_weight_unit_id_fkey foreign key (tenant_id, weight_unit_id) references public.unit,
  constraint material_volume_unit_id_fkey foreign key (tenant_id, volume_unit_id) references public.unit,
  constraint material_category_id_fkey foreign key (tenant_id, category_id) references public.category,
  constraint material_type_id_fkey foreign key (tenant_id, type_id) references public.category,
  constraint material_product_category_id_fkey foreign key (tenant_id, product_category_id) references public.category,
  constraint material_picture_file_id_fkey foreign key (tenant_id, picture_file_id) references public.file
);
-- Whatever the letter case and width.
create unique index material_code_key on public.material (tenant_id, app.fold(code));
create index material_by_name on public.material (tenant_id, name collate app.by_pinyin, id);
create index material_by_code on public.material (tenant_id, code, id);
create index material_by_type on public.material (tenant_id, type_id);
create index material_by_product_category on public.material (tenant_id, product_category_id) where product_category_id is not null;
create index material_by_organisation on public.material (tenant_id, organisation_id);
create index material_by_unit on public.material (tenant_id, unit_id);
create index material_by_length_unit on public.material (tenant_id, length_unit_id) where length_unit_id is not null;
create index material_by_weight_unit on public.material (tenant_id, weight_unit_id) where weight_unit_id is not null;
create index material_by_volume_unit on public.material (tenant_id, volume_unit_id) where volume_unit_id is not null;
create index material_by_picture on public.material (tenant_id, picture_file_id) where picture_file_id is not null;
call app.protect('public.material');
call app.shareable('public.material');
-- With the owner, which the policies ask for: to count materials, to find those of a category or a month and to skip pages, the index is then enough.
alter table public.material add primary key (tenant_id, id) include (owner_id);
create index material_by_creation on public.material (tenant_id, created_time, id) include (owner_id);
create index material_by_update on public.material (tenant_id, updated_time, id) include (owner_id);
create index material_by_category on public.material (tenant_id, category_id, id) include (owner_id);
call app.searchable('public.material', 'code', 'name');
call app.rich_text('public.material', 'graphic_details');
call app.rich_text('public.material', 'parameter');

-- Its pictures and videos, and its documents, in the order in which they are shown.
create table public.material_file (
  tenant_id   int not null default app.current_tenant(),
  id          bigint generated always as identity,
  material_id bigint not null,
  file_id     bigint not null,
  kind        text not null check (kind in ('picture', 'document')),
  sort_order  int not null,
  primary key (tenant_id, id),
  constraint material_file_key unique (tenant_id, material_id, kind, file_id),
  constraint material_file_material_id_fkey foreign key (tenant_id, material_id) references public.material on delete cascade,
  constraint material_file_file_id_fkey foreign key (tenant_id, file_id) references public.file
);
create index material_file_by_file on public.material_file (tenant_id, file_id);
call app.protect('public.material_file', root => 'material', root_column => 'material_id');
call app.share_with_set('public.material_file', 'public.material');

create table public.material_accessory (
  tenant_id    int not null default app.current_tenant(),
  material_id  bigint not null,
  accessory_id bigint not null,
  primary key (tenant_id, material_id, accessory_id),
  constraint material_accessory_other check (accessory_id <> material_id),
  constraint material_accessory_material_id_fkey foreign key (tenant_id, material_id) references public.material on delete cascade,
  constraint material_accessory_accessory_id_fkey foreign key (tenant_id, accessory_id) references public.material
);
create index material_accessory_by_accessory on public.material_accessory (tenant_id, accessory_id);
call app.protect_links('public.material_accessory', 'material', 'material_id', 'accessory_id');

-- The inventory organisations that use a material.
create table public.material_assignment (
  tenant_id                 int not null default app.current_tenant(),
  material_id               bigint not null,
  inventory_organisation_id bigint not null,
  primary key (tenant_id, inventory_organisation_id, material_id),
  constraint material_assignment_material_id_fkey foreign key (tenant_id, material_id) references public.material on delete cascade,
  constraint material_assignment_inventory_organisation_id_fkey foreign key (tenant_id, inventory_organisation_id) references public.inventory_organisation
);
create index material_assignment_by_material on public.material_assignment (tenant_id, material_id);
call app.protect_links('public.material_assignment', 'material', 'material_id', 'inventory_organisation_id');

-- What an organisation holds, as the systems that count it say. A row without a quantity is never kept.
create table public.material_stock (
  tenant_id                 int not null default app.current_tenant(),
  id                        bigint generated always as identity,
  material_id               bigint not null,
  inventory_organisation_id bigint not null,
  quantity                  numeric(20, 6) not null check (quantity > 0),
  primary key (tenant_id, id),
  constraint material_stock_key unique (tenant_id, material_id, inventory_organisation_id),
  constraint material_stock_material_id_fkey foreign key (tenant_id, material_id) references public.material,
  constraint material_stock_inventory_organisation_id_fkey foreign key (tenant_id, inventory_organisation_id) references public.inventory_organisation
);
create index material_stock_by_organisation on public.material_stock (tenant_id, inventory_organisation_id);
call app.protect('public.material_stock', root => 'material', root_column => 'material_id');

-- What outside systems have said already: the same message again changes nothing.
create table public.material_stock_message (
  tenant_id    int not null default app.current_tenant(),
  key          text not null,
  content_hash text not null,
  created_time timestamptz not null default now(),
  primary key (tenant_id, key)
);
create index material_stock_message_by_time on public.material_stock_message (tenant_id, created_time);
call app.isolate('public.material_stock_message');
grant insert, delete on public.material_stock_message to edp_app;

-- The last number that a generated code has, of each noun whose records get one.
create table public.code_counter (
  tenant_id  int not null default app.current_tenant(),
  table_name text not null,
  last       bigint not null,
  primary key (tenant_id, table_name)
);
call app.isolate('public.code_counter');
grant insert, update on public.code_counter to edp_app;
