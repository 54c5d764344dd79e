-- News of a tenant, what users say about it, who read it and who likes it.

create table public.news (
  tenant_id      int not null default app.current_tenant(),
  id             bigint generated always as identity,
  title          text not null,
  type           text not null,
  content        text not null,
  published_time timestamptz not null default now(),
  -- Users must confirm that they have read it.
  forced         boolean not null default false,
  active         boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id)
);
create index news_newest on public.news (tenant_id, published_time desc, id desc);
call app.protect('public.news');
create trigger announce_added after insert on public.news for each row
  when (new.active and new.published_time <= now()) execute function app.announce_news();
create trigger announce_published after update of active, published_time on public.news for each row
  when (new.active and new.published_time <= now() and not (old.active and old.published_time <= now())) execute function app.announce_news();

create table public.news_comment (
  tenant_id int not null default app.current_tenant(),
  id        bigint generated always as identity,
  news_id   bigint not null,
  user_id   bigint not null default app.current_user_id(),
  content   text not null,
  deleted   boolean not null default false,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint news_comment_news_id_fkey foreign key (tenant_id, news_id) references public.news on delete cascade,
  constraint news_comment_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index news_comment_of_news on public.news_comment (tenant_id, news_id, id desc);
create index news_comment_by_user on public.news_comment (tenant_id, user_id);
call app.protect('public.news_comment', root => 'news', root_column => 'news_id');

-- To look at news changes nothing: the view itself is the record, and there are no change records of it.
create table public.news_view (
  tenant_id    int not null default app.current_tenant(),
  news_id      bigint not null,
  user_id      bigint not null default app.current_user_id(),
  created_time timestamptz not null default now(),
  primary key (tenant_id, news_id, user_id),
  constraint news_view_news_id_fkey foreign key (tenant_id, news_id) references public.news on delete cascade,
  constraint news_view_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index news_view_of_news on public.news_view (tenant_id, news_id, created_time);
create index news_view_by_user on public.news_view (tenant_id, user_id);
call app.isolate('public.news_view');
grant insert, update, delete on public.news_view to edp_app;

create table public.news_laud (
  tenant_id    int not null default app.current_tenant(),
  news_id      bigint not null,
  user_id      bigint not null default app.current_user_id(),
  created_time timestamptz not null default now(),
  primary key (tenant_id, news_id, user_id),
  constraint news_laud_news_id_fkey foreign key (tenant_id, news_id) references public.news on delete cascade,
  constraint news_laud_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index news_laud_by_user on public.news_laud (tenant_id, user_id);
call app.protect_links('public.news_laud', root => 'news', root_column => 'news_id', other_column => 'user_id');
