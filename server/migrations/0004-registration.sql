-- A company, or a person, applies to become a tenant. All of this exists before there is a tenant, so it is in `app`.

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
  created_time   timestamptz not null default now()
);
-- One application at a time: a company is known by its credit code, a person by the mobile number.
create unique index tenant_application_pending_company on app.tenant_application (credit_code) where status = 'pending' and kind = 'company';
create unique index tenant_application_pending_person on app.tenant_application (phone) where status = 'pending' and kind = 'person';
create index tenant_application_by_time on app.tenant_application (created_time);
grant select, insert, update on app.tenant_application to edp_app;

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
