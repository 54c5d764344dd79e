-- Where people belong: the tree of departments, and groups across it. Sharing rules and pickers refer to both.

create table public.organisation (
  tenant_id  int not null default app.current_tenant() references app.tenant,
  id         bigint generated always as identity,
  parent_id  bigint,
  code       text not null,
  name       text not null,
  sort_order int not null default 0,
  active     boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint organisation_code_key unique (tenant_id, code),
  constraint organisation_parent_id_fkey foreign key (tenant_id, parent_id) references public.organisation,
  constraint organisation_parent_other check (parent_id <> id)
);
create index organisation_below on public.organisation (tenant_id, parent_id, sort_order, id);
call app.protect('public.organisation');

-- A person is an account: what the directory says about them.
alter table public.user_account
  add organisation_id bigint,
  add job_number      text not null default '',
  add phone           text not null default '',
  add email           text not null default '',
  -- 张伟 → zw: people are looked up by the initials of their names.
  add initials        text not null default '',
  add constraint user_account_organisation_id_fkey foreign key (tenant_id, organisation_id) references public.organisation;
create index user_account_of_organisation on public.user_account (tenant_id, organisation_id, id);
call app.searchable('public.user_account', 'name');

create table public.user_group (
  tenant_id int not null default app.current_tenant() references app.tenant,
  id        bigint generated always as identity,
  name      text not null,
  remark    text not null default '',
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint user_group_name_key unique (tenant_id, name)
);
call app.protect('public.user_group');

create table public.user_group_member (
  tenant_id int not null default app.current_tenant() references app.tenant,
  group_id  bigint not null,
  user_id   bigint not null,
  primary key (tenant_id, group_id, user_id),
  constraint user_group_member_group_id_fkey foreign key (tenant_id, group_id) references public.user_group on delete cascade,
  constraint user_group_member_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index user_group_member_by_user on public.user_group_member (tenant_id, user_id);
call app.protect('public.user_group_member');

-- Who belongs where decides what people see (see `app.announce_access`).
create trigger announce after update or delete on public.organisation for each row execute function app.announce_access();
create trigger announce after insert or delete on public.user_group_member for each row execute function app.announce_access();
