-- Bills of materials: what a product consists of, in revisions, each with a tree of components.

-- The head is a product, a variant of it or another material, or free text. Code and name of a head that is a record are kept equal to it.
create table public.bom (
  tenant_id     int not null default app.current_tenant(),
  id            bigint generated always as identity,
  product_id    bigint,
  material_id   bigint,
  code          text not null default '',
  name          text not null,
  specification text not null default '', -- of free text
  type_id       bigint,
  active        boolean not null default true,
  remark        text not null default '',
  -- What it is the structure of, as components name it: a material by its id, a product by its negative id.
  head          bigint generated always as (coalesce(material_id, -product_id)) stored,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint bom_product_id_fkey foreign key (tenant_id, product_id) references public.product,
  constraint bom_material_id_fkey foreign key (tenant_id, material_id) references public.material,
  constraint bom_type_id_fkey foreign key (tenant_id, type_id) references public.category_set
);
create unique index bom_head_key on public.bom (tenant_id, head) where head is not null;
create index bom_by_product on public.bom (tenant_id, product_id) where product_id is not null;
create index bom_by_material on public.bom (tenant_id, material_id) where material_id is not null;
create index bom_by_type on public.bom (tenant_id, type_id) where type_id is not null;
create index bom_by_name on public.bom (tenant_id, name collate app.by_pinyin, id);
create index bom_by_code on public.bom (tenant_id, code, id);
create index bom_by_creation on public.bom (tenant_id, created_time, id);
create index bom_by_update on public.bom (tenant_id, updated_time, id);
call app.protect('public.bom');
call app.shareable('public.bom');
call app.searchable('public.bom', 'code', 'name');

-- V1, V2, …: one draft at most, and what was released never changes again. On a day the newest released one holds whose dates include it.
create table public.bom_revision (
  tenant_id      int not null default app.current_tenant(),
  id             bigint generated always as identity,
  bom_id         bigint not null,
  revision       int not null check (revision >= 1),
  status         text not null default 'draft' check (status in ('draft', 'released')),
  effective_from date,
  effective_to   date,
  remark         text not null default '',
  released_by    bigint,
  released_time  timestamptz,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint bom_revision_key unique (tenant_id, bom_id, revision),
  constraint bom_revision_released check ((status = 'released') = (effective_from is not null) and (status = 'released') = (released_time is not null)),
  constraint bom_revision_dates check (effective_to >= effective_from),
  constraint bom_revision_bom_id_fkey foreign key (tenant_id, bom_id) references public.bom on delete cascade
);
create unique index bom_revision_draft_key on public.bom_revision (tenant_id, bom_id) where status = 'draft';
call app.protect('public.bom_revision', root => 'bom', root_column => 'bom_id');
call app.share_with_set('public.bom_revision', 'public.bom');

create table public.bom_item (
  tenant_id       int not null default app.current_tenant(),
  id              bigint generated always as identity,
  bom_id          bigint not null,
  revision        int not null,
  parent_id       bigint,
  level           int not null default 1 constraint bom_item_level check (level between 1 and 30), -- kept by app.check_bom_items
  sort_order      int not null default 0,
  material_id     bigint,
  product_id      bigint,
  name            text not null, -- of free text; of a record as it was called when it was added
  specification   text not null default '',
  type_id         bigint,
  quantity        numeric(18, 6) not null default 1 check (quantity > 0),
  unit_id         bigint,
  scrap_rate      numeric(7, 4) not null default 0 check (scrap_rate between 0 and 100), -- per cent
  position        text not null default '',
  remark          text not null default '',
  active          boolean not null default true,
  picture_file_id bigint,
  -- The item of an earlier revision, or of the BOM that was copied, that it descends from.
  origin_id       bigint,
  component       bigint generated always as (coalesce(material_id, -product_id)) stored,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint bom_item_revision_fkey foreign key (tenant_id, bom_id, revision) references public.bom_revision (tenant_id, bom_id, revision) on delete cascade,
  -- In the same revision of the same BOM: app.check_bom_items.
  constraint bom_item_parent_id_fkey foreign key (tenant_id, parent_id) references public.bom_item on delete cascade,
  constraint bom_item_material_id_fkey foreign key (tenant_id, material_id) references public.material,
  constraint bom_item_product_id_fkey foreign key (tenant_id, product_id) references public.product,
  constraint bom_item_type_id_fkey foreign key (tenant_id, type_id) references public.category_set,
  constraint bom_item_unit_id_fkey foreign key (tenant_id, unit_id) references public.unit,
  constraint bom_item_picture_file_id_fkey foreign key (tenant_id, picture_file_id) references public.file
);
-- Each index for one purpose: of a new BOM PostgreSQL expects no rows, and would look for a parent among all items of the revision as soon as for its id.
create index bom_item_by_revision on public.bom_item (tenant_id, bom_id, revision);
create index bom_item_by_parent on public.bom_item (tenant_id, parent_id) where parent_id is not null;
create index bom_item_by_component on public.bom_item (tenant_id, component) where component is not null;
create index bom_item_by_material on public.bom_item (tenant_id, material_id) where material_id is not null;
create index bom_item_by_product on public.bom_item (tenant_id, product_id) where product_id is not null;
create index bom_item_by_type on public.bom_item (tenant_id, type_id) where type_id is not null;
create index bom_item_by_unit on public.bom_item (tenant_id, unit_id) where unit_id is not null;
create index bom_item_by_picture on public.bom_item (tenant_id, picture_file_id) where picture_file_id is not null;
call app.protect('public.bom_item', root => 'bom', root_column => 'bom_id');
call app.share_with_set('public.bom_item', 'public.bom');
grant usage on sequence public.bom_item_id_seq to edp_app; -- a copied tree knows its ids before it is written

create trigger check_insert after insert on public.bom_item referencing new table as rows for each statement execute function app.check_bom_items();
create trigger check_update after update on public.bom_item referencing new table as rows old table as old_rows for each statement execute function app.check_bom_items();
create trigger check_delete after delete on public.bom_item referencing old table as rows for each statement execute function app.check_bom_items();
create trigger check_update after update on public.bom_revision referencing old table as old_rows for each statement execute function app.check_bom_revisions();
create trigger check_delete after delete on public.bom_revision referencing old table as old_rows for each statement execute function app.check_bom_revisions();
create trigger check_head after update of product_id, material_id on public.bom for each row
  when (old.head is distinct from new.head) execute function app.check_bom_head();

create trigger rename_boms after update of code, name on public.material for each row
  when (old.code <> new.code or old.name <> new.name) execute function app.rename_boms();
create trigger rename_boms after update of code, name on public.product for each row
  when (old.code <> new.code or old.name <> new.name) execute function app.rename_boms();
