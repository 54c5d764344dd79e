-- The sharing rules of a tenant; how they take effect is in server/functions/sharing.sql.

-- What the tenant chose; a table without a row is public.
create table public.sharing_mode (
  tenant_id  int not null default app.current_tenant(),
  id         bigint generated always as identity,
  table_name text not null,
  mode       smallint not null check (mode in (0, 1, 2)), -- 0 public, 1 public to see, 2 private
  like app.record including defaults,
  primary key (tenant_id, table_name)
);
call app.protect('public.sharing_mode');
call app.announce_access_on('public.sharing_mode', 'insert', 'update', 'delete');

create table public.sharing_rule (
  tenant_id  int not null default app.current_tenant(),
  id         bigint generated always as identity,
  name       text not null,
  table_name text not null,
  writable   boolean not null,
  active     boolean not null default true,
  remark     text not null default '',
  like app.record including defaults,
  primary key (tenant_id, id)
);
create index sharing_rule_by_activity on public.sharing_rule (tenant_id, active, id desc);
create index sharing_rule_by_type on public.sharing_rule (tenant_id, table_name, id desc);
call app.protect('public.sharing_rule');
call app.searchable('public.sharing_rule', 'name');
call app.announce_access_on('public.sharing_rule', 'insert', 'update', 'delete');

-- Whose records a rule shares (source) and with whom (target). What stands in a rule is in use: it cannot be deleted.
create table public.sharing_rule_part (
  tenant_id       int not null default app.current_tenant(),
  id              bigint generated always as identity,
  rule_id         bigint not null,
  side            text not null check (side in ('source', 'target')),
  user_id         bigint,
  organisation_id bigint,
  role_id         bigint,
  group_id        bigint,
  primary key (tenant_id, id),
  constraint sharing_rule_part_one_kind check (num_nonnulls(user_id, organisation_id, role_id, group_id) = 1),
  constraint sharing_rule_part_key unique nulls not distinct (tenant_id, rule_id, side, user_id, organisation_id, role_id, group_id),
  constraint sharing_rule_part_rule_id_fkey foreign key (tenant_id, rule_id) references public.sharing_rule on delete cascade,
  constraint sharing_rule_part_user_id_fkey foreign key (tenant_id, user_id) references public.user_account,
  constraint sharing_rule_part_organisation_id_fkey foreign key (tenant_id, organisation_id) references public.organisation,
  constraint sharing_rule_part_role_id_fkey foreign key (tenant_id, role_id) references public.role,
  constraint sharing_rule_part_group_id_fkey foreign key (tenant_id, group_id) references public.user_group
);
create index sharing_rule_part_user on public.sharing_rule_part (tenant_id, user_id) where user_id is not null;
create index sharing_rule_part_organisation on public.sharing_rule_part (tenant_id, organisation_id) where organisation_id is not null;
create index sharing_rule_part_role on public.sharing_rule_part (tenant_id, role_id) where role_id is not null;
create index sharing_rule_part_group on public.sharing_rule_part (tenant_id, group_id) where group_id is not null;
call app.protect('public.sharing_rule_part', root => 'sharing_rule', root_column => 'rule_id');
call app.announce_access_on('public.sharing_rule_part', 'insert', 'update', 'delete');
