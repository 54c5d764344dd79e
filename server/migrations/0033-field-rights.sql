-- What a role may not see, or may see and not change. A field without a row can be edited by those who may edit the record.

create table public.role_field (
  tenant_id   int not null default app.current_tenant(),
  id          bigint generated always as identity,
  role_id     bigint not null,
  -- As the contract names them: material, marketPrice.
  noun        text not null,
  field       text not null,
  restriction text not null check (restriction in ('hidden', 'readonly')),
  primary key (tenant_id, id),
  constraint role_field_key unique (tenant_id, role_id, noun, field),
  constraint role_field_role_id_fkey foreign key (tenant_id, role_id) references public.role on delete cascade
);
call app.protect('public.role_field', root => 'role', root_column => 'role_id');
call app.announce_access_on('public.role_field', 'insert', 'update', 'delete');
