-- Products: what customers choose from. Each variant of a product is a material that says which product it belongs to.

create table public.product (
  tenant_id                int not null default app.current_tenant(),
  id                       bigint generated always as identity,
  code                     text not null,
  name                     text not null,
  organisation_id          bigint not null,
  keyword                  text not null,
  description              text not null,
  unit_id                  bigint not null,
  brand_id                 bigint not null,
  category_id              bigint not null, -- in the set PRO_BASE_CLASS
  type_id                  bigint not null, -- in the set ITEM_TYPE_CLASS
  multi_style              boolean not null default false,
  place_of_origin          text not null default '',
  minimum_order_quantity   numeric(16, 4) not null check (minimum_order_quantity >= 0),
  minimum_packing          numeric(16, 4) not null check (minimum_packing >= 0),
  listing_date             date,
  shelf_days               int check (shelf_days >= 0),
  show_price               boolean not null default true,
  suggested_price          numeric(16, 4) check (suggested_price >= 0),
  bar_code                 text not null default '',
  length_unit_id           bigint,
  weight_unit_id           bigint,
  volume_unit_id           bigint,
  length                   numeric(16, 4) check (length >= 0),
  width                    numeric(16, 4) check (width >= 0),
  height                   numeric(16, 4) check (height >= 0),
  gross_weight             numeric(16, 4) check (gross_weight >= 0),
  net_weight               numeric(16, 4) check (net_weight >= 0),
  weight                   numeric(16, 4) check (weight >= 0),
  volume                   numeric(16, 4) check (volume >= 0),
  is_inventory_asset       boolean not null default false,
  is_lot_control           boolean not null default false,
  is_serial_number_control boolean not null default false,
  active                   boolean not null default false, -- on the shelf
  picture_file_id          bigint,
  graphic_details          text not null default '',
  parameter                text not null default '',
  variant_count            int not null default 0,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint product_asset_has_serial check (is_serial_number_control or not is_inventory_asset),
  constraint product_organisation_id_fkey foreign key (tenant_id, organisation_id) references public.organisation,
  constraint product_unit_id_fkey foreign key (tenant_id, unit_id) references public.unit,
  constraint product_brand_id_fkey foreign key (tenant_id, brand_id) references public.brand,
  constraint product_length_unit_id_fkey foreign key (tenant_id, length_unit_id) references public.unit,
  constraint product_weight_unit_id_fkey foreign key (tenant_id, weight_unit_id) references public.unit,
  constraint product_volume_unit_id_fkey foreign key (tenant_id, volume_unit_id) references public.unit,
  constraint product_category_id_fkey foreign key (tenant_id, category_id) references public.category,
  constraint product_type_id_fkey foreign key (tenant_id, type_id) references public.category,
  constraint product_picture_file_id_fkey foreign key (tenant_id, picture_file_id) references public.file
);
create unique index product_code_key on public.product (tenant_id, app.fold(code));
create index product_by_name on public.product (tenant_id, name collate app.by_pinyin, id);
create index product_by_code on public.product (tenant_id, code, id);
create index product_by_creation on public.product (tenant_id, created_time, id);
create index product_by_update on public.product (tenant_id, updated_time, id);
create index product_by_category on public.product (tenant_id, category_id, id);
create index product_by_type on public.product (tenant_id, type_id);
create index product_by_organisation on public.product (tenant_id, organisation_id);
create index product_by_brand on public.product (tenant_id, brand_id);
create index product_by_unit on public.product (tenant_id, unit_id);
create index product_by_length_unit on public.product (tenant_id, length_unit_id) where length_unit_id is not null;
create index product_by_weight_unit on public.product (tenant_id, weight_unit_id) where weight_unit_id is not null;
create index product_by_volume_unit on public.product (tenant_id, volume_unit_id) where volume_unit_id is not null;
create index product_by_picture on public.product (tenant_id, picture_file_id) where picture_file_id is not null;
call app.protect('public.product');
call app.shareable('public.product');
call app.searchable('public.product', 'code', 'name');
call app.rich_text('public.product', 'graphic_details');
call app.rich_text('public.product', 'parameter');

-- Its pictures and videos, and its documents, in the order in which they are shown.
create table public.product_file (
  tenant_id  int not null default app.current_tenant(),
  id         bigint generated always as identity,
  product_id bigint not null,
  file_id    bigint not null,
  kind       text not null check (kind in ('picture', 'document')),
  sort_order int not null,
  primary key (tenant_id, id),
  constraint product_file_key unique (tenant_id, product_id, kind, file_id),
  constraint product_file_product_id_fkey foreign key (tenant_id, product_id) references public.product on delete cascade,
  constraint product_file_file_id_fkey foreign key (tenant_id, file_id) references public.file
);
create index product_file_by_file on public.product_file (tenant_id, file_id);
call app.protect('public.product_file', root => 'product', root_column => 'product_id');
call app.share_with_set('public.product_file', 'public.product');

create table public.product_label (
  tenant_id  int not null default app.current_tenant(),
  product_id bigint not null,
  label_id   bigint not null,
  primary key (tenant_id, product_id, label_id),
  constraint product_label_product_id_fkey foreign key (tenant_id, product_id) references public.product on delete cascade,
  constraint product_label_label_id_fkey foreign key (tenant_id, label_id) references public.label
);
create index product_label_by_label on public.product_label (tenant_id, label_id);
call app.protect_links('public.product_label', 'product', 'product_id', 'label_id');

-- The values that its variants are made of, in the order in which the grid shows them.
create table public.product_value (
  tenant_id              int not null default app.current_tenant(),
  product_id             bigint not null,
  specification_value_id bigint not null,
  sort_order             int not null,
  primary key (tenant_id, product_id, specification_value_id),
  constraint product_value_product_id_fkey foreign key (tenant_id, product_id) references public.product on delete cascade,
  constraint product_value_specification_value_id_fkey foreign key (tenant_id, specification_value_id) references public.specification_value
);
create index product_value_by_value on public.product_value (tenant_id, specification_value_id);
call app.protect_links('public.product_value', 'product', 'product_id', 'specification_value_id');

-- The inventory organisations that use a product, and with it all its variants.
create table public.product_assignment (
  tenant_id                 int not null default app.current_tenant(),
  product_id                bigint not null,
  inventory_organisation_id bigint not null,
  primary key (tenant_id, inventory_organisation_id, product_id),
  constraint product_assignment_product_id_fkey foreign key (tenant_id, product_id) references public.product on delete cascade,
  constraint product_assignment_inventory_organisation_id_fkey foreign key (tenant_id, inventory_organisation_id) references public.inventory_organisation
);
create index product_assignment_by_product on public.product_assignment (tenant_id, product_id);
call app.protect_links('public.product_assignment', 'product', 'product_id', 'inventory_organisation_id');

-- A variant is a material of a product: one for each combination of values, or the only one of a single style.
alter table public.material
  add column product_id bigint,
  add column value_ids bigint[] not null default '{}',
  add column variant_order int not null default 0,
  add column bar_code text not null default '',
  add column on_shelf boolean not null default false,
  add column item_type text not null default '', -- of the dictionary dms_sku_itemtype
  add constraint material_product_id_fkey foreign key (tenant_id, product_id) references public.product on delete cascade;
create unique index material_variant_key on public.material (tenant_id, product_id, value_ids) where product_id is not null;

-- What a product of a category needs before it goes on the shelf; a category without an entry needs what the next one above needs.
create table public.product_requirement (
  tenant_id   int not null default app.current_tenant(),
  id          bigint generated always as identity,
  category_id bigint not null,
  needed      text[] not null check (needed <@ '{picture,price,details,parameter,document,translation,organisation}'),
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint product_requirement_key unique (tenant_id, category_id),
  constraint product_requirement_category_id_fkey foreign key (tenant_id, category_id) references public.category on delete cascade
);
call app.protect('public.product_requirement', root => 'category', root_column => 'category_id');
