-- Employees: found by their pinyin, job number and phone as well, leave the company, and hand over their records.

-- Set when an employee leaves, cleared when they are taken back.
alter table public.user_account add column left_time timestamptz,
  add column has_left boolean not null generated always as (left_time is not null) stored;
-- 张伟 → zhangwei: what the server reads the name as. Employees are sorted by it as well, through an index.
alter table public.user_account add column pinyin text collate "C" not null default '';

drop index public.user_account_search;
call app.searchable('public.user_account', 'account', 'name', 'job_number', 'phone', 'pinyin');

-- The list shows those who have not left, in the order of their ids; the tree of departments counts them.
create index user_account_working on public.user_account (tenant_id, has_left, id);
create index user_account_working_in on public.user_account (tenant_id, has_left, organisation_id, id);
create index user_account_by_pinyin on public.user_account (tenant_id, has_left, pinyin, id);
create index login_record_latest on public.login_record (tenant_id, user_id, id desc) include (time) where result = 'success';

-- Of the unread messages those that ask for something are handed over.
create index message_todo on public.message (tenant_id, user_id) where kind = 'todo' and read_time is null;

-- Records of shared types can be handed to another owner (`app.shareable` does the same for tables to come).
do $$
declare
  target regclass;
begin
  for target in
    select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'owner_id' and a.attgenerated = 's' and not app.has_column(a.attrelid, 'handed_to')
     order by 1
  loop
    call app.add_handed_to(target);
    call app.set_owner(target, app.owner_of(target));
  end loop;
end $$;

-- Who may read about a record follows its owner (see `app.hand_over_history`).
grant update (owner_id) on public.change_record to edp_reader;
