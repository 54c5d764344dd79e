-- A category says which fields its records need to be complete: their names, by noun ({"material": ["texture"]}). The category itself says it,
-- so that a list that reads the way to the category has it without another table. Null, or without the noun: as the category above.
alter table public.category add column needed jsonb;
