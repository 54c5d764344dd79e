-- How often the process of a job ended while it ran, since it was started: after the second time it is not tried again.
alter table public.job add column lost_count int not null default 0;
