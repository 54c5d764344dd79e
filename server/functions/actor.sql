-- Who is acting. The kernel sets these for each transaction; outside one they are empty.
create or replace function app.current_tenant() returns int
language sql stable parallel safe
return nullif(current_setting('app.tenant', true), '')::int;

create or replace function app.current_user_id() returns bigint
language sql stable parallel safe
return nullif(current_setting('app.user', true), '')::bigint;
