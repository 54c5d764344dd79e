-- Bytes that no row refers to any more, until the server has removed them: noted by the transaction that lets go of
-- them, so that neither a crash nor a store that does not answer leaves keys behind.
create table app.discarded_file (
  storage_key  text primary key,
  created_time timestamptz not null default now()
);
grant select, insert, delete on app.discarded_file to edp_app;

create function app.discard_file() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.storage_key <> old.storage_key then
    insert into app.discarded_file (storage_key) values (old.storage_key) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger discard_file after delete or update of storage_key on public.file
  for each row execute function app.discard_file();

-- An encrypted file is bound to its storage key, and this binds the key to the tenant.
alter table public.file add constraint file_in_folder_of_tenant check (starts_with(storage_key, tenant_id::text || '/'));
