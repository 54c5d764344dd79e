-- The inventory organisation in which an import was last tried: there, or in the master, its rows are shown. 0 for a session without one; null
-- for imports of versions before. No foreign key: an organisation that is gone keeps its number, and no session works in it.
alter table public.import_run add column inventory_organisation_id bigint;
