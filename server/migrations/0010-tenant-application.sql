-- A company, or a person, applies to become a tenant. This exists before there is a tenant, so it is in `app`.

create table app.tenant_application (
  id             bigint generated always as identity primary key,
  kind           text not null check (kind in ('company', 'person')),
  company_name   text not null,
  credit_code    text not null default '',
  region_code    text not null,           -- of the district, or of the lowest there is
  region         text not null,           -- 广东省/深圳市/南山区, as it was called then
  address_detail text not null,
  applicant      text not null,
  phone          text not null,
  password_hash  text not null,           -- of the first administrator
  requirement    text not null,
  language       text not null,
  status         text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  rejected_time  timestamptz,
  created_time   timestamptz not null default now()
);
-- One application at a time: a company is known by its credit code, a person by the mobile number.
create unique index tenant_application_pending_company on app.tenant_application (credit_code) where status = 'pending' and kind = 'company';
create unique index tenant_application_pending_person on app.tenant_application (phone) where status = 'pending' and kind = 'person';
create index tenant_application_newest on app.tenant_application (created_time desc, id desc);
create index tenant_application_by_status on app.tenant_application (status, created_time desc, id desc);
create index tenant_application_expiry on app.tenant_application (rejected_time) where rejected_time is not null;
grant select, insert, update, delete on app.tenant_application to edp_app;
grant select on app.tenant_application to edp_reader;
call app.searchable('app.tenant_application', 'company_name');

-- Files that were uploaded without a session. One that no application refers to is removed after a day.
create table app.public_upload (
  id             bigint generated always as identity primary key,
  storage_key    text not null,
  original_name  text not null,
  content_type   text not null,
  bytes          bigint not null,
  sha256         text not null,
  application_id bigint references app.tenant_application,
  created_time   timestamptz not null default now()
);
create index public_upload_by_application on app.public_upload (application_id);
create index public_upload_unused on app.public_upload (created_time) where application_id is null;
create index public_upload_usage on app.public_upload (id) include (bytes);
grant select, insert, update, delete on app.public_upload to edp_app;

-- The code that was sent to a phone last, under a seal. A crash may forget it.
create unlogged table app.sms_code (
  phone        text primary key,
  seal         text not null,
  tries        int not null default 0,
  created_time timestamptz not null default now()
);
grant select, insert, update, delete on app.sms_code to edp_app;

-- Where messages go while there is no gateway; never in production, because the codes can be read here.
create table app.sms_outbox (
  id           bigint generated always as identity primary key,
  phone        text not null,
  text         text not null,
  created_time timestamptz not null default now()
);
create index sms_outbox_by_time on app.sms_outbox (created_time);
grant select, insert, delete on app.sms_outbox to edp_app;

-- Who decided what, when and why. It belongs to the platform tenant, whose change records tell it too. It outlives a rejected
-- application, so it refers to it by its number alone.
create table public.tenant_review (
  tenant_id      int not null default app.current_tenant(),
  id             bigint generated always as identity,
  application_id bigint not null,
  company_name   text not null,                     -- as it was called then
  approved       boolean not null,
  reason         text not null default '',          -- of a rejection
  new_tenant_id  int references app.tenant,         -- what an approval created
  tenant_code    text not null default '',
  notified_time  timestamptz,                       -- when the applicant was told
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint tenant_review_application_id_key unique (tenant_id, application_id),
  constraint tenant_review_outcome check (approved = (new_tenant_id is not null) and approved = (reason = ''))
);
call app.protect('public.tenant_review');
