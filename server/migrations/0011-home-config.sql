-- How a tenant wants the frame to look; without a row the product's own looks hold.
create table public.home_config (
  tenant_id        int not null default app.current_tenant(),
  id               bigint generated always as identity,
  bottom_title     text not null default '',
  browser_title    text not null default '',
  tab_icon_file_id bigint,
  logo_file_id     bigint,
  logo_shown       boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint home_config_one_per_tenant unique (tenant_id),
  constraint home_config_tab_icon_file_id_fkey foreign key (tenant_id, tab_icon_file_id) references public.file,
  constraint home_config_logo_file_id_fkey foreign key (tenant_id, logo_file_id) references public.file
);
create index home_config_by_tab_icon on public.home_config (tenant_id, tab_icon_file_id);
create index home_config_by_logo on public.home_config (tenant_id, logo_file_id);
call app.protect('public.home_config');
