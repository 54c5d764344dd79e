-- News is written, addressed, scheduled and followed up in the product; messages are sent to many people, and their reading is counted.

-- A row that is not active is a draft, or was withdrawn. `published_time` may come later, `expires_time` ends it.
alter table public.news
  add for_all        boolean not null default true,
  add expires_time   timestamptz,
  add withdrawn_time timestamptz,
  add comments_open  boolean not null default true,
  add reminded_time  timestamptz,
  add constraint news_expires_later check (expires_time > published_time);
create index news_by_state on public.news (tenant_id, active, published_time desc, id desc);
call app.searchable('public.news', 'title');

-- The content was plain text with empty lines between paragraphs, and becomes HTML as the editor writes it.
do $$
declare
  tenant int;
begin
  for tenant in select id from app.tenant loop
    perform set_config('app.tenant', tenant::text, true);
    update public.news n
       set content = (
             select coalesce(string_agg('<p>' || replace(paragraph, E'\n', '<br />') || '</p>', '' order by place), '')
               from regexp_split_to_table(replace(replace(replace(replace(n.content, E'\r', ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n{2,}')
                    with ordinality as parts (paragraph, place)
              where paragraph <> ''),
           withdrawn_time = case when not n.active then n.updated_time end
     where n.tenant_id = tenant;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
call app.rich_text('public.news', 'content');

-- For whom it is, where that is not everybody. Who leaves takes their line along: the others still read it.
create table public.news_audience (
  tenant_id                 int not null default app.current_tenant(),
  id                        bigint generated always as identity,
  news_id                   bigint not null,
  user_id                   bigint,
  organisation_id           bigint,
  role_id                   bigint,
  group_id                  bigint,
  inventory_organisation_id bigint,
  primary key (tenant_id, id),
  constraint news_audience_one_kind check (num_nonnulls(user_id, organisation_id, role_id, group_id, inventory_organisation_id) = 1),
  constraint news_audience_key unique nulls not distinct (tenant_id, news_id, user_id, organisation_id, role_id, group_id, inventory_organisation_id),
  constraint news_audience_news_id_fkey foreign key (tenant_id, news_id) references public.news on delete cascade,
  constraint news_audience_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade,
  constraint news_audience_organisation_id_fkey foreign key (tenant_id, organisation_id) references public.organisation on delete cascade,
  constraint news_audience_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade,
  constraint news_audience_group_id_fkey foreign key (tenant_id, group_id) references public.user_group on delete cascade,
  constraint news_audience_inventory_organisation_id_fkey
    foreign key (tenant_id, inventory_organisation_id) references public.inventory_organisation on delete cascade
);
create index news_audience_user on public.news_audience (tenant_id, user_id) where user_id is not null;
create index news_audience_organisation on public.news_audience (tenant_id, organisation_id) where organisation_id is not null;
create index news_audience_role on public.news_audience (tenant_id, role_id) where role_id is not null;
create index news_audience_group on public.news_audience (tenant_id, group_id) where group_id is not null;
create index news_audience_inventory_organisation on public.news_audience (tenant_id, inventory_organisation_id) where inventory_organisation_id is not null;
call app.protect('public.news_audience', root => 'news', root_column => 'news_id');

-- What is attached, for the same people as the news.
create table public.news_file (
  tenant_id  int not null default app.current_tenant(),
  id         bigint generated always as identity,
  news_id    bigint not null,
  file_id    bigint not null,
  sort_order int not null,
  primary key (tenant_id, id),
  constraint news_file_key unique (tenant_id, news_id, file_id),
  constraint news_file_news_id_fkey foreign key (tenant_id, news_id) references public.news on delete cascade,
  constraint news_file_file_id_fkey foreign key (tenant_id, file_id) references public.file
);
create index news_file_by_file on public.news_file (tenant_id, file_id);
call app.protect('public.news_file', root => 'news', root_column => 'news_id');

-- A comment that was hidden keeps its words for those who may restore it.
alter table public.news_comment
  add hidden_time   timestamptz,
  add hidden_by     bigint,
  add hidden_reason text not null default '';

-- What a person sent to many. Correspondence like the messages themselves, so without change records.
create table public.message_sending (
  tenant_id    int not null default app.current_tenant(),
  id           bigint generated always as identity,
  sender_id    bigint not null default app.current_user_id(),
  kind         text not null check (kind in ('notice', 'todo')),
  title        text not null,
  content      text not null,
  link         text not null default '',
  -- Whom the sender named, as they were called then.
  addressed_to text not null,
  created_time timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint message_sending_sender_id_fkey foreign key (tenant_id, sender_id) references public.user_account on delete cascade
);
create index message_sending_by_sender on public.message_sending (tenant_id, sender_id, id desc);
create index message_sending_by_time on public.message_sending (tenant_id, created_time);
call app.isolate('public.message_sending');
grant insert, delete on public.message_sending to edp_app;
call app.searchable('public.message_sending', 'title');

-- Who got it. Recipients may delete their message; that they read it stays.
create table public.message_recipient (
  tenant_id  int not null default app.current_tenant(),
  sending_id bigint not null,
  user_id    bigint not null,
  read_time  timestamptz,
  primary key (tenant_id, sending_id, user_id),
  constraint message_recipient_sending_id_fkey foreign key (tenant_id, sending_id) references public.message_sending on delete cascade,
  constraint message_recipient_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index message_recipient_by_user on public.message_recipient (tenant_id, user_id);
call app.isolate('public.message_recipient');
grant insert, update, delete on public.message_recipient to edp_app;

alter table public.message
  add sending_id bigint,
  add constraint message_sending_id_fkey foreign key (tenant_id, sending_id) references public.message_sending on delete set null (sending_id);
create index message_by_sending on public.message (tenant_id, sending_id) where sending_id is not null;
create trigger note_read after update on public.message referencing new table as rows for each statement execute function app.note_messages_read();
