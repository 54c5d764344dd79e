-- What an import keeps for its undoing is no record that shows a file (see app.hides_files).
create or replace function app.import_file_hides_files() returns boolean language sql immutable return true;
