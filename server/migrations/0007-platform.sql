-- Whoever runs the installation works in a tenant of its own and decides there who becomes a tenant.

alter table app.tenant add column platform boolean not null default false;
create unique index tenant_only_platform on app.tenant (platform) where platform;

-- The list of applications: newest first, found by a part of the name.
drop index app.tenant_application_by_time;
create index tenant_application_newest on app.tenant_application (created_time desc, id desc);
create index tenant_application_search on app.tenant_application using gin (app.grams(company_name));

-- Who decided what, when and why. It belongs to the platform tenant, whose change records tell it too.
create table public.tenant_review (
  tenant_id      int not null default app.current_tenant() references app.tenant,
  id             bigint generated always as identity,
  application_id bigint not null references app.tenant_application,
  company_name   text not null,                     -- as it was called then
  approved       boolean not null,
  reason         text not null default '',          -- of a rejection
  new_tenant_id  int references app.tenant,         -- what an approval brought into being
  tenant_code    text not null default '',
  notified_time  timestamptz,                       -- when the applicant was told
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint tenant_review_application_id_key unique (tenant_id, application_id),
  constraint tenant_review_outcome check (approved = (new_tenant_id is not null) and approved = (reason = ''))
);
call app.protect('public.tenant_review');
