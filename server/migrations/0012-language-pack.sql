-- The texts that a tenant has put in the place of the built-in ones, by page and language: {"title": "…"}.
create table public.language_pack (
  tenant_id     int not null default app.current_tenant(),
  id            bigint generated always as identity,
  function_name text not null,
  language      text not null,
  texts         jsonb not null,
  like app.record including defaults,
  primary key (tenant_id, id),
  constraint language_pack_page_key unique (tenant_id, function_name, language)
);
call app.protect('public.language_pack');
