-- Schema `app` holds functions and what exists before a tenant is known (tenants, sessions, captchas …).
-- edp_reader owns the narrow functions that read across tenants or policies; an owner must be allowed to create.
create schema if not exists app;
grant usage on schema app, public to edp_app, edp_reader;
grant create on schema app to edp_reader;
