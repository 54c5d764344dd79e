-- Products that are shown together.
create table public.goods_group (
  tenant_id   int not null default app.current_tenant(),
  id          bigint generated always as identity,
  name        text not null,
  description text not null,
  like app.record including defaults,
  primary key (tenant_id, id)
);
create unique index goods_group_name_key on public.goods_group (tenant_id, app.fold(name));
create index goods_group_by_update on public.goods_group (tenant_id, updated_time, id);
call app.protect('public.goods_group');
call app.shareable('public.goods_group');
call app.searchable('public.goods_group', 'name');

create table public.goods_group_product (
  tenant_id      int not null default app.current_tenant(),
  goods_group_id bigint not null,
  product_id     bigint not null,
  primary key (tenant_id, goods_group_id, product_id),
  constraint goods_group_product_goods_group_id_fkey foreign key (tenant_id, goods_group_id) references public.goods_group on delete cascade,
  constraint goods_group_product_product_id_fkey foreign key (tenant_id, product_id) references public.product on delete cascade
);
create index goods_group_product_by_product on public.goods_group_product (tenant_id, product_id);
call app.protect_links('public.goods_group_product', 'goods_group', 'goods_group_id', 'product_id');
