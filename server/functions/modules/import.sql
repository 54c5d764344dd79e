-- A file that an import keeps for its undoing is not shown by a record (see app.hides_files).
create or replace function app.import_file_hides_files() returns boolean language sql immutable return true;
