-- The history of a product tells what happened to its variants, those that it has no more as well.
create trigger log_variants after delete on public.material referencing old table as rows for each statement execute function app.log_removed_variants();

-- The code that the server made for a variant. Once another is typed, wherever that is, the two differ.
alter table public.material add column made_code text;
