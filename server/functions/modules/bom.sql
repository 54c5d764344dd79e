-- These rules hold for bills of materials, whatever happens at the same moment: a released revision is frozen, levels follow from
-- parents, and no BOM contains itself at any depth. Changes of structure in a tenant take turns: each looks at the whole.

create or replace function app.lock_boms() returns void
language sql
return pg_advisory_xact_lock(hashtext('bom'), app.current_tenant());

-- The parts of each component at any depth, itself included, in any revision. A variant is also made as its product is.
create or replace function app.bom_reach(tenant int, components bigint[]) returns table (start bigint, node bigint)
language sql stable as $$
  with recursive reach (start, node) as (
    select c, c from unnest(components) c
    union
    select r.start, below.node from reach r cross join lateral (
      select i.component from public.bom b join public.bom_item i on i.tenant_id = tenant and i.bom_id = b.id
       where b.tenant_id = tenant and b.head = r.node and i.component is not null
      union all
      select -m.product_id from public.material m where m.tenant_id = tenant and m.id = r.node and m.product_id is not null
    ) below (node)
  )
  select start, node from reach
$$;

-- Which of the pairs of a head and a component of its BOM make the BOM contain itself.
create or replace function app.bom_cycle(heads bigint[], components bigint[]) returns table (head bigint, component bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.head, p.component
    from (select distinct given.head, given.component from unnest(heads, components) as given (head, component)) p
   where exists (select from app.bom_reach(app.current_tenant(), array(select distinct unnest(components))) r where r.start = p.component and r.node = p.head)
$$;
revoke all on function app.bom_cycle(bigint[], bigint[]) from public;
grant execute on function app.bom_cycle(bigint[], bigint[]) to edp_app;

-- The pairs of what contains and what is contained below a component, to tell the way that leads back.
create or replace function app.bom_edges(component bigint) returns table (above bigint, below bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with nodes as materialized (select distinct r.node from app.bom_reach(app.current_tenant(), array[component]) r)
  select distinct b.head, i.component from nodes join public.bom b on b.tenant_id = app.current_tenant() and b.head = nodes.node
    join public.bom_item i on i.tenant_id = app.current_tenant() and i.bom_id = b.id and i.component is not null
  union all
  select m.id, -m.product_id from nodes join public.material m on m.tenant_id = app.current_tenant() and m.id = nodes.node and m.product_id is not null
$$;
revoke all on function app.bom_edges(bigint) from public;
grant execute on function app.bom_edges(bigint) to edp_app;

-- The components of a revision that may not be used any more, those that the user does not see too.
create or replace function app.disabled_components(of_bom bigint, of_revision int) returns table (component bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select distinct i.component from public.bom_item i join public.material m on m.tenant_id = i.tenant_id and m.id = i.material_id
   where i.tenant_id = app.current_tenant() and i.bom_id = of_bom and i.revision = of_revision and i.active and not m.active
$$;
revoke all on function app.disabled_components(bigint, int) from public;
grant execute on function app.disabled_components(bigint, int) to edp_app;

-- Planned for each statement: what is good for the one item that a user adds takes seconds for a tree of thousands.
create or replace function app.check_bom_items() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant     constant int := app.current_tenant();
  heads      bigint[];
  components bigint[];
begin
  if not exists (select from rows) then return null; end if;
  perform app.lock_boms();
  if exists (select from (select distinct r.bom_id, r.revision from rows r) changed
               join public.bom_revision v on v.tenant_id = tenant and v.bom_id = changed.bom_id and v.revision = changed.revision
              where v.status = 'released') then
    raise exception 'a released revision is frozen' using errcode = 'check_violation', constraint = 'bom_item_frozen';
  end if;
  if tg_op = 'DELETE' then return null; end if;

  if exists (select from rows r join public.bom_item p on p.tenant_id = tenant and p.id = r.parent_id where p.bom_id <> r.bom_id or p.revision <> r.revision) then
    raise exception 'a parent stands in the same revision' using errcode = 'check_violation', constraint = 'bom_item_parent';
  end if;

  -- Levels that do not follow from the parents, and all below them. An endless way ends at the largest level, which no row may exceed.
  with recursive moved as (
    select i.id, coalesce(p.level, 0) + 1 as level
      from (select r.id from rows r
            union
            select c.id from rows r
              join public.bom_item c on c.tenant_id = tenant and c.parent_id = r.id) touched
      join public.bom_item i on i.tenant_id = tenant and i.id = touched.id
      left join public.bom_item p on p.tenant_id = tenant and p.id = i.parent_id
     where i.level <> coalesce(p.level, 0) + 1
    union all
    select i.id, m.level + 1 from moved m join public.bom_item i on i.tenant_id = tenant and i.parent_id = m.id
     where m.level <= 30
  )
  update public.bom_item i set level = m.level from moved m where i.tenant_id = tenant and i.id = m.id and i.level <> m.level;

  if tg_op = 'INSERT' then
    select array_agg(c.head), array_agg(c.component) into heads, components from (
      select distinct b.head, r.component from rows r join public.bom b on b.tenant_id = tenant and b.id = r.bom_id where b.head is not null and r.component is not null) c;
  else
    if exists (select from old_rows o join rows r on r.id = o.id where o.bom_id <> r.bom_id or o.revision <> r.revision) then
      raise exception 'an item stays in its revision' using errcode = 'check_violation', constraint = 'bom_item_frozen';
    end if;
    select array_agg(c.head), array_agg(c.component) into heads, components from (
      select distinct b.head, r.component from rows r join old_rows o on o.id = r.id join public.bom b on b.tenant_id = tenant and b.id = r.bom_id
       where b.head is not null and r.component is not null and r.component is distinct from o.component) c;
  end if;
  if exists (select from app.bom_cycle(heads, components)) then
    raise exception 'a BOM cannot contain itself' using errcode = 'check_violation', constraint = 'bom_item_cycle';
  end if;
  return null;
end $$;

-- A released revision stays as it is.
create or replace function app.check_bom_revisions() returns trigger
language plpgsql as $$
begin
  if exists (select from old_rows where status = 'released') then
    raise exception 'a released revision is frozen' using errcode = 'check_violation', constraint = 'bom_revision_frozen';
  end if;
  return null;
end $$;

-- Another head changes what contains what; what was released under the old one keeps it.
create or replace function app.check_bom_head() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  components bigint[];
begin
  perform app.lock_boms();
  if exists (select from public.bom_revision v where v.tenant_id = new.tenant_id and v.bom_id = new.id and v.status = 'released') then
    raise exception 'a released BOM keeps its head' using errcode = 'check_violation', constraint = 'bom_head_fixed';
  end if;
  components := array(select distinct i.component from public.bom_item i where i.tenant_id = new.tenant_id and i.bom_id = new.id and i.component is not null);
  if exists (select from app.bom_cycle(array_fill(new.head, array[cardinality(components)]), components)) then
    raise exception 'a BOM cannot contain itself' using errcode = 'check_violation', constraint = 'bom_item_cycle';
  end if;
  return null;
end $$;

-- A BOM is called as its head is, whether or not the user who renames that may change the BOM.
create or replace function app.rename_boms() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'product' then
    update public.bom b set code = new.code, name = new.name where b.tenant_id = new.tenant_id and b.product_id = new.id;
  else
    update public.bom b set code = new.code, name = new.name where b.tenant_id = new.tenant_id and b.material_id = new.id and b.product_id is null;
  end if;
  return null;
end $$;

-- A BOM is called as its head, so a session that does not see the head does not see the BOM, whether or not it owns it. Asked once for a
-- statement: whether the session sees all heads.
create or replace function app.sees_all_heads() returns boolean
language sql stable
return coalesce(current_setting('app.see_product', true), '') = '' and coalesce(current_setting('app.see_material', true), '') = '';

-- The condition "the head of this BOM is in the session's scope" as text, for policies and for the functions of edp_reader.
create or replace function app.head_in_scope(row_name text) returns text
language sql immutable as $$
select format($f$((select app.sees_all_heads()) or (
  (%1$I.product_id is null or (select true from public.product head where head.tenant_id = (select app.current_tenant()) and head.id = %1$I.product_id and %2$s) is true)
  and (%1$I.material_id is null or (select true from public.material head where head.tenant_id = (select app.current_tenant()) and head.id = %1$I.material_id and %3$s) is true)))$f$,
  row_name, app.in_scope('app.see_product', 'head.owner_id'), app.in_scope('app.see_material', 'head.owner_id'))
$$;

-- The condition "the active organisation has the product and the material of this BOM" as text (see app.boundary_of).
create or replace function app.bom_boundary(row_name text) returns text
language sql immutable as $$
  select format('(%1$s.product_id is null or %2$s) and (%1$s.material_id is null or %3$s)', row_name,
    app.in_organisation('product', row_name || '.product_id'), app.in_organisation('material', row_name || '.material_id'))
$$;

-- Both, for app.module_scope.
create or replace function app.bom_in_scope(row_name text) returns text
language sql immutable as $$ select app.head_in_scope(row_name) || ' and ' || app.bom_boundary(row_name) $$;
