-- More types of data under the sharing rules (see 0015-sharing.sql).
call app.shareable('public.unit');
call app.shareable('public.category_set');
call app.shareable('public.label_set');
call app.shareable('public.application');

-- The nodes of a tree are for whoever sees its set, and are changed by whoever may change that. Where the
-- sets are everybody's, which is asked once for a statement, nothing is looked up.
create procedure app.share_with_set(nodes regclass, sets regclass)
language plpgsql as $$
declare
  relation name := (select relname from pg_class where oid = sets);
  shared   text := '((select coalesce(current_setting(%L, true), '''') = '''') or %I in (select s.id from %s s where s.tenant_id = app.current_tenant()%s))';
  see      text := format(shared, 'app.see_' || relation, relation || '_id', sets, '');
  edit     text := format(shared, 'app.edit_' || relation, relation || '_id', sets, ' and ' || app.in_scope('app.edit_' || relation, 's.owner_id'));
begin
  execute format('create policy set_see on %s as restrictive for select to edp_app using (%s)', nodes, see);
  execute format('create policy set_add on %s as restrictive for insert to edp_app with check (%s)', nodes, edit);
  execute format('create policy set_edit on %s as restrictive for update to edp_app using (%s)', nodes, edit);
  execute format('create policy set_delete on %s as restrictive for delete to edp_app using (%s)', nodes, edit);
end $$;
call app.share_with_set('public.category', 'public.category_set');
call app.share_with_set('public.label', 'public.label_set');
