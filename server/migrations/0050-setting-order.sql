-- The command palette lists settings of every type, the newest first: without this index all that match were sorted.
create index setting_by_time on public.setting (tenant_id, updated_time desc, id desc);
