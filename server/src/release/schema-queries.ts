/**
 * The parts of a schema, as rows of `object` (what it belongs to) and `line` (what is said of it). Names come with
 * their schema, privileges as those that hold (an explicit grant of what is granted by default is the same), and
 * nothing depends on ids or on the order of creation.
 */
const said = (object: string, line: string, from: string) => `select ${object} as object, ${line} as line from ${from}`;

const role = (id: string) => `coalesce(nullif(${id}, 0)::regrole::text, 'public')`;

/** One line for each role that has privileges. */
const privileges = (object: string, from: string, list: string, kind: string, owner: string) =>
  said(
    object,
    `format('grant to %s: %s', ${role('a.grantee')}, string_agg(
     a.privilege_type || case when a.is_grantable then ' with grant option' else '' end, ', ' order by a.privilege_type))`,
    `${from} cross join lateral aclexplode(coalesce(${list}, acldefault('${kind}', ${owner}))) a group by 1, a.grantee`,
  );

/** Of these schemas, and not what an extension brought. */
const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
const own = (catalog: string, oid: string) =>
  `${ours} and not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const schema = `'schema ' || n.nspname`;
const schemas = `(select * from pg_namespace n where ${ours}) n`;

const relation = `c.kind || ' ' || format('%I.%I', c.nspname, c.relname)`;
/** Tables, views and sequences; indexes have a line at their table and are objects for their comments alone. */
const relations = (kinds: string) => `(
  select c.*, n.nspname, case when relkind in ('r', 'p') then 'table' when relkind in ('v', 'm') then 'view'
           when relkind = 'S' then 'sequence' when relkind in ('i', 'I') then 'index' else 'type' end as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where ${own('pg_class', 'c.oid')} and strpos('${kinds}', c.relkind) > 0) c`;
const tables = relations('rp');
const rowTypes = relations('rpvmc');

const routine = `'function ' || f.oid::regprocedure`;
const routines = `(select f.* from pg_proc f join pg_namespace n on n.oid = f.pronamespace where ${own('pg_proc', 'f.oid')}) f`;

/** Domains, enumerations and ranges; other types belong to a table or to another type. */
const type = `'type ' || t.oid::regtype`;
const types = `(
  select t.* from pg_type t join pg_namespace n on n.oid = t.typnamespace
   where ${own('pg_type', 't.oid')} and t.typtype in ('d', 'e', 'r')) t`;

/** The comment on a whole object; for one, which columns a search index covers. */
const comment = (object: string, from: string, oid: string, catalog: string) =>
  said(
    object,
    `'comment: ' || obj_description(${oid}, '${catalog}')`,
    `${from} where obj_description(${oid}, '${catalog}') is not null`,
  );

/** On a part of a table that has no line for it of its own. */
const partComment = (kind: string, from: string, name: string, oid: string, catalog: string) =>
  said(
    relation,
    `format('comment on ${kind} %s: %s', ${name}, obj_description(${oid}, '${catalog}'))`,
    `${from} where obj_description(${oid}, '${catalog}') is not null`,
  );

const constraints = `${tables} join pg_constraint k on k.conrelid = c.oid`;
const triggers = `${relations('rpv')} join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal`;
const policies = `${tables} join pg_policy p on p.polrelid = c.oid`;
const rules = `${relations('rpv')} join pg_rewrite r on r.ev_class = c.oid and r.rulename <> '_RETURN'`;
const statistics = `${tables} join pg_statistic_ext s on s.stxrelid = c.oid`;

const ofTables: readonly string[] = [
  said(
    relation,
    `format('owner %s, persistence %s, row security %s, forced %s, options %s, replica identity %s', relowner::regrole,
    relpersistence, relrowsecurity, relforcerowsecurity, reloptions, relreplident)`,
    relations('rpvmS'),
  ),
  said(relation, `'partitioned by ' || pg_get_partkeydef(c.oid)`, relations('p')),
  said(relation, `'partition of ' || i.inhparent::regclass`, `${tables} join pg_inherits i on i.inhrelid = c.oid`),
  said(relation, 'pg_get_viewdef(c.oid)', relations('vm')),
  privileges(relation, relations('rpvm'), 'c.relacl', 'r', 'c.relowner'),
  privileges(relation, relations('S'), 'c.relacl', 's', 'c.relowner'),
  said(
    relation,
    `format('column %s %s %s, not null %s, identity "%s", generated "%s", default %s, collation %s, storage %s, options %s',
    row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
    a.attgenerated, pg_get_expr(d.adbin, d.adrelid), nullif(a.attcollation, 0)::regcollation, a.attstorage, a.attoptions)`,
    `${rowTypes} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum`,
  ),
  said(
    relation,
    `format('column %s grant to %s: %s', a.attname, ${role('p.grantee')},
    string_agg(p.privilege_type, ', ' order by p.privilege_type))`,
    `${rowTypes} join pg_attribute a on a.attrelid = c.oid and not a.attisdropped cross join lateral aclexplode(a.attacl) p
     group by 1, a.attname, p.grantee`,
  ),
  said(
    relation,
    `format('constraint %s %s, validated %s', conname, pg_get_constraintdef(k.oid), convalidated)`,
    constraints,
  ),
  said(
    relation,
    `format('index %s, valid %s, clustered %s, replica identity %s', pg_get_indexdef(indexrelid), indisvalid, indisclustered,
    indisreplident)`,
    `${relations('rpm')} join pg_index i on i.indrelid = c.oid`,
  ),
  said(relation, `format('%s, enabled %s', pg_get_triggerdef(t.oid), tgenabled)`, triggers),
  said(
    relation,
    `format('policy %s for %s to %s, permissive %s, using %s, with check %s', polname, polcmd,
    array(select ${role('r')} from unnest(polroles) r order by 1), polpermissive, pg_get_expr(polqual, polrelid),
    pg_get_expr(polwithcheck, polrelid))`,
    policies,
  ),
  said(relation, 'pg_get_ruledef(r.oid)', rules),
  said(relation, 'pg_get_statisticsobjdef(s.oid)', statistics),
  said(
    relation,
    `format('%s from %s by %s, between %s and %s, cache %s, cycle %s, of %s', s.seqtypid::regtype, seqstart, seqincrement,
    seqmin, seqmax, seqcache, seqcycle,
    (select format('%s.%s', d.refobjid::regclass, a.attname)
       from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')))`,
    `${relations('S')} join pg_sequence s on s.seqrelid = c.oid`,
  ),
  comment(relation, relations('rpvmSiI'), 'c.oid', 'pg_class'),
  said(
    relation,
    `format('comment on %s: %s', a.attname, d.description)`,
    `${rowTypes} join pg_attribute a on a.attrelid = c.oid
    join pg_description d on d.classoid = 'pg_class'::regclass and d.objoid = c.oid and d.objsubid = a.attnum`,
  ),
  partComment('constraint', constraints, 'conname', 'k.oid', 'pg_constraint'),
  partComment('trigger', triggers, 'tgname', 't.oid', 'pg_trigger'),
  partComment('policy', policies, 'polname', 'p.oid', 'pg_policy'),
  partComment('rule', rules, 'rulename', 'r.oid', 'pg_rewrite'),
  partComment('statistics', statistics, 'stxname', 's.oid', 'pg_statistic_ext'),
];

const ofOthers: readonly string[] = [
  said(schema, `'owner ' || nspowner::regrole`, schemas),
  privileges(schema, schemas, 'n.nspacl', 'n', 'n.nspowner'),
  comment(schema, schemas, 'n.oid', 'pg_namespace'),
  said(routine, `case when f.prokind = 'a' then 'aggregate' else pg_get_functiondef(f.oid) end`, routines),
  said(routine, `'owner ' || f.proowner::regrole`, routines),
  privileges(routine, routines, 'f.proacl', 'f', 'f.proowner'),
  comment(routine, routines, 'f.oid', 'pg_proc'),
  said(
    type,
    `format('owner %s, kind %s, base %s, not null %s, default %s', t.typowner::regrole, typtype, nullif(typbasetype, 0)::regtype,
    typnotnull, typdefault)`,
    types,
  ),
  said(
    type,
    `format('value %s %s', row_number() over (partition by t.oid order by enumsortorder), enumlabel)`,
    `${types} join pg_enum e on e.enumtypid = t.oid`,
  ),
  said(
    type,
    `format('constraint %s %s', conname, pg_get_constraintdef(k.oid))`,
    `${types} join pg_constraint k on k.contypid = t.oid`,
  ),
  privileges(type, types, 't.typacl', 'T', 't.typowner'),
  said(
    `'collation ' || c.oid::regcollation`,
    `format('provider %s, locale %s, deterministic %s, owner %s', collprovider,
    coalesce(colllocale, collcollate), collisdeterministic, collowner::regrole)`,
    `pg_collation c join pg_namespace n on n.oid = c.collnamespace where ${ours}`,
  ),
  said(
    `'operator ' || o.oid::regoperator`,
    `'by ' || oprcode::regproc`,
    `pg_operator o join pg_namespace n on n.oid = o.oprnamespace where ${own('pg_operator', 'o.oid')}`,
  ),
  said(`'extension ' || extname`, `'in ' || extnamespace::regnamespace`, 'pg_extension'),
  said(
    `'event trigger ' || evtname`,
    `format('on %s: %s, enabled %s', evtevent, evtfoid::regproc, evtenabled)`,
    'pg_event_trigger',
  ),
  said(
    `format('default privileges of %s in %s', defaclrole::regrole, nullif(defaclnamespace, 0)::regnamespace)`,
    `format('%s: %s', defaclobjtype, array(select a::text from unnest(defaclacl) a order by 1))`,
    'pg_default_acl',
  ),
  said(
    `'database'`,
    `'setting ' || setting`,
    `pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase and d.datname = current_database() cross join unnest(setconfig) setting`,
  ),
];

export const schemaQueries: readonly string[] = [...ofTables, ...ofOthers];

/** The catalogues of what these queries describe. */
const described = `pg_class pg_attrdef pg_constraint pg_trigger pg_policy pg_rewrite pg_statistic_ext pg_namespace pg_proc
  pg_type pg_enum pg_collation pg_operator pg_extension pg_event_trigger pg_default_acl`;
/** They belong to a family of operators, which is in the catalogue of these. */
const partsOfFamilies = 'pg_amop pg_amproc';

/** Finds the catalogues whose objects no query describes: casts, operator classes, text search and whatever else. */
export const undescribedCatalogs = `
  select c.relname as catalog from pg_class c
   where c.relnamespace = 'pg_catalog'::regnamespace and c.relkind = 'r' and not c.relisshared
     and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'oid')
     and c.relname <> all (regexp_split_to_array('${described} ${partsOfFamilies}', '\\s+'))
   order by 1`;

/** The objects of our own: those that PostgreSQL itself brings have smaller ids. */
export const undescribedObjects = (catalog: string) => `
  select pg_describe_object('${catalog}'::regclass, o.oid, 0) as object from ${catalog} o
   where o.oid >= 16384
     and not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')
   order by 1`;
