-- News of a tenant, what people say about it, who read it and who likes it.

create table public.news (
  tenant_id      int not null default app.current_tenant() references app.tenant,
  id             bigint generated always as identity,
  title          text not null,
  type           text not null,
  content        text not null,
  published_time timestamptz not null default now(),
  -- People must confirm that they have read it.
  forced         boolean not null default false,
  active         boolean not null default true,
  like app.record including defaults,
  primary key (tenant_id, id)
);
create index news_newest on public.news (tenant_id, published_time desc, id desc);
call app.protect('public.news');

create table public.news_comment (
  tenant_id int not null default app.current_tenant() references app.tenant,
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
call app.protect('public.news_comment');

create table public.news_view (
  tenant_id    int not null default app.current_tenant() references app.tenant,
  news_id      bigint not null,
  user_id      bigint not null default app.current_user_id(),
  created_time timestamptz not null default now(),
  primary key (tenant_id, news_id, user_id),
  constraint news_view_news_id_fkey foreign key (tenant_id, news_id) references public.news on delete cascade,
  constraint news_view_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
call app.protect('public.news_view');

create table public.news_laud (
  tenant_id    int not null default app.current_tenant() references app.tenant,
  news_id      bigint not null,
  user_id      bigint not null default app.current_user_id(),
  created_time timestamptz not null default now(),
  primary key (tenant_id, news_id, user_id),
  constraint news_laud_news_id_fkey foreign key (tenant_id, news_id) references public.news on delete cascade,
  constraint news_laud_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
call app.protect('public.news_laud');
