-- Whether the headlines of the header scroll; otherwise one stands there at a time.
alter table public.home_config add column news_scrolls boolean not null default false;
