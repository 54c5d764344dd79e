-- Whether a user has ended the tour of the first login.
alter table public.user_preference add column tour_seen boolean not null default false;
