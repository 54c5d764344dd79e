-- Label sets with their label trees.

create table public.label_set (
  tenant_id       int not null default app.current_tenant(),
  id              bigint generated always as identity,
  name            text not null,
  use_object      text not null, -- an item of the dictionary edp_label_useobj
  active          boolean not null default true,
  source          smallint not null default 2 check (source in (1, 2)), -- 1 system, 2 user-created
  remark          text not null default '',
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint label_set_name_key unique (tenant_id, name)
);
create index label_set_in_order on public.label_set (tenant_id, source, id desc);
call app.protect('public.label_set');
call app.shareable('public.label_set');
call app.searchable('public.label_set', 'name');

create table public.label (
  tenant_id       int not null default app.current_tenant(),
  id              bigint generated always as identity,
  label_set_id    bigint not null,
  parent_id       bigint,
  code            text not null,
  name            text not null,
  sort            int not null default 0,
  radio           boolean not null default false, -- of a root: only one of its children may be chosen
  picture_file_id bigint,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint label_code_key unique (tenant_id, label_set_id, code),
  constraint label_label_set_id_fkey foreign key (tenant_id, label_set_id) references public.label_set on delete cascade,
  constraint label_parent_id_fkey foreign key (tenant_id, parent_id) references public.label on delete cascade,
  constraint label_picture_file_id_fkey foreign key (tenant_id, picture_file_id) references public.file
);
create index label_in_order on public.label (tenant_id, label_set_id, sort, id);
create index label_by_parent on public.label (tenant_id, parent_id);
create index label_by_picture on public.label (tenant_id, picture_file_id) where picture_file_id is not null;
call app.protect('public.label', root => 'label_set', root_column => 'label_set_id');
call app.share_with_set('public.label', 'public.label_set');
grant usage on sequence public.label_id_seq to edp_app; -- a copied tree knows its ids before it is written
