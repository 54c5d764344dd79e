-- The systems that a tenant uses; certificates and settings belong to them.
create table public.application (
  tenant_id int not null default app.current_tenant() references app.tenant,
  id        bigint generated always as identity,
  code      text not null,
  name      text not null,
  remarks   text not null default '',
  active    boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint application_code_key unique (tenant_id, code)
);
call app.protect('public.application');
call app.countable('public.application');
call app.searchable('public.application', 'name');
call app.searchable('public.application', 'code');

-- Whether a person has ever changed anything: then the account is kept, or the history would name nobody.
create index change_record_by_user on public.change_record (tenant_id, user_id) where user_id is not null;
-- People by the initials of their names: the letters alone, or those that somebody types.
create index user_account_by_initials on public.user_account (tenant_id, initials text_pattern_ops);
