#!/bin/sh
# Backs up EDP on a PostgreSQL of your own: backup-external.sh <new folder>
#
# Connects as the owner (the user of DATABASE_URL) through the variables of libpq: PGHOST, PGPORT, PGUSER, PGDATABASE, and
# PGPASSWORD or a ~/.pgpass. EDP_DATA names the folder of the uploaded files; leave it out when they are in a bucket.
# Needs psql and pg_dump, of the version of the server or newer. The server goes on working meanwhile.
set -eu
umask 077
target=${1:?usage: backup-external.sh <new folder>}
[ ! -e "$target" ] || { echo "$target exists already" >&2; exit 1; }
draft="$target.partial-$$"
trap 'rm -rf "$draft"' EXIT
trap 'exit 130' INT TERM
mkdir -p "$draft"

# Row-level security is forced, for the owner too. The policy "reader" shows all rows to edp_reader, and so to its members;
# without it pg_dump would write a dump without rows and report success.
hidden=$(psql -XAtq -v ON_ERROR_STOP=1 -c "
  select count(*) from pg_class c
   where c.relrowsecurity
     and not (pg_has_role(current_user, 'edp_reader', 'usage')
              and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'reader'))
     and not exists (select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls))")
[ "$hidden" = 0 ] || { echo "$hidden tables would be dumped without their rows: connect as the owner in DATABASE_URL" >&2; exit 1; }

pg_dump --format=custom --enable-row-security --no-unlogged-table-data --file="$draft/database.dump"

# After the database, so that every row finds its file. 1 means that a file was removed meanwhile.
if [ -n "${EDP_DATA:-}" ] && [ -d "$EDP_DATA/files" ]; then
  tar -C "$EDP_DATA" -cf "$draft/files.tar" --exclude='*.part' files || [ $? = 1 ]
fi

(cd "$draft" && find . -type f ! -name SHA256SUMS -exec sha256sum {} + > SHA256SUMS)
sync
mv "$draft" "$target"
echo "The backup is $target; EDP_SECRET is not in it"
