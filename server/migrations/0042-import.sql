-- Imports: a file that a user brings, what each of its rows would do (the dry run), and what was done. Isolated, without change records of
-- their own: the records that an import writes have theirs.
create table public.import_run (
  tenant_id       int not null default app.current_tenant() references app.tenant,
  id              bigint generated always as identity,
  user_id         bigint not null,
  noun            text not null,
  -- No foreign key: the file is removed as orphaned when it is a day old, and only its owner may see it. The rows stay.
  file_id         bigint not null,
  file_name       text not null,
  sheet_name      text not null default '',
  -- The columns of the file: their headings, whether they are hidden, and a few values of each.
  columns         jsonb not null,
  -- The field of each column that is read, by its place; values to be read as others.
  mapping         jsonb not null default '{}',
  replacements    jsonb not null default '[]',
  state           text not null default 'uploaded' check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  mode            text check (mode in ('both', 'create', 'update')),
  is_all_or_none  boolean not null default false,
  new_count       int not null default 0,
  changed_count   int not null default 0,
  unchanged_count int not null default 0,
  wrong_count     int not null default 0,
  written_count   int not null default 0,
  failed_count    int not null default 0,
  undone_count    int not null default 0,
  kept_count      int not null default 0,
  -- What is wrong, by field: how often, and the most frequent reasons.
  problems        jsonb not null default '[]',
  -- The columns of a new record that the file does not have.
  base            jsonb not null default '{}',
  check_ms        int not null default 0,
  job_id          bigint,
  created_time    timestamptz not null default now(),
  finished_time   timestamptz,
  undone_time     timestamptz,
  primary key (tenant_id, id),
  constraint import_run_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index import_run_by_user on public.import_run (tenant_id, user_id, id desc);
create index import_run_by_noun on public.import_run (tenant_id, noun, id desc);
create index import_run_by_time on public.import_run (tenant_id, created_time);
call app.isolate('public.import_run');
grant insert, update, delete on public.import_run to edp_app;

create table public.import_row (
  tenant_id  int not null default app.current_tenant(),
  run_id     bigint not null,
  -- As Excel numbers it.
  row_number int not null,
  result     text not null check (result in ('new', 'changed', 'unchanged', 'wrong')),
  -- What the file says, in the order of the columns that are read.
  cells      jsonb not null,
  -- What would be written, by column: all that the file has of a new record, what differs of another; and what that was before.
  input      jsonb,
  before     jsonb,
  -- For people: the texts before and after by field, what was converted, what is wrong.
  difference jsonb,
  notes      jsonb,
  errors     jsonb,
  record_id  bigint,
  -- Of the record: as the dry run found it, and as the import left it.
  version    int,
  -- In the transaction that writes the record: nothing is imported twice.
  state      text check (state in ('written', 'failed', 'undone', 'kept')),
  -- Why it failed, or was kept when the import was undone.
  reason     text,
  primary key (tenant_id, run_id, row_number),
  constraint import_row_run_id_fkey foreign key (tenant_id, run_id) references public.import_run on delete cascade
);
call app.isolate('public.import_row');
grant insert, update, delete on public.import_row to edp_app;

-- Which field a user last read from a column with this heading.
create table public.import_heading (
  tenant_id int not null default app.current_tenant(),
  user_id   bigint not null,
  noun      text not null,
  heading   text not null,
  field     text not null,
  primary key (tenant_id, user_id, noun, heading),
  constraint import_heading_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
call app.isolate('public.import_heading');
grant insert, update, delete on public.import_heading to edp_app;
