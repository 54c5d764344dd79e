-- Category sets with their category trees, label sets with their label trees.

create table public.category_set (
  tenant_id       int not null default app.current_tenant() references app.tenant,
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
call app.protect('public.category_set');
call app.countable('public.category_set');
call app.searchable('public.category_set', 'name');

-- A node's children go with it, so they are no "use" of it; the server warns, and looks for uses below it, first.
create table public.category (
  tenant_id       int not null default app.current_tenant() references app.tenant,
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
call app.protect('public.category');
grant usage on sequence public.category_id_seq to edp_app; -- a copied tree knows its ids before it is written

create table public.label_set (
  tenant_id       int not null default app.current_tenant() references app.tenant,
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
call app.countable('public.label_set');
call app.searchable('public.label_set', 'name');

create table public.label (
  tenant_id       int not null default app.current_tenant() references app.tenant,
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
call app.protect('public.label');
grant usage on sequence public.label_id_seq to edp_app;

-- A tree that is copied gets one change record for its set, which names the source: a record for each of its
-- thousands of nodes would say nothing more and take most of the time.
drop trigger record_change on public.category;
create trigger record_change after insert or update or delete on public.category
  for each row when (coalesce(current_setting('app.copying', true), '') = '') execute function app.record_change();
drop trigger record_change on public.label;
create trigger record_change after insert or update or delete on public.label
  for each row when (coalesce(current_setting('app.copying', true), '') = '') execute function app.record_change();

-- Which rows refer to any of several records: a subtree is deleted as one.
create function app.uses_of(target regclass, records bigint[]) returns table (table_name text, uses bigint)
language plpgsql stable as $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as referrer, r.relname,
           (select a.attname from pg_attribute a
             where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname <> 'tenant_id') as col
      from pg_constraint c join pg_class r on r.oid = c.conrelid
     where c.contype = 'f' and c.confrelid = target and c.confdeltype <> 'c'
  loop
    return query execute format('select %L::text, count(*) from %s where %I = any ($1) having count(*) > 0',
      reference.relname, reference.referrer, reference.col) using records;
  end loop;
end $$;

-- One body for both: "in use" means the same for one record and for many.
create or replace function app.uses_of(target regclass, record bigint) returns table (table_name text, uses bigint)
language sql stable
begin atomic
  select u.table_name, u.uses from app.uses_of(target, array[record]) u;
end;
