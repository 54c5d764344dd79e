alter table public.role add column remark text not null default '';

-- The role that a session looks at the system as, and reads alone meanwhile. Like the active role it refers to what may be gone.
alter table app.session add column preview_role_id bigint;
drop trigger announce on app.session;
create trigger announce after update of role_id, invorg_id, language, preview_role_id or delete on app.session
  for each row execute function app.announce_session();
