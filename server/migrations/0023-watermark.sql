-- Every page shows the name and the account of its user; a user's own `watermark` asks for it where this does not.
alter table public.home_config add column watermark boolean not null default false;
