#!/bin/sh
# Restores what backup-external.sh made into an empty database: restore-external.sh <backup>
#
# Connects as the owner through the variables of libpq, as backup-external.sh does. The owner and the database are made by
# an administrator:  create role edp_owner login createrole password '…';  create database edp owner edp_owner;
# With EDP_DATA set, uploaded files are put into that folder, which must not hold any.
set -eu
umask 077
backup=${1:?usage: restore-external.sh <backup>}
(cd "$backup" && sha256sum --check --quiet SHA256SUMS) || { echo "$backup is damaged" >&2; exit 1; }
if [ -n "${EDP_DATA:-}" ] && [ -e "$EDP_DATA/files" ]; then echo "$EDP_DATA/files exists already" >&2; exit 1; fi

tables=$(psql -XAtq -c "select count(*) from pg_tables where schemaname in ('public', 'app', 'migration')")
[ "$tables" = 0 ] || { echo "the database holds $tables tables already" >&2; exit 1; }

# The roles first: policies, grants and functions name them. EDP gives edp_app its password at the next start.
# The schema before the dump: edp_reader owns functions in it, and must be allowed to before they are created.
psql -Xq -v ON_ERROR_STOP=1 --single-transaction <<'SQL'
do $$
begin
  if not exists (select from pg_roles where rolname = 'edp_reader') then
    create role edp_reader nologin;
    grant edp_reader to current_user;
  end if;
  if not exists (select from pg_roles where rolname = 'edp_app') then create role edp_app; end if;
end $$;
create schema if not exists app;
grant usage, create on schema app to edp_reader;
SQL

list=$(mktemp)
trap 'rm -f "$list"' EXIT
pg_restore --list "$backup/database.dump" | grep -v ' SCHEMA - app ' > "$list"
pg_restore --dbname="${PGDATABASE:?}" --single-transaction --exit-on-error --use-list="$list" "$backup/database.dump"
PGOPTIONS='-c client_min_messages=error' psql -Xq -c analyze

if [ -n "${EDP_DATA:-}" ] && [ -f "$backup/files.tar" ]; then
  mkdir -p "$EDP_DATA"
  tar -C "$EDP_DATA" -xf "$backup/files.tar" --no-same-owner
fi
echo "Restored; start EDP with the EDP_SECRET of that time"
