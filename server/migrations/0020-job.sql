-- What users see of their background jobs. The work itself waits in the queue of pg-boss (schema `pgboss`, decision 16).
create table public.job (
  tenant_id      int not null default app.current_tenant() references app.tenant,
  id             bigint generated always as identity,
  user_id        bigint not null,
  kind           text not null,
  -- The entry in the queue; an earlier entry of the same job is ignored.
  queue_id       uuid not null,
  payload        jsonb not null,
  -- A translation key, as an error is: each user reads them in their language.
  title_key      text not null,
  title_params   jsonb not null default '{}',
  state          text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  attempt        int not null default 0,
  progress_done  bigint not null default 0,
  progress_total bigint not null default 0,
  error_key      text,
  error_params   jsonb,
  -- No foreign key: the file is removed as orphaned when it is a day old, and only its owner may see it.
  result_file_id bigint,
  created_time   timestamptz not null default now(),
  started_time   timestamptz,
  finished_time  timestamptz,
  primary key (tenant_id, id),
  constraint job_user_id_fkey foreign key (tenant_id, user_id) references public.user_account on delete cascade
);
create index job_by_user on public.job (tenant_id, user_id, id desc);
create index job_queued on public.job (tenant_id) where state = 'queued';
create index job_by_finish on public.job (tenant_id, finished_time) where finished_time is not null;

-- Isolated, without change records: progress is written several times a second.
call app.isolate('public.job');
grant insert, update, delete on public.job to edp_app;
