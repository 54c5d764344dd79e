-- However a news item came to be published, users hear of it.
create or replace function app.announce_news() returns trigger
language plpgsql as $$
begin
  perform app.push_live(new.tenant_id, null, 'newsMessage', jsonb_build_object(
    'newId', new.id::text,
    'title', new.title,
    'publishDate', to_char(new.published_time, 'YYYY-MM-DD HH24:MI:SS'),
    'newsTypeValue', new.type,
    'forcedRead', new.forced::int));
  return null;
end $$;
