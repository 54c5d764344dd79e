-- Users, their groups and roles, and what each role may see and do.

create table public.user_account (
  tenant_id            int not null default app.current_tenant(),
  id                   bigint generated always as identity,
  account              text not null,
  name                 text not null,
  password_hash        text not null,
  -- Set when an administrator resets the password, cleared when the user changes it.
  must_change_password boolean not null default false,
  avatar_file_id       bigint,
  watermark            boolean not null default false,
  active               boolean not null default true,
  organisation_id      bigint,
  job_number           text not null default '',
  phone                text not null default '',
  email                text not null default '',
  -- 张伟 → zw: colleagues are looked up by the initials of their names.
  initials             text not null default '',
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint user_account_account_key unique (tenant_id, account),
  constraint user_account_avatar_file_id_fkey foreign key (tenant_id, avatar_file_id) references public.file,
  constraint user_account_organisation_id_fkey foreign key (tenant_id, organisation_id) references public.organisation
);
create index user_account_of_organisation on public.user_account (tenant_id, organisation_id, id);
create index user_account_by_initials on public.user_account (tenant_id, initials text_pattern_ops);
create index user_account_by_activity on public.user_account (tenant_id, active, id);
create index user_account_by_avatar on public.user_account (tenant_id, avatar_file_id) where avatar_file_id is not null;
call app.protect('public.user_account', secrets => '{password_hash}');
call app.searchable('public.user_account', 'account', 'name');
call app.announce_access_on('public.user_account', 'insert', 'update', 'delete');

create table public.role (
  tenant_id     int not null default app.current_tenant(),
  id            bigint generated always as identity,
  code          text not null,
  name          text not null,
  -- Has every permission and menu, also those that later versions bring.
  administrator boolean not null default false,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint role_code_key unique (tenant_id, code)
);
call app.protect('public.role');
call app.announce_access_on('public.role', 'update', 'delete');

-- Menu lines (with or without an address) and, below them, the permissions of their screens.
create table public.resource (
  tenant_id    int not null default app.current_tenant(),
  id           bigint generated always as identity,
  parent_id    bigint,
  kind         text not null check (kind in ('menu', 'permission')),
  code         text not null,
  name         text not null,
  icon         text not null default '',
  url          text not null default '',
  sort_order   int not null default 0,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint resource_code_key unique (tenant_id, code),
  constraint resource_parent_id_fkey foreign key (tenant_id, parent_id) references public.resource on delete cascade
);
create index resource_by_parent on public.resource (tenant_id, parent_id);
call app.protect('public.resource');

create table public.role_resource (
  tenant_id   int not null default app.current_tenant(),
  role_id     bigint not null,
  resource_id bigint not null,
  primary key (tenant_id, role_id, resource_id),
  constraint role_resource_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade,
  constraint role_resource_resource_id_fkey foreign key (tenant_id, resource_id) references public.resource on delete cascade
);
create index role_resource_by_resource on public.role_resource (tenant_id, resource_id);
call app.protect_links('public.role_resource', root => 'role', root_column => 'role_id', other_column => 'resource_id');
call app.announce_access_on('public.role_resource', 'insert', 'delete');

create table public.user_role (
  tenant_id int not null default app.current_tenant(),
  user_id   bigint not null,
  role_id   bigint not null,
  primary key (tenant_id, user_id, role_id),
  constraint user_role_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade,
  constraint user_role_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade
);
create index user_role_by_role on public.user_role (tenant_id, role_id);
call app.protect_links('public.user_role', root => 'user_account', root_column => 'user_id', other_column => 'role_id');
call app.announce_access_on('public.user_role', 'insert', 'delete');

create table public.role_inventory_organisation (
  tenant_id                 int not null default app.current_tenant(),
  role_id                   bigint not null,
  inventory_organisation_id bigint not null,
  primary key (tenant_id, role_id, inventory_organisation_id),
  constraint role_inventory_organisation_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade,
  constraint role_inventory_organisation_organisation_id_fkey
    foreign key (tenant_id, inventory_organisation_id) references public.inventory_organisation on delete cascade
);
create index role_inventory_organisation_by_organisation on public.role_inventory_organisation (tenant_id, inventory_organisation_id);
call app.protect_links('public.role_inventory_organisation', root => 'role', root_column => 'role_id', other_column => 'inventory_organisation_id');
call app.announce_access_on('public.role_inventory_organisation', 'insert', 'delete');

-- Groups across the departments. Sharing rules and pickers refer to them.
create table public.user_group (
  tenant_id int not null default app.current_tenant(),
  id        bigint generated always as identity,
  name      text not null,
  remark    text not null default '',
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint user_group_name_key unique (tenant_id, name)
);
call app.protect('public.user_group');
call app.searchable('public.user_group', 'name');

create table public.user_group_member (
  tenant_id int not null default app.current_tenant(),
  group_id  bigint not null,
  user_id   bigint not null,
  primary key (tenant_id, group_id, user_id),
  constraint user_group_member_group_id_fkey foreign key (tenant_id, group_id) references public.user_group on delete cascade,
  constraint user_group_member_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index user_group_member_by_user on public.user_group_member (tenant_id, user_id);
call app.protect_links('public.user_group_member', root => 'user_group', root_column => 'group_id', other_column => 'user_id');
call app.announce_access_on('public.user_group_member', 'insert', 'delete');
