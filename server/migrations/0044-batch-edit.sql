-- A batch edit is an import whose rows come from a list: it has no file, and says what is changed in which records.
alter table public.import_run
  alter column file_id drop not null,
  -- The changes in their order, and the ids or the filters of the list as they were sent.
  add column changes jsonb,
  add constraint import_run_source_check check ((file_id is null) = (changes is not null));
