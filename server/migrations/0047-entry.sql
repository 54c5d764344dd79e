-- The colour that a company gives the product; empty for the product's own.
alter table public.home_config add column accent_color text not null default '' check (accent_color ~ '^(#[0-9a-f]{6})?$');

-- What an applicant quotes: at least eight digits, so that all look alike.
alter table app.tenant_application add column number text not null generated always as ('SQ' || lpad(id::text, greatest(8, length(id::text)), '0')) stored;
create unique index tenant_application_number_key on app.tenant_application (number);
