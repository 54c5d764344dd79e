-- The list of BOMs by their state: with two hundred thousand, to look for the few that are disabled took twice as long as a list may take.
create index bom_by_activity on public.bom (tenant_id, active, id);
