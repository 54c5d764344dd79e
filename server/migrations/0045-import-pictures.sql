-- Imports with pictures: a zip file that holds the sheet and what its cells name.
alter table public.import_run add column has_pictures boolean not null default false;

-- Files that no record refers to any more because of an import: without this they would be removed as orphaned, and it could not be undone.
create table public.import_file (
  tenant_id int not null default app.current_tenant(),
  run_id    bigint not null,
  file_id   bigint not null,
  primary key (tenant_id, run_id, file_id),
  constraint import_file_run_id_fkey foreign key (tenant_id, run_id) references public.import_run on delete cascade,
  constraint import_file_file_id_fkey foreign key (tenant_id, file_id) references public.file
);
create index import_file_by_file on public.import_file (tenant_id, file_id);
call app.isolate('public.import_file');
grant insert, delete on public.import_file to edp_app;
