-- Keeps the password that another one takes the place of, wherever that happens; as many as the largest `password_history`.
create or replace function app.remember_password() returns trigger
language plpgsql as $$
begin
  insert into public.password_history (tenant_id, user_id, password_hash) values (old.tenant_id, old.id, old.password_hash);
  delete from public.password_history
   where tenant_id = old.tenant_id and user_id = old.id
     and id not in (select id from public.password_history where tenant_id = old.tenant_id and user_id = old.id order by id desc limit 24);
  return null;
end $$;
