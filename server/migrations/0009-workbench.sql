-- The workbench shows the newest changes of some tables, and how many there were on each of the last days.
create index change_record_newest on public.change_record (tenant_id, table_name, created_time desc, id desc);

-- Few brands are not active, and their number is asked for whenever somebody comes in.
create index brand_inactive on public.brand (tenant_id) where not active;
