-- How each user arranged the tables of the screens. Isolated, without change records: it is no business data, and a column that
-- is dragged is saved several times a minute.
create table public.table_layout (
  tenant_id    int not null default app.current_tenant(),
  user_id      bigint not null default app.current_user_id(),
  -- The name of the table on the screen, such as `brand`.
  table_key    text not null,
  layout       jsonb not null,
  updated_time timestamptz not null default now(),
  primary key (tenant_id, user_id, table_key),
  constraint table_layout_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
call app.isolate('public.table_layout');
grant insert, update, delete on public.table_layout to edp_app;
