-- Lists as people arranged them, under a name. Isolated, without change records: it is no business data.
create table public.saved_view (
  tenant_id    int not null default app.current_tenant(),
  id           bigint generated always as identity,
  -- The owner, who alone changes it.
  user_id      bigint not null default app.current_user_id(),
  -- The call that reads the list, such as `brand.list`.
  list_key     text not null,
  name         text not null,
  content      jsonb not null,
  updated_time timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint saved_view_name_key unique (tenant_id, user_id, list_key, name),
  constraint saved_view_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
call app.isolate('public.saved_view');
grant insert, update, delete on public.saved_view to edp_app;

-- The roles that see it as well.
create table public.saved_view_role (
  tenant_id     int not null default app.current_tenant(),
  saved_view_id bigint not null,
  role_id       bigint not null,
  primary key (tenant_id, saved_view_id, role_id),
  constraint saved_view_role_saved_view_id_fkey foreign key (tenant_id, saved_view_id) references public.saved_view on delete cascade,
  constraint saved_view_role_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade
);
create index saved_view_role_role on public.saved_view_role (tenant_id, role_id);
call app.isolate('public.saved_view_role');
grant insert, update, delete on public.saved_view_role to edp_app;

-- The view that a list opens with, for each person.
create table public.saved_view_default (
  tenant_id     int not null default app.current_tenant(),
  user_id       bigint not null default app.current_user_id(),
  list_key      text not null,
  saved_view_id bigint not null,
  primary key (tenant_id, user_id, list_key),
  constraint saved_view_default_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade,
  constraint saved_view_default_saved_view_id_fkey foreign key (tenant_id, saved_view_id) references public.saved_view on delete cascade
);
create index saved_view_default_saved_view on public.saved_view_default (tenant_id, saved_view_id);
call app.isolate('public.saved_view_default');
grant insert, update, delete on public.saved_view_default to edp_app;
