-- Category sets with their category trees.

create table public.category_set (
  tenant_id       int not null default app.current_tenant(),
  id              bigint generated always as identity,
  code            text not null,
  name            text not null,
  type            smallint not null check (type in (1, 2, 3)), -- 1 goods, 2 customer, 3 asset
  active          boolean not null default true,
  source          smallint not null default 2 check (source in (1, 2)), -- 1 system, 2 user-created
  remark          text not null default '',
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint category_set_code_key unique (tenant_id, code)
);
create index category_set_in_order on public.category_set (tenant_id, source, id desc);
create index category_set_by_type on public.category_set (tenant_id, type, source, id desc);
call app.protect('public.category_set');
call app.shareable('public.category_set');
call app.searchable('public.category_set', 'name');

-- A node's children go with it, so they are no "use" of it; the server warns, and looks for uses below it, first.
create table public.category (
  tenant_id       int not null default app.current_tenant(),
  id              bigint generated always as identity,
  category_set_id bigint not null,
  parent_id       bigint,
  code            text not null,
  name            text not null,
  sort            int not null default 0,
  active          boolean not null default true,
  picture_file_id bigint,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint category_code_key unique (tenant_id, category_set_id, code),
  constraint category_category_set_id_fkey foreign key (tenant_id, category_set_id) references public.category_set on delete cascade,
  constraint category_parent_id_fkey foreign key (tenant_id, parent_id) references public.category on delete cascade,
  constraint category_picture_file_id_fkey foreign key (tenant_id, picture_file_id) references public.file
);
create index category_in_order on public.category (tenant_id, category_set_id, sort, id);
create index category_by_parent on public.category (tenant_id, parent_id);
create index category_by_picture on public.category (tenant_id, picture_file_id) where picture_file_id is not null;
call app.protect('public.category', root => 'category_set', root_column => 'category_set_id');
call app.share_with_set('public.category', 'public.category_set');
grant usage on sequence public.category_id_seq to edp_app; -- a copied tree knows its ids before it is written
