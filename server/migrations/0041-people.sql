-- Departments count those who can log in from the index alone.
drop index public.user_account_of_organisation;
create index user_account_of_organisation on public.user_account (tenant_id, organisation_id, id) include (active);

-- The list of employees can be sorted by job number.
create index user_account_by_job_number on public.user_account (tenant_id, has_left, job_number, id);
